import { LRUCache } from "lru-cache";
import type { Store } from "./store.ts";

// Store in the memory of one process.

/** Maximum number of values of a kind, and the characters that count at least for each. */
const [MAX_VALUES, LEAST_LENGTH] = [10_000, 3_200];

/** Maximum number of characters of a kind, and of one value. */
const [MAX_CHARACTERS, MAX_LENGTH] = [MAX_VALUES * LEAST_LENGTH, 1_000_000];

/**
 * Opens an empty store. Of each kind it holds at most 10,000 values of 32 million characters in all,
 * the least recently used evicted: a flood of one kind evicts no value of another.
 * @param now clock in milliseconds
 */
export function openMemoryStore(now: () => number = () => performance.now()): Store {
  const kinds = new Map<string, LRUCache<string, string>>();
  const leases = new Map<string, { holder: string; until: number }>();

  function valuesOf(name: string): LRUCache<string, string> {
    const [kind = name] = name.split(":", 1);
    const known = kinds.get(kind);
    if (known) return known;
    const values = new LRUCache<string, string>({
      maxSize: MAX_CHARACTERS,
      maxEntrySize: MAX_LENGTH,
      sizeCalculation: ({ length }) => Math.max(length, LEAST_LENGTH),
      ttlResolution: 0,
      perf: { now },
    });
    kinds.set(kind, values);
    return values;
  }

  const near = (name: string) => valuesOf(name).get(name);
  const set = (name: string, value: string, ms: number | undefined) =>
    void valuesOf(name).set(name, value, { ttl: ms === undefined ? 0 : Math.max(ms, 1) });

  return {
    near,
    get: async (name) => near(name),
    set: async (name, value, { ms }) => set(name, value, ms),
    add: async (name, value, { ms }) => {
      const before = near(name);
      if (before === undefined) set(name, value, ms);
      return before;
    },
    delete: async (name) => void valuesOf(name).delete(name),
    lease: async (name, holder, { ms, owner }) => {
      const held = leases.get(name);
      if (held && held.until > now() && !held.holder.startsWith(owner)) return false;
      leases.set(name, { holder, until: now() + ms });
      return true;
    },
    release: async (name, holder) => {
      if (leases.get(name)?.holder === holder) leases.delete(name);
    },
  };
}
