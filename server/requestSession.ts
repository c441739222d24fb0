import type { FastifyReply, FastifyRequest } from "fastify";
import { customerOf, isAccounts, sessionCookie, tokenInCookies } from "#relay/session.ts";
import type { TokenStore } from "#relay/session.ts";
import { needsSecure, setCookie } from "./cookies.ts";

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

/** The token store of one request, which can also end the session. */
export type RequestTokens = TokenStore & { end: () => void };

/**
 * The token store of one request: its cookie, and its answer's `Set-Cookie`. What is written is
 * read back within the request, so that its next call goes on with the same session.
 */
export function requestTokens(request: FastifyRequest, reply: FastifyReply): RequestTokens {
  let token = tokenInCookies(request.headers.cookie);
  const secure = needsSecure(request);
  return {
    read: () => token,
    write: (next) => {
      token = next;
      setCookie(reply, sessionCookie(next, { secure }));
    },
    end: () => {
      token = undefined;
      setCookie(reply, sessionCookie("", { secure, lifetime: 0 }));
    },
  };
}
