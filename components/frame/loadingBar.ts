// Loading bar of a navigation: its progress curve and timing.

/** Milliseconds: time scale of the curve, delay before showing, delays before hiding and reset. */
const DURATION = 3000;
const THROTTLE = 400;
const HIDE_DELAY = 500;
const RESET_DELAY = 400;

/** Returns the bar's per cent after some milliseconds: it slows down and never reaches 100. */
export const progressAfter = (elapsed: number): number =>
  (200 / Math.PI) * Math.atan((2 * elapsed) / DURATION);

/** State that a loading bar displays. */
export type LoadingBarState = { progress: number; isVisible: boolean };

/** Loading bar of one page, started and finished by its navigations. */
export type LoadingBar = { start: () => void; finish: () => void };

/**
 * Creates a loading bar that appears only if a navigation takes longer than its throttle, fills
 * ever more slowly, and once finished stays full for a moment before it hides.
 * @param show called with every change of state
 */
export function createLoadingBar(show: (state: LoadingBarState) => void): LoadingBar {
  let state: LoadingBarState = { progress: 0, isVisible: false };
  let timer = 0;
  let frame = 0;

  const change = (next: Partial<LoadingBarState>) => show((state = { ...state, ...next }));
  const after = (delay: number, work: () => void) => {
    timer = setTimeout(work, delay) as unknown as number;
  };
  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }
  function appear(): void {
    let since: number | undefined;
    const grow = (now: number) => {
      since ??= now;
      change({ progress: progressAfter(now - since) });
      frame = requestAnimationFrame(grow);
    };
    change({ isVisible: true });
    frame = requestAnimationFrame(grow);
  }

  return {
    start: () => {
      stop();
      change({ progress: 0 });
      after(THROTTLE, appear);
    },
    finish: () => {
      stop();
      change({ progress: 100 });
      after(HIDE_DELAY, () => {
        change({ isVisible: false });
        after(RESET_DELAY, () => change({ progress: 0 }));
      });
    },
  };
}
