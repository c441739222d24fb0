import type { FastifyReply, FastifyRequest } from "fastify";
import { customerOf, needsSecureCookie, sessionCookie, tokenInCookies } from "#relay/session.ts";
import type { TokenStore } from "#relay/session.ts";

/**
 * A request's tokens for rendering a page: a refused session stays refused, so that the browser,
 * which still knows its lines, meets the refusal itself and can keep them.
 */
export function readingTokens(tokens: TokenStore): TokenStore {
  return {
    read: tokens.read,
    write: (next) => {
      if (customerOf(next) === customerOf(tokens.read())) tokens.write(next);
    },
  };
}

/**
 * The token store of one request: its cookie, and its answer's `Set-Cookie`. What is written is
 * read back within the request, so that its next call goes on with the same session.
 */
export function requestTokens(request: FastifyRequest, reply: FastifyReply): TokenStore {
  let token = tokenInCookies(request.headers.cookie);
  const secure = needsSecureCookie({
    protocol: `${request.protocol}:`,
    hostname: request.hostname.replace(/:\d+$/, ""),
  });
  return {
    read: () => token,
    write: (next) => {
      token = next;
      // Fastify would add a second one, and of two the browser may keep either.
      reply.removeHeader("set-cookie");
      reply.header("set-cookie", sessionCookie(next, { secure }));
      reply.header("cache-control", "private, no-store");
    },
  };
}
