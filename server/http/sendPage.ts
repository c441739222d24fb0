import type { FastifyReply, FastifyRequest } from "fastify";
import {
  acceptedEncoding,
  encodedBody,
  entityTag,
  isKnownTag,
} from "#server/rendering/responseBody.ts";
import { isCachedPage } from "#server/rendering/cachedPage.ts";
import type { CachedPage } from "#server/rendering/cachedPage.ts";
import { REVALIDATE } from "#server/rendering/cdn.ts";
import type { CachedBody } from "#server/rendering/responseBody.ts";
import type { RenderedPage } from "#server/rendering/render.ts";
import { PRIVATE } from "#server/shopper/cookies.ts";
import { compressResponse } from "./compressResponse.ts";

// Responses with a page: its HTML or its payload, with ETag and compression.

const encodingFor = ({ headers }: FastifyRequest) => acceptedEncoding(headers["accept-encoding"]);

/** Sets the entity tag of a shared body; returns true if the browser has it cached. */
function isKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  encoding = encodingFor(request),
): boolean {
  const etag = `${tag.slice(0, -1)}-${encoding}"`;
  reply.header("vary", "Accept-Encoding").header("etag", etag).header("cache-control", REVALIDATE);
  return isKnownTag(request.headers["if-none-match"], etag);
}

function sendCached(request: FastifyRequest, reply: FastifyReply, body: CachedBody, type: string) {
  // A 304 response needs the type too, since its security headers replace the cached ones.
  reply.type(type);
  const encoding = encodingFor(request);
  if (isKnown(request, reply, body.etag, encoding)) return reply.code(304).send();
  if (encoding !== "plain") reply.header("content-encoding", encoding);
  return reply.send(encodedBody(body, encoding));
}

/** Sends a response that is not cached. */
async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  isShared: boolean,
) {
  if (isShared && isKnown(request, reply, entityTag(text))) return reply.code(304).send();
  return reply.send(await compressResponse(request, reply, text));
}

/** Redirects; a browser asks again each time, as the address may be another page's by then. */
const sendOn = (reply: FastifyReply, { status }: RenderedPage, location: string) =>
  reply.header("cache-control", PRIVATE).redirect(location, status);

/** Sets `Retry-After` on a page that failed because the backend is unavailable. */
function allowRetry(reply: FastifyReply, { retryAfterSeconds }: RenderedPage): void {
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
}

/** Sends a page's HTML. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage | RenderedPage,
) {
  const html = "text/html; charset=utf-8";
  reply.styleSource = page.styleSource ?? "";
  if (isCachedPage(page)) return sendCached(request, reply, page.html, html);
  if (page.location !== undefined) return sendOn(reply, page, page.location);
  const caching = page.isShared ? REVALIDATE : PRIVATE;
  allowRetry(reply.code(page.status).header("cache-control", caching), page);
  return sendRendered(request, reply.type(html), page.html, page.isShared);
}

/** Sends a page's payload, or the status of a page without one. */
export function sendPayload(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage | RenderedPage,
) {
  const json = "application/json; charset=utf-8";
  if (isCachedPage(page) && page.payload) return sendCached(request, reply, page.payload, json);
  if (!isCachedPage(page) && page.location !== undefined) {
    return sendOn(reply, page, page.location);
  }
  const caching = !isCachedPage(page) && page.isShared ? REVALIDATE : PRIVATE;
  reply.header("cache-control", caching).type(json);
  if (isCachedPage(page)) return reply.code(404).send({ status: 404 });
  allowRetry(reply, page);
  if (page.payload) {
    return sendRendered(request, reply.code(page.status), page.payload, page.isShared);
  }
  return reply.code(page.status === 200 ? 404 : page.status).send({ status: page.status });
}
