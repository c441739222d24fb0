import { setTimeout as pause } from "node:timers/promises";

// Rendering of pages that waits while the backend is unavailable or requests a pause.

/** Longest time without a rendered page for which rendering waits for the backend. */
const MAX_WAIT_MS = 120_000;

/**
 * Creates the rendering of pages that waits for the backend. A page that fails is rendered again
 * after the backend's pause, and once without one: a pause may have ended while the page was still
 * being rendered, so that a failure alone says nothing about the page.
 * @param render renders the page of a path; false or a rejection means that it failed
 * @param delayMs returns the milliseconds until the backend may be called again; 0 if it may be now
 * @param now a monotonic clock, in milliseconds
 * @returns a function that resolves with true once the page is rendered, false if it failed
 */
export function createPatientRendering(
  render: (path: string) => Promise<boolean>,
  {
    delayMs,
    now = () => performance.now(),
    wait = pause,
  }: {
    delayMs: () => number;
    now?: () => number;
    wait?: (ms: number) => Promise<unknown>;
  },
): (path: string) => Promise<boolean> {
  let failingSince: number | undefined;

  return async (path) => {
    let isLastAttempt = false;
    for (;;) {
      const isRendered = await render(path).catch(() => false);
      failingSince = isRendered ? undefined : (failingSince ?? now());
      if (failingSince === undefined) return true;
      if (isLastAttempt || now() - failingSince > MAX_WAIT_MS) return false;
      const ms = delayMs();
      isLastAttempt = ms === 0;
      if (ms > 0) await wait(ms);
    }
  };
}
