import { LRUCache } from "lru-cache";

// Negative cache of missing paths.

/** Time for which a path counts as missing, in milliseconds: a new product appears within it. */
const MISSING_MS = 60_000;
const MAX_PATHS = 5_000;

/** Negative cache: paths of entries that the backend does not have. */
export type MissingPaths = {
  has: (path: string) => boolean;
  /** Adds a path that was requested from the backend at this time, in epoch milliseconds. */
  add: (path: string, requestedAt: number) => void;
};

/**
 * Creates the negative cache, bounded in number and age.
 * @param changedAt returns the time of the latest change by which a path may exist
 */
export function createMissingPaths(
  now: () => number = () => performance.now(),
  changedAt: () => number = () => -Infinity,
): MissingPaths {
  const paths = new LRUCache<string, number>({
    max: MAX_PATHS,
    ttl: MISSING_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    has: (path) => (paths.get(path) ?? -Infinity) > changedAt(),
    add: (path, requestedAt) => void paths.set(path, requestedAt),
  };
}
