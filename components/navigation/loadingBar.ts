/** Milliseconds: how slow the bar gets, how late it comes, how long it stays full, when it is reset. */
const DURATION = 3000;
const THROTTLE = 400;
const HIDE_DELAY = 500;
const RESET_DELAY = 400;

/** Per cent of the bar some milliseconds after it came: it slows down and never gets to the end. */
export const progressAfter = (elapsed: number): number =>
  (200 / Math.PI) * Math.atan((2 * elapsed) / DURATION);

/** What a loading bar shows. */
export type LoadingBarState = { progress: number; isVisible: boolean };

/** The bar of one page: started and finished by its navigations. */
export type LoadingBar = { start: () => void; finish: () => void };

/**
 * A loading bar that comes only where a navigation takes longer than its throttle, fills ever more
 * slowly, and once finished stays full for a moment before it goes.
 * @param show is told of every change
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
  function come(): void {
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
      after(THROTTLE, come);
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
