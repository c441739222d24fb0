import { setTimeout as pause } from "node:timers/promises";

/** Queue of background work: one job at a time, while the server is otherwise idle. */
export type BackgroundQueue = {
  /** Adds a job, unless one of this name is queued or the queue is full. */
  add: (name: string, work: () => Promise<void>) => void;
  close: () => void;
};

const MAX_WAITING = 500;
const LOOK_AGAIN_MS = 100;
/** Maximum delay: under permanent traffic, the smaller pictures would otherwise never be made. */
const TIMEOUT_MS = 10_000;

/** Creates a queue that runs its jobs once `isQuiet` has been true for a while. */
export function createBackgroundQueue(isQuiet: () => boolean): BackgroundQueue {
  const waiting = new Map<string, () => Promise<void>>();
  let isWorking = false;
  const closing = new AbortController();

  async function untilQuiet(): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    while (!closing.signal.aborted && !isQuiet() && Date.now() < deadline) {
      await pause(LOOK_AGAIN_MS, undefined, { ref: false });
    }
  }

  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (const [name, work] of waiting) {
      await untilQuiet();
      if (closing.signal.aborted) break;
      await work().catch(() => {});
      waiting.delete(name);
    }
    isWorking = false;
  }

  return {
    add: (name, work) => {
      if (closing.signal.aborted || waiting.has(name) || waiting.size >= MAX_WAITING) return;
      waiting.set(name, work);
      void workOff();
    },
    close: () => {
      closing.abort();
      waiting.clear();
    },
  };
}
