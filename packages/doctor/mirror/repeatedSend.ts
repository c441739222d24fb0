import { setTimeout as pause } from "node:timers/promises";

// Repetition of reads that the backend refuses for a moment.

/** Attempts of a read, and the pause after the first; each further one is twice as long. */
const ATTEMPTS = 4;
const PAUSE_MS = 1_000;

/**
 * Creates a `fetch` that repeats a read which fails, after the pause that the backend requests. It
 * rejects with the last error. Only for reads: a change could be applied twice.
 * @param delayMs returns the milliseconds until the backend may be called again; 0 if it may be now
 */
export function createRepeatedSend(
  send: typeof fetch,
  delayMs: () => number,
  wait: (ms: number) => Promise<unknown> = pause,
): typeof fetch {
  return async (url, init) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(url, init);
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await wait(Math.max(delayMs(), PAUSE_MS * 2 ** (attempt - 1)));
      }
    }
  };
}
