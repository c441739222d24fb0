import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Site that a request was made from; `unknown` if its headers do not tell. */
export type RequestSite = "own" | "foreign" | "unknown";

/** Parts of a request that tell its site. */
export type SentFrom = Pick<FastifyRequest, "host" | "server"> & {
  headers: Pick<IncomingHttpHeaders, "origin" | "sec-fetch-site">;
};

/** Decorator of an app that takes every request for its own. */
const TRUSTS_ALL_SITES = "trustsAllSites";

/** Switches the check off for an app: a test shows what it prevents. */
export const trustAllSites = (app: FastifyInstance): void =>
  void app.decorate(TRUSTS_ALL_SITES, true);

/** Host of an origin, without the default port of its protocol; undefined if it is not one. */
const hostOf = (origin: string) =>
  /^https?:\/\//.test(origin) ? URL.parse(origin)?.host : undefined;

/**
 * Reads the site that a request was made from: by Fetch Metadata, which scripts cannot set; from a
 * browser that sends none (an older one, or over plain HTTP), by `Origin`.
 */
export function requestSite(request: SentFrom): RequestSite {
  if (request.server.hasDecorator(TRUSTS_ALL_SITES)) return "own";
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site !== undefined) return site === "same-origin" || site === "none" ? "own" : "foreign";
  if (origin === undefined || origin === "null") return "unknown";
  const [scheme = ""] = origin.split("://", 1);
  const from = hostOf(origin);
  return from !== undefined && from === hostOf(`${scheme}://${request.host}`) ? "own" : "foreign";
}
