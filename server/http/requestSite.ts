import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Site that a request was made from; `unknown` if its headers do not tell. */
export type RequestSite = "own" | "foreign" | "unknown";

/** Parts of a request that tell its site. */
export type SentFrom = Pick<FastifyRequest, "host" | "server"> & {
  headers: Pick<IncomingHttpHeaders, "origin" | "sec-fetch-site">;
};

/** Decorator of an app with the origin of its public URL, if that is set. */
const PUBLIC_ORIGIN = "publicOrigin";

/** Sets the origin of an app's public URL, which tells the scheme of its pages. */
export const setPublicOrigin = (app: FastifyInstance, origin: string | undefined): void =>
  void app.decorate(PUBLIC_ORIGIN, origin);

/** Parses an origin of HTTP or HTTPS; undefined if it is not one. */
const parsed = (origin: string) =>
  /^https?:\/\//.test(origin) ? (URL.parse(origin) ?? undefined) : undefined;

/**
 * True for an origin of the public URL's host with the other scheme: over plain HTTP, anybody on
 * the way can write a page of that origin. At any other host of the server the scheme is unknown.
 */
function hasOtherScheme({ server }: SentFrom, { host, origin }: URL): boolean {
  if (!server.hasDecorator(PUBLIC_ORIGIN)) return false;
  const known = server.getDecorator<string | undefined>(PUBLIC_ORIGIN);
  return known !== undefined && parsed(known)?.host === host && known !== origin;
}

/**
 * Reads the site that a request was made from: by Fetch Metadata, which scripts cannot set; from a
 * browser that sends none (an older one, or over plain HTTP), by `Origin`.
 */
export function requestSite(request: SentFrom): RequestSite {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site !== undefined) return site === "same-origin" || site === "none" ? "own" : "foreign";
  if (origin === undefined || origin === "null") return "unknown";
  const from = parsed(origin);
  // The host of the request has no default port of the origin's scheme either.
  const host = from && parsed(`${from.protocol}//${request.host}`)?.host;
  return from && from.host === host && !hasOtherScheme(request, from) ? "own" : "foreign";
}
