/** Runs work when the browser is idle. */
export const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, 1);
