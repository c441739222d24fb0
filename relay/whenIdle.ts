/** Does something when the browser has nothing else to do. */
export const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, 1);
