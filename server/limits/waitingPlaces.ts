import { BackendError } from "#relay/contract/errors.ts";

/** Seconds after which a call that found no place may be repeated. */
const RETRY_AFTER_SECONDS = 2;

/** Bounded waiting room per key: a session, an IP address. */
export type WaitingPlaces = {
  /**
   * Takes a place and returns the function that gives it back. Throws `BackendError` if all places
   * of the key are taken: the call was not sent and may be repeated.
   */
  enter: (key: string) => () => void;
};

/** Creates waiting places, so many per key; a key is counted while something waits. */
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
