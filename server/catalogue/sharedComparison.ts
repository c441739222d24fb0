import { openLease } from "#server/store/lease.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { MAX_ENTRIES } from "./storedChanges.ts";

// Comparison of the products at one of several servers, which leaves its result to the next.

const KEY = "compared";

/** Fingerprints of all products and terms, by tag. */
type Fingerprints = ReadonlyMap<string, string>;

/** Turn of one server to compare. */
export type ComparisonTurn = {
  /** True if this server is to compare. */
  isOurs: () => Promise<boolean>;
  /** Returns the fingerprints by the last comparison of any server; undefined if they are lost. */
  load: () => Promise<Fingerprints | undefined>;
  save: (fingerprints: Fingerprints) => Promise<void>;
  close: () => Promise<void>;
};

function fingerprintsIn(text: string | null): Fingerprints | undefined {
  return text === null ? undefined : new Map(JSON.parse(text) as [string, string][]);
}

/**
 * Gives the comparison to one server at a time. The next one goes on from the fingerprints of the
 * last: changes between the two are noted too.
 */
export function shareComparison(store: Pick<SharedStore, "run">): ComparisonTurn {
  const lease = openLease(store, "comparison");
  return {
    isOurs: lease.isHeld,
    load: () => store.run((client) => client.get(KEY)).then(fingerprintsIn, () => undefined),
    save: async (fingerprints) => {
      if (fingerprints.size > MAX_ENTRIES) return;
      const text = JSON.stringify([...fingerprints]);
      await store.run((client) => client.set(KEY, text)).catch(() => {});
    },
    close: lease.release,
  };
}
