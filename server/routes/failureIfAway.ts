import { backendErrorIn } from "#relay/contract/errors.ts";

/**
 * Returns an error as a page request's `failure` if the backend is away, so that the page says what
 * still works; rethrows any other.
 */
export function failureIfAway(error: unknown): { failure: unknown } {
  if (!backendErrorIn(error)) throw error;
  return { failure: error };
}
