import type { Lease } from "#server/store/lease.ts";

// Indexing at one of several servers, for which the others stand by.

/** Time for which changed products are remembered: longer than the lease of a holder that failed. */
const REMEMBERED_MS = 5 * 60_000;

/** Time between two looks whether the lease is free, in milliseconds. */
const CHECK_MS = 15_000;

/** Products of one part, and maximum number of those that are remembered. */
const [PART, MAX_REMEMBERED] = [100, 10_000];

/** Brings the records of some products up to date. */
export type IndexProducts = (ids: readonly number[]) => Promise<void>;

/**
 * Wraps the indexing of a server: products are indexed while it holds the lease. Without the lease it
 * remembers them for a few minutes, and indexes them if it gets the lease meanwhile.
 */
export function standByIndexing(
  lease: Lease,
  index: IndexProducts,
  onError: (error: unknown) => void,
): { index: IndexProducts; close: () => Promise<void> } {
  const remembered = new Map<number, number>();

  function remember(ids: readonly number[]): void {
    for (const id of ids) {
      remembered.delete(id);
      remembered.set(id, Date.now());
    }
    for (const [id, at] of remembered) {
      const isRecent = Date.now() - at < REMEMBERED_MS;
      if (isRecent && remembered.size <= MAX_REMEMBERED) break;
      remembered.delete(id);
    }
  }

  async function takeOver(): Promise<void> {
    remember([]);
    if (remembered.size === 0 || !(await lease.isHeld())) return;
    const ids = [...remembered.keys()].slice(0, PART);
    for (const id of ids) remembered.delete(id);
    try {
      await index(ids);
    } catch (error) {
      remember(ids);
      onError(error);
      return;
    }
    await takeOver();
  }

  const checking = setInterval(() => void takeOver(), CHECK_MS).unref();
  return {
    index: async (ids) => {
      if (await lease.isHeld()) return index(ids);
      remember(ids);
    },
    close: async () => {
      clearInterval(checking);
      await lease.release();
    },
  };
}
