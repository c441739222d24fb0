// Idle scheduling of low-priority work: requestIdleCallback, or a timer if it is missing.

/** Longest wait for a browser that is never idle, in milliseconds. */
const LATEST_MS = 2000;

/** Runs work when the browser is idle, after two seconds at the latest. */
export const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis
    ? requestIdleCallback(work, { timeout: LATEST_MS })
    : setTimeout(work, 1);
