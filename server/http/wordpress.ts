import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Backend } from "#server/backend/line/backend.ts";
import { PRIVATE, readCookies } from "#server/shopper/cookies.ts";
import { isCrossSite } from "./formPosts.ts";

// Pages of the WordPress that the embedded shop has, below a path or the whole origin.

const MAX_BYTES = 64 * 1024;

/** Headers that are the server's own, or that a client must not set. */
const OWN_HEADERS = new Set([
  "content-length",
  "transfer-encoding",
  "connection",
  "x-forwarded-for",
]);

/** Converts a request into that of a page, with the client's address. */
function pageRequest(request: FastifyRequest): Request {
  const { raw, headers, body } = request;
  const { method = "GET", url = "/" } = raw;
  const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
  const forwarded = new Headers(kept.map(([name, value]) => [name, String(value)]));
  forwarded.set("x-real-ip", request.ip);
  const cookies = readCookies(request);
  if (cookies !== undefined) forwarded.set("cookie", cookies);
  return new Request(`http://wordpress.internal${url}`, {
    method,
    headers: forwarded,
    ...(typeof body === "string" && { body }),
  });
}

/**
 * Registers the pages of a WordPress that this process serves too, below a path, or those of the
 * demonstration's cards.
 * @param base path of the pages; empty if WordPress has the origin for itself
 */
export function registerWordPress(
  app: FastifyInstance,
  pages: Backend["wordpress"],
  base: string,
): void {
  if (!pages) return;

  async function send(request: FastifyRequest, reply: FastifyReply) {
    // The Store API needs a header that other sites cannot send: a nonce or a cart token.
    const isForm = request.method === "POST" && !request.url.startsWith(`${base}/wp-json/`);
    if (isForm && isCrossSite(request)) return reply.code(403).send();
    const response = await pages?.(pageRequest(request));
    if (!response) return reply.code(404).send();
    reply.header("cache-control", PRIVATE);
    const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header("set-cookie", cookies);
    return reply
      .code(response.status)
      .headers(headers)
      .send(await response.text());
  }

  const respond = (request: FastifyRequest, reply: FastifyReply) => send(request, reply);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, body),
    );
    if (base !== "") scope.get(base, respond);
    scope.get(`${base}/*`, respond);
    scope.options(`${base}/wp-json/*`, respond);
    scope.post(`${base}/*`, { bodyLimit: MAX_BYTES }, respond);
  });
}
