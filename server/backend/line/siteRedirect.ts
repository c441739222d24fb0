import { BackendError, effectOfStatus } from "#relay/contract/errors.ts";
import { startOutgoingCall } from "#server/observe/requestTrace.ts";
import { retryAfterIn } from "./retryAfter.ts";

// Redirects of the shop's own site, for products and pages that have moved.

/** Timeout of redirect lookups on the shop's site, in milliseconds. */
const SITE_TIMEOUT_MS = 2000;

/** Statuses of redirects: for good and for now, and the two that keep a request's method. */
const statuses = [301, 302, 307, 308] as const;

/** Redirect of a site: its status, and the address that it leads to, of any site. */
export type SiteRedirect = { status: (typeof statuses)[number]; location: string };

/** Longest address that is followed: browsers and caches accept it. */
const LONGEST_ADDRESS = 2000;

/**
 * Looks up a path's redirect on a site, which is not followed. Rejects with `BackendError` if the site
 * refuses the request for now.
 */
export async function requestRedirect(
  origin: string,
  path: string,
): Promise<SiteRedirect | undefined> {
  const { traceparent } = startOutgoingCall();
  const response = await fetch(origin + path, {
    headers: { traceparent },
    // WordPress responds to HEAD before it renders anything.
    method: "HEAD",
    redirect: "manual",
    signal: AbortSignal.timeout(SITE_TIMEOUT_MS),
  });
  const effect = effectOfStatus(response.status);
  if (effect === "none") {
    throw new BackendError(`the shop's site responded with ${response.status}`, {
      effect,
      status: response.status,
      retryAfterSeconds: retryAfterIn(response.headers, Date.now()),
    });
  }
  const status = statuses.find((each) => each === response.status);
  const address = response.headers.get("location");
  if (status === undefined || address === null) return undefined;
  const location = URL.parse(address, origin + path)?.href ?? "";
  return location === "" || location.length > LONGEST_ADDRESS ? undefined : { status, location };
}
