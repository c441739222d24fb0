import { setTimeout as pause } from "node:timers/promises";

/** Work that nobody waits for: one piece after another, while there is nothing better to do. */
export type BackgroundQueue = {
  /** Takes a piece on, unless one of its name is waiting or too many are. */
  add: (name: string, work: () => Promise<void>) => void;
  close: () => void;
};

const MAX_WAITING = 500;
const LOOK_AGAIN_MS = 100;
/** Shoppers who never cease to come would otherwise never see the better pictures. */
const PATIENCE_MS = 10_000;

/** Opens a queue that works off what it holds once it has been quiet for a while. */
export function createBackgroundQueue(isQuiet: () => boolean): BackgroundQueue {
  const waiting = new Map<string, () => Promise<void>>();
  let isWorking = false;
  const closing = new AbortController();

  async function untilQuiet(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
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
