import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { isRedacted } from "#relay/session/redactedToken.ts";
import type {
  OperationRateLimits,
  RequestClass,
  Sender,
} from "#server/limits/operationRateLimits.ts";
import { cookies, readToken } from "#server/shopper/cookies.ts";
import { t } from "#words/t.ts";
import { sendError } from "./errorPages.ts";
import { isCrossSite } from "./formPosts.ts";

// Rate limits of form posts.

declare module "fastify" {
  interface FastifyContextConfig {
    /** Class of a route's form posts, whose attempts are limited; it may depend on the form. */
    requestClass?: RequestClass | ((request: FastifyRequest) => RequestClass);
  }
}

/**
 * Returns the sender of a request with this session token. A redacted one stands for the account's
 * in the HttpOnly cookie, since anyone can write a redacted one.
 */
export function senderOf(request: FastifyRequest, token: string | undefined): Sender {
  const isHidden = token !== undefined && isRedacted(token);
  const account = isHidden ? readToken(request, cookies.account) : undefined;
  return { address: request.ip, session: account ?? token };
}

/** Responds to a request beyond a rate limit, in a form that each of our scripts reads. */
function refuse(request: FastifyRequest, reply: FastifyReply, retryAfterSeconds: number) {
  reply.header("retry-after", retryAfterSeconds);
  if (/\btext\/html\b/i.test(request.headers.accept ?? "")) return sendError(request, reply, 429);
  const message = t("form.tooQuick");
  const order = { outcome: "failed", message, effectOfCall: "none" } satisfies CheckoutResponse;
  const body = { ...order, ok: false, errors: [{ message }] };
  return reply.code(429).header("cache-control", "no-store").send(body);
}

/** Limits the form posts of routes that name a class in their configuration. */
export function registerPostLimits(app: FastifyInstance, { take }: OperationRateLimits): void {
  app.addHook("preHandler", async (request, reply) => {
    const { requestClass: given } = request.routeOptions.config;
    // The route refuses posts from other sites, which must not use up the shopper's attempts.
    if (!given || request.method !== "POST" || isCrossSite(request)) return;
    const requestClass = typeof given === "function" ? given(request) : given;
    const sender = senderOf(request, readToken(request, cookies.session));
    const { isAllowed, retryAfterSeconds } = await take(requestClass, sender);
    if (!isAllowed) return refuse(request, reply, retryAfterSeconds);
  });
}
