import type { FastifyReply, FastifyRequest } from "fastify";
import { needsSecureCookie } from "#relay/session/session.ts";

/** Whether cookies set by a request's answer must be Secure. */
export const needsSecure = (request: FastifyRequest): boolean =>
  needsSecureCookie({
    protocol: `${request.protocol}:`,
    hostname: request.hostname.replace(/:\d+$/, ""),
  });

/** Sets a cookie with an answer, which nobody may keep from then on. */
export function setCookie(reply: FastifyReply, cookie: string): void {
  const name = cookie.slice(0, cookie.indexOf("=") + 1);
  const others = [reply.getHeader("set-cookie") ?? []].flat().map(String);
  // Fastify would add one more of the same name, and of two the browser may keep either.
  reply.removeHeader("set-cookie");
  for (const other of others) if (!other.startsWith(name)) reply.header("set-cookie", other);
  reply.header("set-cookie", cookie);
  reply.header("cache-control", "private, no-store");
}
