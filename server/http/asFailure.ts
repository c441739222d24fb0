import { OverloadError } from "#server/limits/admission.ts";

/**
 * Returns an error as the `failure` of a page request: the unavailable page is rendered if the
 * backend is unavailable, else the error page. Rethrows an overload, which gets the busy page.
 */
export function asFailure(error: unknown): { failure: unknown } {
  if (error instanceof OverloadError) throw error;
  // Vike prints the message, but not the cause, which may quote a shopper; our log redacts it.
  return { failure: new Error("the page's data could not be supplied", { cause: error }) };
}
