import type { Drift } from "#server/catalogue/indexShop.ts";

// Comparison of the search index with the shop, for the status page: in the background, hourly at most.

/** Time after which a new reader of the page starts another comparison, in milliseconds. */
const AGAIN_MS = 3_600_000;

/** The same after one that failed. */
const AFTER_FAILURE_MS = 60_000;

/** Numbers of records that differ from the shop's products. */
export type DriftCounts = { missing: number; stale: number; surplus: number; settings: number };

/** The last comparison; `at` is its end in epoch milliseconds. */
export type DriftState =
  | { state: "embedded" }
  /** The settings lack the key that indexing needs. */
  | { state: "noKey" }
  | { state: "comparing" }
  | { state: "compared"; at: number; products: number; drift: DriftCounts }
  | { state: "failed"; at: number };

const countsOf = ({ missing, stale, surplus, settings, synonyms }: Drift): DriftCounts => ({
  missing: missing.length,
  stale: stale.length,
  surplus: surplus.length,
  settings: settings.size + synonyms.changed.length + synonyms.surplus.length,
});

/**
 * Creates the comparison. Reading the whole catalogue takes a request per hundred products, so only
 * readers of the page start one.
 * @param compare compares index and shop; undefined if there is nothing to compare
 * @returns the function that reads the last result, and starts a comparison if that is old
 */
export function createSearchDrift(
  compare: (() => Promise<Drift>) | undefined,
  {
    isKeyMissing = false,
    onError = () => {},
    now = Date.now,
  }: { isKeyMissing?: boolean; onError?: (error: unknown) => void; now?: () => number } = {},
): () => DriftState {
  let last: DriftState = { state: "comparing" };
  let againAt = -Infinity;
  let isRunning = false;

  async function run(compareNow: () => Promise<Drift>): Promise<void> {
    isRunning = true;
    try {
      const drift = await compareNow();
      last = { state: "compared", at: now(), products: drift.products, drift: countsOf(drift) };
      againAt = now() + AGAIN_MS;
    } catch (error) {
      onError(error);
      last = { state: "failed", at: now() };
      againAt = now() + AFTER_FAILURE_MS;
    }
    isRunning = false;
  }

  return () => {
    if (isKeyMissing) return { state: "noKey" };
    if (!compare) return { state: "embedded" };
    if (!isRunning && now() >= againAt) void run(compare);
    return last;
  };
}
