import { LRUCache } from "lru-cache";

// Negative cache of missing paths.

/** Time for which a path counts as missing, in milliseconds: a new product appears within it. */
const MISSING_MS = 60_000;
const MAX_PATHS = 5_000;

/** Negative cache: paths of entries that the backend does not have. */
export type MissingPaths = {
  has: (path: string) => boolean;
  add: (path: string) => void;
};

/** Creates the negative cache, bounded in number and age. */
export function createMissingPaths(now: () => number = () => performance.now()): MissingPaths {
  const paths = new LRUCache<string, true>({
    max: MAX_PATHS,
    ttl: MISSING_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    has: (path) => paths.get(path) === true,
    add: (path) => void paths.set(path, true),
  };
}
