import { ALL_TAG, isTermTag, postId } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Queue of the changed products whose search records are to be brought up to date.

/** Time in which changes are collected, and before a failed part is tried again, in milliseconds. */
const [COLLECT_MS, AFTER_FAILURE_MS] = [500, 10_000];
/** Products of one part. */
const PART = 100;
/** Maximum number of changed products that wait; of more, the indexing command is needed. */
const MAX_WAITING = 10_000;

/** A running queue. */
export type ChangedProducts = {
  /** Returns the products that are being indexed or wait for it. */
  waiting: () => number[];
  close: () => void;
};

/** Settings by which products are indexed. */
export type ProductIndexing = {
  /** Brings the records of some products up to date. */
  index: (ids: readonly number[]) => Promise<void>;
  /** Returns the ids of all records. */
  indexed: () => Promise<number[]>;
  onError: (error: unknown) => void;
};

/**
 * Calls `index` with the ids of changed products, a hundred at a time and one part after another. A
 * part that fails is tried again. After a change of everything, or of a category, a tag or an
 * attribute's term, which may be in any record, all records follow the changed products.
 * @param before products that wait from the start
 */
export function queueChangedProducts(
  changes: Pick<ShopChanges, "onChange">,
  { index, indexed, onError }: ProductIndexing,
  before: readonly number[] = [],
): ChangedProducts {
  const changed = new Set<number>(before);
  let others = new Set<number>();
  let isAllChanged = false;
  let part: readonly number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isClosed = false;

  const isAnyWaiting = () => isAllChanged || changed.size > 0 || others.size > 0;

  /** Takes the products of the next part; a change while they are indexed is waited for anew. */
  function take(): readonly number[] {
    const taken = [...new Set([...changed, ...others])].slice(0, PART);
    for (const id of taken) {
      changed.delete(id);
      others.delete(id);
    }
    return taken;
  }

  function startLater(ms: number): void {
    if (!isClosed && !isRunning) timer ??= setTimeout(() => void run(), ms).unref();
  }

  async function run(): Promise<void> {
    timer = undefined;
    isRunning = true;
    let wait = COLLECT_MS;
    try {
      if (isAllChanged) {
        others = new Set(await indexed());
        isAllChanged = false;
      }
      part = take();
      if (part.length > 0) await index(part);
    } catch (error) {
      onError(error);
      for (const id of part) changed.add(id);
      wait = AFTER_FAILURE_MS;
    }
    part = [];
    isRunning = false;
    if (isAnyWaiting()) startLater(wait);
  }

  if (isAnyWaiting()) startLater(COLLECT_MS);

  changes.onChange((tags) => {
    for (const tag of tags) {
      const id = postId(tag);
      if (id !== undefined && changed.size < MAX_WAITING) changed.add(id);
      if (tag === ALL_TAG || isTermTag(tag)) isAllChanged = true;
    }
    if (isAnyWaiting()) startLater(COLLECT_MS);
  });

  return {
    waiting: () => [...new Set([...part, ...changed, ...others])],
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
