import type { FastifyReply, FastifyRequest } from "fastify";
import { customerOf, isAccountToken } from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import { isRedacted, redactToken } from "#relay/session/redactedToken.ts";
import { cookies, readTokens, removeCookie, setCookie } from "./cookies.ts";
import type { RequestCustomer } from "./requestCustomer.ts";

/**
 * The session of one request. A token that is written is read back within the request, so that its
 * next call continues the same session.
 */
export type RequestSession = TokenStore & {
  /** Ends the session in the browser. */
  end: () => void;
  /** True if the browser sent several session cookies: its script may read another than ours. */
  isAmbiguous: boolean;
  /**
   * Resolves the browser's token: a redacted one stands for the account's in the HttpOnly cookie,
   * and one of several session cookies for the one that counts.
   * Without that cookie, a signed-in customer gets a new session. Without the account's sign-in the
   * token is redacted, and the backend refuses it: it opens nothing of the account.
   */
  restore: (held: string | undefined) => string | undefined;
  /** Stores an account's token in the HttpOnly cookie; returns the redacted one for the browser. */
  redact: (token: string) => string;
};

/** Check of a session token by the backend. */
export type TokenCheck = {
  /** True for a token that the backend has confirmed. */
  isConfirmed: (token: string) => boolean;
  /** True for a token that the backend has refused lately. */
  isRefused: (token: string) => boolean;
  /** Sends a token to the backend, which may confirm it; never rejects. */
  confirm: (token: string) => Promise<void>;
};

/** Tokens of one request that are sent to the backend, at most: the sender chooses the number. */
const MAX_SENT = 4;

/**
 * Lets the backend confirm one of several tokens: a server that has restarted knows none. One that
 * it has refused is not sent again.
 */
async function confirmOne(
  tokens: readonly string[],
  { isConfirmed, isRefused, confirm }: TokenCheck,
): Promise<void> {
  if (tokens.length > 1 && !tokens.some(isConfirmed)) {
    const sent = tokens.slice(0, MAX_SENT).filter((token) => !isRefused(token));
    await Promise.all(sent.map(confirm));
  }
}

/**
 * Chooses one of several tokens, of which another site of the domain may have planted some: the one
 * that the backend has confirmed if exactly one is, else the first of those sent to it that it has
 * not refused.
 * @param tokenOf returns the token that a cookie's text stands for
 */
function choose(
  held: readonly string[],
  { isConfirmed, isRefused }: TokenCheck,
  tokenOf: (text: string) => string = (text) => text,
): string | undefined {
  if (held.length < 2) return held[0];
  const confirmed = held.filter((text) => isConfirmed(tokenOf(text)));
  if (confirmed.length === 1) return confirmed[0];
  return held.slice(0, MAX_SENT).find((text) => !isRefused(tokenOf(text))) ?? held[0];
}

/** Reads the session from a request's cookies and writes it to the response's `Set-Cookie`. */
export async function requestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  check: TokenCheck,
  customer: Pick<RequestCustomer, "isSignedIn" | "account">,
): Promise<RequestSession> {
  const accounts = readTokens(request, cookies.account);
  await confirmOne(accounts, check);

  function restore(held: string | undefined): string | undefined {
    if (held === undefined || !isRedacted(held)) return held;
    const own = accounts.filter((account) => customerOf(account) === customerOf(held));
    const account = choose(own, check);
    if (account !== undefined) return account;
    return customer.isSignedIn() ? undefined : held;
  }

  /** Redacts an account's token unless its customer is signed in, also if that ends meanwhile. */
  function withSignIn(given: string | undefined): string | undefined {
    if (given === undefined || !isAccountToken(given)) return given;
    const account = customer.account() ?? customerOf(given);
    const isOwn = customer.isSignedIn() && account === customerOf(given);
    return isOwn ? given : redactToken(given);
  }

  const sessions = readTokens(request, cookies.session);
  const isAmbiguous = sessions.length > 1;
  const restored = (each: string) => restore(each) ?? each;
  await confirmOne(sessions.map(restored), check);
  const held = choose(sessions, check, restored);
  let token = restore(held);
  // Earlier versions stored an account's token where scripts read it.
  let isExposed =
    token !== undefined && token === held && isAccountToken(token) && !isRedacted(token);

  function redact(next: string): string {
    if (!isAccountToken(next)) return next;
    setCookie(request, reply, cookies.account, next);
    return redactToken(next);
  }

  function forgetAccount(): void {
    if (accounts.length > 0) removeCookie(request, reply, cookies.account);
  }

  function write(next: string): void {
    token = next;
    isExposed = false;
    if (!isAccountToken(next)) forgetAccount();
    setCookie(request, reply, cookies.session, redact(next));
  }

  return {
    read: () => {
      const current = withSignIn(token);
      if (isExposed && current !== undefined && current === token) write(current);
      return current;
    },
    write,
    // The cookie stays until a new session replaces it: the browser still has the refused one's
    // lines, and restores them when it meets the refusal itself.
    clear: () => {
      token = undefined;
      isExposed = false;
    },
    end: () => {
      token = undefined;
      isExposed = false;
      forgetAccount();
      removeCookie(request, reply, cookies.session);
      removeCookie(request, reply, cookies.ordered);
    },
    isAmbiguous,
    restore: (current) =>
      withSignIn(isAmbiguous && sessions.includes(current ?? "") ? token : restore(current)),
    redact,
  };
}
