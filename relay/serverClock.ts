import { createListeners } from "./listeners.ts";

// Clock of the server in the browser, by the dates of its responses: a device's may be wrong by years.

/** Difference that responses explain by their duration, and a date by its whole seconds. */
const TOLERANCE_MS = 30_000;

/** Wait for the first response, after which the device's clock is taken. */
const WAIT_MS = 3_000;

const MINUTE_MS = 60_000;

const listeners = createListeners();
/** NaN before the first response. */
let aheadMs = Number.NaN;

/** Corrects the clock by a response, which no cache may have stored; returns the response. */
export function noteServerTime<Answer extends Pick<Response, "headers">>(response: Answer): Answer {
  const difference = Date.parse(response.headers.get("date") ?? "") - Date.now();
  const corrected = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  // A response without a date differs by NaN.
  if (!Number.isNaN(difference) && !(Math.abs(corrected - aheadMs) <= TOLERANCE_MS)) {
    aheadMs = corrected;
    listeners.notify();
  }
  return response;
}

/** `fetch` that corrects the clock; for requests whose responses are never cached. */
export const timedFetch: typeof fetch = (input, init) => fetch(input, init).then(noteServerTime);

/** Returns the server's time, or the device's before the first response. */
export const serverNow = (): number => Date.now() + (aheadMs || 0);

/**
 * Calls back as soon as the server's time is known, or without it after a few seconds, then every
 * minute and after corrections. Returns the function that ends it.
 */
export function everyMinute(update: () => void): () => void {
  const stop = listeners.subscribe(update);
  const first = setTimeout(update, WAIT_MS);
  const clock = setInterval(update, MINUTE_MS);
  if (!Number.isNaN(aheadMs)) update();
  return () => {
    stop();
    clearTimeout(first);
    clearInterval(clock);
  };
}
