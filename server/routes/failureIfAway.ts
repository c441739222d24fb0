import { backendErrorIn } from "#relay/contract/errors.ts";

/**
 * Returns an error as the `failure` of a page request if the backend is away, so that the
 * unavailable page is rendered; rethrows any other.
 */
export function failureIfAway(error: unknown): { failure: unknown } {
  if (!backendErrorIn(error)) throw error;
  return { failure: error };
}
