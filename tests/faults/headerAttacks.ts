import type { FastifyInstance } from "fastify";
import type { LocalShop } from "./faultyShop.ts";

// Attacks of the fault bench that a header of each page, or its absence, prevents in browsers.

/** Creates an attack on each page that lacks a header, or whose header does not fit. */
const onPages = (violation: string, name: string, fits: RegExp) => async (shop: LocalShop) => {
  const { headers } = await shop.app.inject("/cart");
  return fits.test(String(headers[name] ?? "")) ? [] : [violation];
};

const POLICY = "content-security-policy";

/** Path of a public page that sets a cookie by mistake. */
const MISTAKEN = "/mistaken";

/** Adds the mistaken page to a server. */
export const addMistakenPage = (app: FastifyInstance): void =>
  void app.get(MISTAKEN, (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=60")
      .setCookie("woo-session", "somebody", { path: "/" })
      .send("ok"),
  );

/** Attacks by the protection that they aim at. */
export const headerAttacks = {
  scriptHashes: onPages(
    "injected: an inline script runs",
    POLICY,
    /script-src (?![^;]*'unsafe-inline')/,
  ),
  styleHashes: onPages(
    "injected: an inline style applies",
    POLICY,
    /style-src (?![^;]*'unsafe-inline')/,
  ),
  trustedTypes: onPages(
    "injected: script makes HTML of any string",
    POLICY,
    /require-trusted-types-for 'script'/,
  ),
  pictureOrigins: onPages("sent: a picture of any origin loads", POLICY, /img-src (?!\*)/),
  permissionsPolicy: onPages(
    "allowed: a page may ask for payment",
    "permissions-policy",
    /payment=\(\)/,
  ),
  openerPolicy: onPages(
    "reached: a page of another site holds the window",
    "cross-origin-opener-policy",
    /^same-origin$/,
  ),
  resourcePolicy: onPages(
    "embedded: another site loads the response",
    "cross-origin-resource-policy",
    /^same-origin$/,
  ),
  strictTransport: onPages(
    "plain: a browser may return without TLS",
    "strict-transport-security",
    /^max-age=[1-9]/,
  ),

  /** A cache hands out a public page to everybody. */
  publicCookies: async ({ app }: LocalShop) => {
    const { headers } = await app.inject(MISTAKEN);
    return headers["set-cookie"] === undefined ? [] : ["foreign: a public page has a session"];
  },
};
