import { BackendError, effectOfStatus } from "#relay/contract/errors.ts";
import { startOutgoingCall } from "#server/observe/requestTrace.ts";
import { retryAfterIn } from "./retryAfter.ts";

// Redirects of the shop's own site, for products and pages that have moved.

/** Timeout of redirect lookups on the shop's site, in milliseconds. */
const SITE_TIMEOUT_MS = 2000;

/**
 * Looks up a path's redirect on a site; ignores redirects to other origins. Rejects with `BackendError`
 * if the site refuses the request for now.
 */
export async function requestRedirect(origin: string, path: string): Promise<string | undefined> {
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
  const location = response.headers.get("location");
  if (![301, 302, 308].includes(response.status) || !location) return undefined;
  const target = URL.parse(location, origin);
  return target?.origin === origin ? target.pathname : undefined;
}
