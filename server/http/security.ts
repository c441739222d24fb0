import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SecurityHeaders } from "./securityHeaders.ts";

// Security headers, set by a Fastify hook.

declare module "fastify" {
  interface FastifyReply {
    /** Source of the style that the sent page inlines; empty if it has none. */
    styleSource: string;
  }
}

const isHtml = (reply: FastifyReply) =>
  /^text\/html\b/.test(String(reply.getHeader("content-type")));

/** Sets a response's security headers; those that its route has set stay. */
function secure(headersOf: SecurityHeaders, request: FastifyRequest, reply: FastifyReply): void {
  const { url, protocol } = request;
  const headers = headersOf({
    url,
    protocol,
    isHtml: isHtml(reply),
    styleSource: reply.styleSource,
  });
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

/** Adds the security headers to every response; in development there are none. */
export function registerSecurity(app: FastifyInstance, headersOf?: SecurityHeaders): void {
  app.decorateReply("styleSource", "");
  if (!headersOf) return;
  app.addHook("onSend", (request, reply, payload, done) => {
    secure(headersOf, request, reply);
    done(null, payload);
  });
}
