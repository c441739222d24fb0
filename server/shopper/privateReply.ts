import type { FastifyReply } from "fastify";

declare const brand: unique symbol;

/** Reply for one shopper, which may set cookies: no cache stores the response. */
export type PrivateReply = FastifyReply & { readonly [brand]: true };

/** Declares a response private; nothing else gives a `PrivateReply`. */
export function declarePrivate(reply: FastifyReply): PrivateReply {
  reply.header("cache-control", "private, no-store");
  return reply as PrivateReply;
}
