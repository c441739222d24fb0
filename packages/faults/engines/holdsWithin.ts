import { setTimeout as pause } from "node:timers/promises";

/** Waits until a condition holds; returns false if it does not in time. */
export async function holdsWithin(
  ms: number,
  condition: () => boolean | Promise<boolean>,
): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) {
    if (await condition()) return true;
  }
  return false;
}
