import { LRUCache } from "lru-cache";
import type { ChangesState } from "./storedChanges.ts";

// Record of changes in the shop: the time of the latest change per tag, by which cached pages are
// recognized as outdated.

/** Maximum number of tags with a time of their own. */
const MAX_TAGS = 100_000;

/** Tag of every page that lists products, beside the tags of the products that it lists. */
export const LISTS_TAG = "lists";

/** Tag of every page whose footer lists WordPress's pages. */
export const PAGES_TAG = "pages";

/** Tag of every page, for a change of everything. */
export const ALL_TAG = "all";

/** Returns the tag of a record by its `databaseId`: WordPress counts products with its posts. */
export const postTag = (id: number): string => `post:${id}`;

/** Returns the `databaseId` in such a tag; undefined for another tag. */
export function postId(tag: string): number | undefined {
  const id = /^post:(\d+)$/.exec(tag)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The record. */
export type ShopChanges = {
  /** Records a change of everything with these tags, now or at an earlier time. */
  note: (tags: readonly string[], at?: number) => void;
  /**
   * Returns the time of the latest change of any of these tags, in epoch milliseconds; -Infinity for
   * none.
   */
  changedAt: (tags: Iterable<string>) => number;
  /** Calls a listener with the tags of each change. */
  onChange: (listener: (tags: readonly string[]) => void) => void;
  /** Returns the times of all changes. */
  state: () => Pick<ChangesState, "times" | "forgottenAt">;
};

/**
 * Creates a record with the changes that were noted before. A change costs the same however many
 * pages depend on it.
 */
export function createShopChanges(
  now: () => number = Date.now,
  before: Pick<ChangesState, "times" | "forgottenAt"> = {
    times: new Map(),
    forgottenAt: -Infinity,
  },
): ShopChanges {
  const times = new LRUCache<string, number>({
    max: MAX_TAGS,
    // A forgotten tag must not make its pages count as current.
    dispose: (time, _tag, reason) => {
      if (reason === "evict") forgottenAt = Math.max(forgottenAt, time);
    },
  });
  let { forgottenAt } = before;
  for (const [tag, at] of before.times) times.set(tag, at);
  const listeners: ((tags: readonly string[]) => void)[] = [];

  return {
    note: (tags, at = now()) => {
      // A time of WordPress's clock may be later.
      const past = Math.min(at, now());
      for (const tag of tags) times.set(tag, Math.max(past, times.peek(tag) ?? -Infinity));
      for (const listener of listeners) listener(tags);
    },
    changedAt: (tags) => {
      let latest = forgottenAt;
      if (times.size === 0) return latest;
      for (const tag of tags) latest = Math.max(latest, times.peek(tag) ?? -Infinity);
      return latest;
    },
    onChange: (listener) => void listeners.push(listener),
    state: () => ({ times: new Map(times.entries()), forgottenAt }),
  };
}
