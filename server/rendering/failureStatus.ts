import { backendErrorIn } from "#relay/contract/errors.ts";

// HTTP error status of a failed rendering, by its cause.

/** Default `Retry-After` of an unavailable backend, in seconds: it is probed every second. */
const RETRY_AFTER_SECONDS = 2;

/** Status of a page that could not be rendered, with its `Retry-After`. */
export type FailureStatus = { status: 500 } | { status: 503; retryAfterSeconds: number };

/** Returns the status for an error: 503 if the backend was unavailable, else 500. */
export function failureStatus(error: unknown): FailureStatus {
  const failure = backendErrorIn(error);
  if (!failure) return { status: 500 };
  return { status: 503, retryAfterSeconds: failure.retryAfterSeconds ?? RETRY_AFTER_SECONDS };
}
