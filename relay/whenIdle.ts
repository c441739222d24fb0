/** Longest wait for a browser that is never idle, in milliseconds. */
const LATEST_MS = 2000;

/** Runs work when the browser is idle, or after two seconds. */
export const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis
    ? requestIdleCallback(work, { timeout: LATEST_MS })
    : setTimeout(work, 1);
