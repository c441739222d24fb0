import { claimsOf } from "#relay/session/session.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import type { Store } from "#server/store/store.ts";
import { cookies } from "./cookies.ts";
import type { EndedSignIns } from "./endedSignIns.ts";
import type { ClientRequest } from "./requestClient.ts";

/** Access tokens of signed-in customers, in the store. */
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

/** Access token, and the time until which it is used, in milliseconds. */
type Access = { token: string; until: number };

/** Longest time for which a token is stored: the lifetime of the sign-in's cookie. */
const STORED_MS = cookies.customer.lifetimeSeconds * 1000;
/** A token must outlast its way to the backend, and a mutation's wait for the session lock. */
const MARGIN_MS = 30_000;

/** Returns a JWT's lifetime by its own times: the backend's clock may differ from ours. */
function lifetimeMs(token: string, now: number): number {
  const { iat = now / 1000, exp = 0 } = claimsOf(token);
  return (exp - iat) * 1000 || 0;
}

/** A refresh token is worth as much as a password for a year: only its hash is stored. */
const nameOf = (refreshToken: string) => `access:${hashOfToken(refreshToken)}`;

/** Secret of a customer's access token: the store has none of those cookies. */
const secretOf = (refreshToken: string) => ({ text: refreshToken, purpose: "access token" });

/**
 * Creates the access tokens over a refresh function. None of the functions fails because of the
 * store: without it, each server has those that it has refreshed. Two servers may refresh at once:
 * the backend leaves earlier tokens valid, so that costs a call and needs no lock.
 */
export function createCustomerTokens(
  refresh: (refreshToken: string, request: ClientRequest) => Promise<string | undefined>,
  {
    store = openMemoryStore(),
    now = Date.now,
    ended = NONE_ENDED,
  }: { store?: Store; now?: () => number; ended?: EndedSignIns } = {},
): CustomerTokens {
  /** Refreshes under way, by the names of their tokens. */
  const renewals = new Map<string, Promise<string | undefined>>();

  function usable(stored: string | undefined): string | undefined {
    const { token, until } = JSON.parse(stored ?? "{}") as Partial<Access>;
    return until !== undefined && until > now() ? token : undefined;
  }

  function cache(refreshToken: string, token: string): void {
    const ms = lifetimeMs(token, now()) - MARGIN_MS;
    if (ms <= 0) return;
    const access: Access = { token, until: now() + ms };
    const options = { ms: Math.min(ms, STORED_MS), secret: secretOf(refreshToken) };
    void store.set(nameOf(refreshToken), JSON.stringify(access), options).catch(() => {});
  }

  /** Refreshes a token, which is not stored if its customer was forgotten meanwhile. */
  function renew(...[refreshToken, request]: Parameters<typeof refresh>) {
    const name = nameOf(refreshToken);
    async function renewed(): Promise<string | undefined> {
      const stored = await store.get(name, secretOf(refreshToken)).catch(() => undefined);
      const known = usable(stored);
      if (known !== undefined) return known;
      const token = await refresh(refreshToken, request);
      if (token !== undefined && renewals.get(name) === renewal) cache(refreshToken, token);
      return token;
    }
    const renewal = renewed().finally(() => {
      if (renewals.get(name) === renewal) renewals.delete(name);
    });
    renewals.set(name, renewal);
    return renewal;
  }

  return {
    accessToken: async (refreshToken, request) => {
      const name = nameOf(refreshToken);
      return usable(store.near(name)) ?? renewals.get(name) ?? renew(refreshToken, request);
    },
    cache,
    forget: (refreshToken) => {
      renewals.delete(nameOf(refreshToken));
      void store.delete(nameOf(refreshToken)).catch(() => {});
    },
    ended,
  };
}
