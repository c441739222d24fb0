import { postId } from "#server/changes/shopChanges.ts";
import type { ShopChanges } from "#server/changes/shopChanges.ts";

// Queue of the changed products whose search records are to be brought up to date.

/** Time in which changes are collected, and before a failed part is tried again, in milliseconds. */
const [COLLECT_MS, AFTER_FAILURE_MS] = [500, 10_000];
/** Products of one part. */
const PART = 100;
/** Maximum number of products that wait; of more, the indexing command is needed. */
const MAX_WAITING = 10_000;

/** A running queue. */
export type ChangedProducts = {
  /** Returns the products that are being indexed or wait for it. */
  waiting: () => number[];
  close: () => void;
};

/**
 * Calls `index` with the ids of changed products, a hundred at a time and one part after another. A
 * part that fails is tried again.
 * @param before products that wait from the start
 */
export function queueChangedProducts(
  changes: Pick<ShopChanges, "onChange">,
  index: (ids: readonly number[]) => Promise<void>,
  onError: (error: unknown) => void,
  before: readonly number[] = [],
): ChangedProducts {
  const waiting = new Set<number>(before);
  let part: readonly number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isClosed = false;

  function startLater(ms: number): void {
    if (!isClosed && !isRunning) timer ??= setTimeout(() => void run(), ms).unref();
  }

  async function run(): Promise<void> {
    timer = undefined;
    isRunning = true;
    let wait = COLLECT_MS;
    part = [...waiting].slice(0, PART);
    // A change during the indexing is waited for anew.
    for (const id of part) waiting.delete(id);
    try {
      await index(part);
    } catch (error) {
      onError(error);
      for (const id of part) waiting.add(id);
      wait = AFTER_FAILURE_MS;
    }
    part = [];
    isRunning = false;
    if (waiting.size > 0) startLater(wait);
  }

  if (waiting.size > 0) startLater(COLLECT_MS);

  changes.onChange((tags) => {
    for (const tag of tags) {
      const id = postId(tag);
      if (id !== undefined && waiting.size < MAX_WAITING) waiting.add(id);
    }
    if (waiting.size > 0) startLater(COLLECT_MS);
  });

  return {
    waiting: () => [...new Set([...part, ...waiting])],
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
