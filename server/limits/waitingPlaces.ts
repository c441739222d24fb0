import { BackendError } from "#relay/contract/errors.ts";

// Backpressure: rejects calls once too many wait for the same session or network.

/** `Retry-After` of a call that found no place, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Limited number of waiting calls per key, for example per session or per IP address. */
export type WaitingPlaces = {
  /**
   * Takes a place and returns the function that gives it back. Throws `BackendError` if all places
   * of the key are taken: the call was not sent and may be repeated.
   */
  enter: (key: string) => () => void;
};

/** Creates a number of waiting places per key; a key takes memory only while something waits. */
export function createWaitingPlaces(most: number): WaitingPlaces {
  const waiting = new Map<string, number>();

  function leave(key: string): void {
    const others = (waiting.get(key) ?? 1) - 1;
    if (others === 0) waiting.delete(key);
    else waiting.set(key, others);
  }

  return {
    enter: (key) => {
      const count = waiting.get(key) ?? 0;
      if (count >= most) {
        throw new BackendError("too many calls are waiting", {
          effect: "none",
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      waiting.set(key, count + 1);
      return () => leave(key);
    },
  };
}
