import { LRUCache } from "lru-cache";
import { claimsOf } from "#relay/session/session.ts";
import { hashOfToken } from "#server/backend/sessions/tokenFacts.ts";
import { cookies } from "./cookies.ts";
import type { EndedSignIns } from "./endedSignIns.ts";
import { UNSHARED } from "./sharedAccess.ts";
import type { Access, SharedAccess } from "./sharedAccess.ts";
import type { ClientRequest } from "./requestClient.ts";

/** Access tokens of signed-in customers, cached in memory and, for several servers, in their store. */
export type CustomerTokens = {
  /**
   * Returns a customer's access token, refreshed in the name of this request if none is valid;
   * concurrent requests of a customer share one refresh. Undefined if the backend refuses the
   * refresh token; rejects without a usable response.
   */
  accessToken: (refreshToken: string, request: ClientRequest) => Promise<string | undefined>;
  cache: (refreshToken: string, accessToken: string) => void;
  forget: (refreshToken: string) => void;
  /** Sign-ins that are not accepted any more, whatever the backend says. */
  ended: EndedSignIns;
};

/** Without a denylist, the backend alone ends sign-ins. */
const NONE_ENDED: EndedSignIns = {
  isEnded: async () => false,
  end: async () => {},
  endEarlier: async () => {},
};

type Entry = { access?: Access | undefined; renewal?: Promise<string | undefined> | undefined };

const MAX_CUSTOMERS = 10_000;
/** Time without use after which a customer is forgotten: the lifetime of the sign-in's cookie. */
const UNUSED_MS = cookies.customer.lifetimeSeconds * 1000;
/** A token must outlast its way to the backend, and a mutation's wait for the session lock. */
const MARGIN_MS = 30_000;

/** Returns a JWT's lifetime by its own times: the backend's clock may differ from ours. */
function lifetimeMs(token: string, now: number): number {
  const { iat = now / 1000, exp = 0 } = claimsOf(token);
  return (exp - iat) * 1000 || 0;
}

/**
 * Creates a cache of access tokens over a refresh function: of at most 10,000 customers, the least
 * recently used evicted, each for seven days without use.
 * @param shared tokens of all servers, which are read before a refresh. Two servers may refresh at
 *   once: the backend leaves earlier tokens valid, so that costs a call and needs no lock
 */
export function createCustomerTokens(
  refresh: (refreshToken: string, request: ClientRequest) => Promise<string | undefined>,
  {
    now = Date.now,
    shared = UNSHARED,
    ended = NONE_ENDED,
  }: { now?: () => number; shared?: SharedAccess | undefined; ended?: EndedSignIns } = {},
): CustomerTokens {
  // A refresh token is worth as much as a password for a year: only its hash is stored.
  const entries = new LRUCache<string, Entry>({
    max: MAX_CUSTOMERS,
    ttl: UNUSED_MS,
    ttlResolution: 0,
    perf: { now },
  });

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? {};
    entries.set(key, entry);
    return entry;
  }

  const accessFrom = (token: string): Access => ({
    token,
    until: now() + lifetimeMs(token, now()) - MARGIN_MS,
  });

  /** Writes to the entry object only, so that a customer forgotten meanwhile stays forgotten. */
  async function renew(
    entry: Entry,
    ...[refreshToken, request]: Parameters<typeof refresh>
  ): Promise<string | undefined> {
    try {
      const found = await shared.read(refreshToken);
      if (found && found.until > now()) {
        entry.access = found;
        return found.token;
      }
      const token = await refresh(refreshToken, request);
      entry.access = token === undefined ? undefined : accessFrom(token);
      const isForgotten = entries.get(hashOfToken(refreshToken)) !== entry;
      if (entry.access && !isForgotten) shared.write(refreshToken, entry.access);
      return token;
    } finally {
      entry.renewal = undefined;
    }
  }

  return {
    accessToken: async (refreshToken, request) => {
      const entry = entryOf(hashOfToken(refreshToken));
      const { access } = entry;
      if (access && access.until > now()) return access.token;
      entry.renewal ??= renew(entry, refreshToken, request);
      return entry.renewal;
    },
    cache: (refreshToken, accessToken) => {
      const access = accessFrom(accessToken);
      entries.set(hashOfToken(refreshToken), { access });
      shared.write(refreshToken, access);
    },
    forget: (refreshToken) => {
      entries.delete(hashOfToken(refreshToken));
      shared.remove(refreshToken);
    },
    ended,
  };
}
