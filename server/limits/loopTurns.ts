/** Steps that may begin in one turn of the event loop, and the time after which no other does. */
const MAX_STEPS = 8;
const BUDGET_MS = 8;

/** Every so many steps the one that has waited longest begins, whatever its precedence. */
const FAIR_EVERY = 4;

type WaitingStep = { rank: number; begin: () => void };

/** Turns of the event loop, shared between steps of long work. */
export type LoopTurns = {
  /** Waits until a step may begin; the lowest rank is first. */
  wait: (rank: number) => Promise<void>;
};

/**
 * Shares the event loop between renderings and everything else. Without it, each turn of the loop
 * would take a step of every rendering that has data, and Node accepts one connection a turn.
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

  // A step runs to its next pause between two of these callbacks, which are one turn's.
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
  };
}
