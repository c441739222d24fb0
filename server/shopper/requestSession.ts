import type { FastifyRequest } from "fastify";
import { customerOf, isAccounts } from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import { isRedacted, redactToken } from "#relay/session/redactedToken.ts";
import { cookies, readToken, removeToken, setToken } from "./cookies.ts";
import type { PrivateReply } from "./privateReply.ts";

/**
 * The session of one request. A token that is written is read back within the request, so that its
 * next call continues the same session.
 */
export type RequestSession = TokenStore & {
  /** Ends the session in the browser. */
  end: () => void;
  /**
   * Resolves the browser's token: a redacted one stands for the account's in the HttpOnly cookie.
   * Without that cookie, a logged-in customer gets a new session; a guest's redacted token stays,
   * and the backend refuses it.
   */
  restore: (held: string | undefined) => string | undefined;
  /** Stores an account's token in the HttpOnly cookie; returns the redacted one for the browser. */
  redact: (token: string) => string;
};

/** Reads the session from a request's cookies and writes it to the response's `Set-Cookie`. */
export function requestSession(request: FastifyRequest, reply: PrivateReply): RequestSession {
  const account = readToken(request, cookies.account);

  function restore(held: string | undefined): string | undefined {
    if (held === undefined || !isRedacted(held)) return held;
    if (account !== undefined && customerOf(account) === customerOf(held)) return account;
    return readToken(request, cookies.customer) === undefined ? held : undefined;
  }

  const held = readToken(request, cookies.session);
  let token = restore(held);
  // Earlier versions stored an account's token where scripts read it.
  let isExposed = token !== undefined && token === held && isAccounts(token) && !isRedacted(token);

  function redact(next: string): string {
    if (!isAccounts(next)) return next;
    setToken(request, reply, cookies.account, next);
    return redactToken(next);
  }

  function forgetAccount(): void {
    if (account !== undefined) removeToken(request, reply, cookies.account);
  }

  function write(next: string): void {
    token = next;
    isExposed = false;
    if (!isAccounts(next)) forgetAccount();
    setToken(request, reply, cookies.session, redact(next));
  }

  return {
    read: () => {
      if (isExposed && token !== undefined) write(token);
      return token;
    },
    write,
    end: () => {
      token = undefined;
      isExposed = false;
      forgetAccount();
      removeToken(request, reply, cookies.session);
    },
    restore,
    redact,
  };
}
