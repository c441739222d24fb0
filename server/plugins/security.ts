import type { FastifyInstance } from "fastify";
import { bootSource } from "#server/pages/bootScript.ts";

/**
 * The headers that every answer carries, over the shop at an endpoint. Kept pages cannot hold a nonce, so the policy names the
 * one inline script by its hash. Pictures may come from the shop's own WordPress, which is on plain
 * HTTP only where its endpoint is.
 */
export function securityHeaders(endpoint: string | undefined): Record<string, string> {
  const plainOrigin = endpoint?.startsWith("http:") ? ` ${new URL(endpoint).origin}` : "";
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${bootSource()}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https:${plainOrigin}`,
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
  return {
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  };
}

/** Gives every answer of a route these headers. */
export function registerSecurity(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onSend", async (_request, reply, payload) => {
    reply.headers(headers);
    return payload;
  });
}
