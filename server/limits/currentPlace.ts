import { AsyncLocalStorage } from "node:async_hooks";
import type { Lend } from "./limiter.ts";

// Admission place of the current request, in async local storage, so that exactly the code that
// waits can lend it.

const places = new AsyncLocalStorage<Lend>();

/** Runs work, and everything that it starts, in a place that `lend` lends to others. */
export const inPlace = <Result>(lend: Lend, work: () => Result): Result => places.run(lend, work);

/**
 * Waits for another request of the same session; meanwhile the current request's place, if it has
 * one, is another's. A wait for the backend is no reason to lend it: calls would queue there
 * without bound.
 */
export const lendPlace: Lend = (wait) => {
  const lend = places.getStore();
  return lend ? lend(wait) : wait();
};
