import { LRUCache } from "lru-cache";
import { perLanguage } from "./language.ts";

// Fetching once: concurrent readers of a value share one fetch of it.

/**
 * Options of a cache that fetches its values (`fetchMethod`). Ages are exact, a failed fetch leaves
 * the stale value, and an entry that is evicted, deleted or replaced while it is fetched still
 * reaches its readers, unless it is undefined: then they get an error.
 */
export const FETCHING = {
  ttlResolution: 0,
  noDeleteOnFetchRejection: true,
  ignoreFetchAbort: true,
} as const;

type CacheOptions = { ttl?: number; max?: number; now?: () => number };

/**
 * Caches fetched values by key and language, for a while or for good; a failed fetch is tried again.
 */
export function cachedFetch<Value, Key extends string>(
  { ttl = 0, max = 1, now = () => performance.now() }: CacheOptions,
  load: (key: Key) => Promise<Value>,
): (key?: Key) => Promise<Value> {
  const inThisLanguage = perLanguage(
    () =>
      new LRUCache<Key, { value: Value }>({
        ...FETCHING,
        max,
        ttl,
        perf: { now },
        fetchMethod: async (key) => ({ value: await load(key) }),
      }),
  );
  return async (key = "only" as Key) => (await inThisLanguage().forceFetch(key)).value;
}

/** Fetches a cached value after a change: a fetch in flight may be older, and is then followed. */
export async function refetch<Value extends {}>(
  cache: LRUCache<string, Value>,
  key: string,
): Promise<Value> {
  const status: LRUCache.Status<string, Value> = {};
  const value = await cache.forceFetch(key, { forceRefresh: true, status });
  return status.fetch === "inflight" ? cache.forceFetch(key, { forceRefresh: true }) : value;
}

/**
 * Returns a function whose concurrent calls share the first one's result, by their first argument:
 * for results that are not cached, or elsewhere.
 */
export function singleFlight<Call extends [key?: string, ...rest: unknown[]], Result>(
  run: (...call: Call) => Promise<Result>,
): (...call: Call) => Promise<Result> {
  const inFlight = new Map<string | undefined, Promise<Result>>();
  return (...call) => {
    const [key] = call;
    const running = inFlight.get(key) ?? run(...call).finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return running;
  };
}
