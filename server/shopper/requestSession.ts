import type { FastifyReply, FastifyRequest } from "fastify";
import { customerOf, isAccounts, sessionCookie, tokenInCookies } from "#relay/session/session.ts";
import type { TokenStore } from "#relay/session/session.ts";
import { isRedacted, redactToken } from "#relay/session/redactedToken.ts";
import { needsSecure, setCookie } from "./cookies.ts";
import { CUSTOMER_COOKIE } from "./requestCustomer.ts";

/** The cookie that keeps an account's session token, which no script reads. */
const ACCOUNT_COOKIE = "vitrine-session";

/**
 * A request's tokens for rendering a page: a refused session stays refused, so that the browser,
 * which still knows its lines, meets the refusal itself and can keep them.
 */
export function readingTokens(tokens: TokenStore): TokenStore {
  return {
    read: tokens.read,
    write: (next) => {
      const isSame = customerOf(next) === customerOf(tokens.read());
      if (isSame || isAccounts(next)) tokens.write(next);
    },
  };
}

const keptFor = ({ headers }: FastifyRequest) => tokenInCookies(headers.cookie, ACCOUNT_COOKIE);

/**
 * The token that a browser means by what it holds: an account's is in the cookie beside it. Where
 * that is gone, who is logged in is given another; of who is not the stand-in goes on as it is, and
 * the backend refuses it.
 */
export function tokenMeant(request: FastifyRequest, held: string | undefined): string | undefined {
  if (held === undefined || !isRedacted(held)) return held;
  const kept = keptFor(request);
  if (kept !== undefined && customerOf(kept) === customerOf(held)) return kept;
  return tokenInCookies(request.headers.cookie, CUSTOMER_COOKIE) === undefined ? held : undefined;
}

function setAccountCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  lifetime?: number,
): void {
  const secure = needsSecure(request);
  const whole = sessionCookie(token, { secure, ...(lifetime !== undefined && { lifetime }) });
  setCookie(reply, `${ACCOUNT_COOKIE}${whole.slice(whole.indexOf("="))}; HttpOnly`);
}

/**
 * Keeps a token that the backend offers where no script reads it, if it is an account's.
 * @returns what the browser is to hold: the token, or its stand-in
 */
export function tokenToHold(request: FastifyRequest, reply: FastifyReply, token: string): string {
  if (!isAccounts(token)) return token;
  setAccountCookie(request, reply, token);
  return redactToken(token);
}

/** The token store of one request, which can also end the session. */
export type RequestTokens = TokenStore & { end: () => void };

/**
 * The token store of one request: its cookies, and its answer's `Set-Cookie`. What is written is
 * read back within the request, so that its next call goes on with the same session.
 */
export function requestTokens(request: FastifyRequest, reply: FastifyReply): RequestTokens {
  const shown = tokenInCookies(request.headers.cookie);
  let token = tokenMeant(request, shown);
  const secure = needsSecure(request);
  const forgetAccount = () => {
    if (keptFor(request) !== undefined) setAccountCookie(request, reply, "", 0);
  };
  function write(next: string): void {
    token = next;
    if (!isAccounts(next)) forgetAccount();
    setCookie(reply, sessionCookie(tokenToHold(request, reply, next), { secure }));
  }
  // As an earlier version of ours has left it.
  if (token !== undefined && token === shown && isAccounts(token) && !isRedacted(token))
    write(token);
  return {
    read: () => token,
    write,
    end: () => {
      token = undefined;
      forgetAccount();
      setCookie(reply, sessionCookie("", { secure, lifetime: 0 }));
    },
  };
}
