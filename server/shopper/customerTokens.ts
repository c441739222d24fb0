import { LRUCache } from "lru-cache";
import { claimsOf } from "#relay/session/session.ts";
import { hashOfToken } from "#server/gateway/hashOfToken.ts";
import { cookies } from "./cookies.ts";
import type { ClientRequest } from "./requestClient.ts";

/** Access tokens of signed-in customers, cached in the memory of this process only. */
export type CustomerTokens = {
  /**
   * Returns a customer's access token, refreshed in the name of this request if none is valid;
   * concurrent requests of a customer share one refresh. Undefined if the backend refuses the
   * refresh token; rejects without a usable response.
   */
  accessToken: (refreshToken: string, request: ClientRequest) => Promise<string | undefined>;
  cache: (refreshToken: string, accessToken: string) => void;
  forget: (refreshToken: string) => void;
};

type Access = { token: string; until: number };
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
 */
export function createCustomerTokens(
  refresh: (refreshToken: string, request: ClientRequest) => Promise<string | undefined>,
  now: () => number = Date.now,
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
    ...renewed: Parameters<typeof refresh>
  ): Promise<string | undefined> {
    try {
      const token = await refresh(...renewed);
      entry.access = token === undefined ? undefined : accessFrom(token);
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
    cache: (refreshToken, accessToken) =>
      void entries.set(hashOfToken(refreshToken), { access: accessFrom(accessToken) }),
    forget: (refreshToken) => void entries.delete(hashOfToken(refreshToken)),
  };
}
