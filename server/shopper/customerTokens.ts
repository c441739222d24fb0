import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { claimsOf } from "#relay/session/session.ts";

/** Access tokens of customers who are logged in, in the memory of this process and nowhere else. */
export type CustomerTokens = {
  /**
   * A customer's access token, asked for anew where there is none that is still good; the
   * customer's requests share one such question. Undefined where the backend refuses the refresh
   * token; rejects where it gives no usable answer.
   */
  accessToken: (refreshToken: string) => Promise<string | undefined>;
  remember: (refreshToken: string, accessToken: string) => void;
  forget: (refreshToken: string) => void;
};

type Access = { token: string; until: number };
type Entry = { access?: Access | undefined; renewal?: Promise<string | undefined> | undefined };

const MAX_CUSTOMERS = 10_000;
/** A token must outlast its way to the backend, and the turns that a mutation waits for. */
const MARGIN_MS = 30_000;

/** A refresh token is as good as a password for a year: only its hash is kept. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** How long a JWT lives, by its own times: the backend's clock may be another than ours. */
function lifetimeMs(token: string, now: number): number {
  const { iat = now / 1000, exp = 0 } = claimsOf(token);
  return (exp - iat) * 1000 || 0;
}

/** Keeps access tokens over a way to ask for new ones; the customers longest unseen are forgotten. */
export function createCustomerTokens(
  refresh: (refreshToken: string) => Promise<string | undefined>,
  now: () => number = Date.now,
): CustomerTokens {
  const entries = new LRUCache<string, Entry>({ max: MAX_CUSTOMERS });

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? {};
    entries.set(key, entry);
    return entry;
  }

  const accessFrom = (token: string): Access => ({
    token,
    until: now() + lifetimeMs(token, now()) - MARGIN_MS,
  });

  /** Writes to the entry alone: who has been forgotten meanwhile stays so. */
  async function renew(entry: Entry, refreshToken: string): Promise<string | undefined> {
    try {
      const token = await refresh(refreshToken);
      entry.access = token === undefined ? undefined : accessFrom(token);
      return token;
    } finally {
      entry.renewal = undefined;
    }
  }

  return {
    accessToken: async (refreshToken) => {
      const entry = entryOf(hashOf(refreshToken));
      const { access } = entry;
      if (access && access.until > now()) return access.token;
      entry.renewal ??= renew(entry, refreshToken);
      return entry.renewal;
    },
    remember: (refreshToken, accessToken) =>
      void entries.set(hashOf(refreshToken), { access: accessFrom(accessToken) }),
    forget: (refreshToken) => void entries.delete(hashOf(refreshToken)),
  };
}
