// Scheduler of long work: shares turns of the event loop among its steps.

/**
 * Maximum number of steps in one turn of the event loop, and the time after which no more begin.
 */
const MAX_STEPS = 8;
const BUDGET_MS = 8;

/** In each group of so many steps, one is the oldest of those that wait, whatever its rank. */
const FAIR_EVERY = 4;

type WaitingStep = { rank: number; begin: () => void };

/** Turns of the event loop, shared between steps of long work. */
export type LoopTurns = {
  /** Waits until a step may begin; steps of the lowest rank begin first. */
  wait: (rank: number) => Promise<void>;
  /** True if steps wait. */
  isBusy: () => boolean;
};

/**
 * Creates the turns, which leave the event loop time for everything besides renderings. Without
 * them, each turn of the loop would run a step of every rendering whose data has arrived, and Node
 * accepts only one connection per turn.
 */
export function createLoopTurns(now: () => number = () => performance.now()): LoopTurns {
  /** In the order of arrival. */
  const waiting: WaitingStep[] = [];
  let isScheduled = false;
  let begun = 0;

  function next(): WaitingStep | undefined {
    begun += 1;
    let at = 0;
    if (begun % FAIR_EVERY !== 0) {
      for (const [index, { rank }] of waiting.entries()) {
        if (rank < (waiting[at]?.rank ?? 0)) at = index;
      }
    }
    return waiting.splice(at, 1)[0];
  }

  // Node runs these callbacks in one turn. Between two of them a step runs until it next waits.
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    let startedAt: number | undefined;
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      setImmediate(() => {
        startedAt ??= now();
        if (now() - startedAt < BUDGET_MS) next()?.begin();
        if (step < MAX_STEPS) return;
        isScheduled = false;
        if (waiting.length > 0) schedule();
      });
    }
  }

  return {
    wait: (rank) =>
      new Promise((begin) => {
        waiting.push({ rank, begin });
        schedule();
      }),
    isBusy: () => waiting.length > 0,
  };
}
