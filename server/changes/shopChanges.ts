import { LRUCache } from "lru-cache";

// Record of changes in the shop: the time of the latest change per tag, by which cached pages are
// recognized as outdated.

/** Maximum number of tags with a time of their own. */
const MAX_TAGS = 100_000;

/** Tag of every page that lists products, beside the tags of the products that it lists. */
export const LISTS_TAG = "lists";

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
  /** Records a change of everything with these tags, now. */
  note: (tags: readonly string[]) => void;
  /**
   * Returns the time of the latest change of any of these tags, in epoch milliseconds; -Infinity for
   * none.
   */
  changedAt: (tags: Iterable<string>) => number;
  /** Calls a listener with the tags of each change. */
  onChange: (listener: (tags: readonly string[]) => void) => void;
};

/** Creates an empty record. A change costs the same however many pages depend on it. */
export function createShopChanges(now: () => number = Date.now): ShopChanges {
  const times = new LRUCache<string, number>({
    max: MAX_TAGS,
    // A forgotten tag must not make its pages count as current.
    dispose: (time, _tag, reason) => {
      if (reason === "evict") forgottenAt = Math.max(forgottenAt, time);
    },
  });
  let forgottenAt = -Infinity;
  const listeners: ((tags: readonly string[]) => void)[] = [];

  return {
    note: (tags) => {
      const at = now();
      for (const tag of tags) times.set(tag, at);
      for (const listener of listeners) listener(tags);
    },
    changedAt: (tags) => {
      let latest = forgottenAt;
      if (times.size === 0) return latest;
      for (const tag of tags) latest = Math.max(latest, times.peek(tag) ?? -Infinity);
      return latest;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
