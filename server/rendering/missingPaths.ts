import { LRUCache } from "lru-cache";

// Negative cache: paths without a page of their own, missing ones and redirects.

/** Time for which a path counts as such, in milliseconds: a new product appears within it. */
const MISSING_MS = 60_000;
const MAX_PATHS = 5_000;

/** Path without a page: the backend lacks its entry, or has it at another path (`location`). */
export type MissingPath = { location?: string };

/** Negative cache of paths of entries. */
export type MissingPaths = {
  get: (path: string) => MissingPath | undefined;
  /** Adds a path that was requested from the backend at this time, in epoch milliseconds. */
  add: (path: string, requestedAt: number, missing?: MissingPath) => void;
};

/**
 * Creates the negative cache, bounded in number and age.
 * @param changedAt returns the time of the latest change by which a path may exist
 */
export function createMissingPaths(
  now: () => number = () => performance.now(),
  changedAt: () => number = () => -Infinity,
): MissingPaths {
  const paths = new LRUCache<string, MissingPath & { requestedAt: number }>({
    max: MAX_PATHS,
    ttl: MISSING_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get: (path) => {
      const known = paths.get(path);
      return known && known.requestedAt > changedAt() ? known : undefined;
    },
    add: (path, requestedAt, missing = {}) => void paths.set(path, { ...missing, requestedAt }),
  };
}
