import { createHash, createHmac } from "node:crypto";
import { isIP } from "node:net";
import { plainAddress } from "#server/limits/clientNetwork.ts";

// Shopper's address and user agent, forwarded to WordPress under a shared secret, and the header of
// the storefront itself; wordpress/vitrine verifies them.

/** Headers that describe the shopper; the last two are added when a request is signed. */
const ADDRESS = "x-vitrine-client";
const AGENT = "x-vitrine-agent";
const TIME = "x-vitrine-time";
const SIGNATURE = "x-vitrine-signature";

/** Header with the time and the signature of a whole request: its path, body and shopper. */
const REQUEST = "x-vitrine-request";

/** Header by which an earlier release of the plugin recognizes the storefront's server. */
const STOREFRONT = "x-vitrine-storefront";

const MAX_AGENT = 400;

/** Reduces a user agent to a header value that both sides sign as the same bytes. */
const plainAgent = (agent: string) =>
  agent
    .replaceAll(/[^\x20-\x7e]/g, "?")
    .slice(0, MAX_AGENT)
    .trim();

/** Describes the shopper in the headers of a request to the backend; unsigned. */
export function describeClient(
  headers: Headers,
  { address, userAgent = "" }: { address?: string | undefined; userAgent?: string | undefined },
): void {
  const plain = plainAddress(address ?? "");
  if (isIP(plain) === 0) return;
  headers.set(ADDRESS, plain);
  headers.set(AGENT, plainAgent(userAgent));
}

/**
 * Signs a request to the backend, or removes the description of the shopper if there is no secret.
 * The headers of earlier releases are for a file of such a release: the present one does not accept
 * them from a day after the first signature of a whole request on.
 */
export function signRequest(
  headers: Headers,
  secret: string | undefined,
  { url, body, now = Date.now() }: { url: string; body: string; now?: number },
): void {
  signClient(headers, secret, now);
  signStorefront(headers, secret);
  headers.delete(REQUEST);
  if (secret === undefined) return;
  const time = String(Math.floor(now / 1000));
  const shopper = [ADDRESS, AGENT].map((name) => headers.get(name) ?? "");
  const hash = createHash("sha256").update(body).digest("hex");
  const signed = ["request", time, new URL(url).pathname, ...shopper, hash].join("\n");
  const signature = createHmac("sha256", secret).update(signed).digest("hex");
  headers.set(REQUEST, `${time}.${signature}`);
}

/** Signs the description of the shopper, or removes it if there is no secret. */
export function signClient(headers: Headers, secret: string | undefined, now = Date.now()): void {
  const address = headers.get(ADDRESS);
  if (secret === undefined || address === null) {
    headers.delete(ADDRESS);
    headers.delete(AGENT);
    return;
  }
  const time = String(Math.floor(now / 1000));
  const signed = [time, address, headers.get(AGENT) ?? ""].join("\n");
  headers.set(TIME, time);
  headers.set(SIGNATURE, createHmac("sha256", secret).update(signed).digest("hex"));
}

/** Marks a request to the endpoint as the storefront's own, or removes the mark if there is no secret. */
export function signStorefront(headers: Headers, secret: string | undefined): void {
  if (secret === undefined) headers.delete(STOREFRONT);
  else headers.set(STOREFRONT, createHmac("sha256", secret).update("endpoint").digest("hex"));
}
