import { LRUCache } from "lru-cache";
import type { ChangesState } from "./storedChanges.ts";

// Record of changes in the shop: the time of the latest change per tag, by which cached pages are
// recognized as outdated.

/** Maximum number of tags with a time of their own. */
const MAX_TAGS = 100_000;

/**
 * Most by which the clock of another server may be ahead of ours: a change counts at most so much later
 * than it arrives, in milliseconds.
 */
export const MAX_AHEAD_MS = 5_000;

/** Tag of every page but a product's own: any product may come into its lists. */
export const LISTS_TAG = "lists";

/** Tag of every page whose footer lists WordPress's pages. */
export const PAGES_TAG = "pages";

/** Tag of every page, for a change of everything. */
export const ALL_TAG = "all";

/** Tags of a response that may depend on every record: any change concerns it. */
export const EVERY_TAG: readonly string[] = [ALL_TAG, LISTS_TAG, PAGES_TAG];

/** Returns the tag of a record by its `databaseId`: WordPress counts products with its posts. */
export const postTag = (id: number): string => `post:${id}`;

/** Returns the tag of a category by its `databaseId`: WordPress counts all taxonomies' terms together. */
export const termTag = (id: number): string => `term:${id}`;

/** True for the tag of a category, a product's tag, an attribute's term or a menu. */
export const isTermTag = (tag: string): boolean => tag.startsWith("term:");

/** Returns the `databaseId` in the tag of a product or page; undefined for another tag. */
export function postId(tag: string): number | undefined {
  const id = /^post:(\d+)$/.exec(tag)?.[1];
  return id === undefined ? undefined : Number(id);
}

/**
 * Source of a change: this server was the first one to note it, it read WordPress's time of an
 * earlier change, or another server has noted it, which arrived at once (`received`) or after a time
 * without messages (`missed`).
 */
export type ChangeSource = "noted" | "dated" | "received" | "missed";

/** Called with the tags of a change. */
export type ChangeListener = (tags: readonly string[], source: ChangeSource) => void;

/** The record. */
export type ShopChanges = {
  /** Records a change of everything with these tags, now or at an earlier time. */
  note: (tags: readonly string[], at?: number) => void;
  /**
   * Records a change that another server has noted. It counts from its arrival, as a page that was
   * rendered before it may be older; or from the other server's time if that is later, by a few
   * seconds at most: pages of that server have times of its clock.
   */
  receive: (tags: readonly string[], change: { at: number; isMissed: boolean }) => void;
  /**
   * Returns the time of the latest change of any of these tags, in epoch milliseconds; -Infinity for
   * none.
   */
  changedAt: (tags: Iterable<string>) => number;
  /** True if any of these tags has changed since data were read, at a time in epoch milliseconds. */
  haveChanged: (tags: Iterable<string>, readAt: number) => boolean;
  /** Calls a listener with the tags of each change. */
  onChange: (listener: ChangeListener) => void;
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
  const listeners: ChangeListener[] = [];

  function record(tags: readonly string[], at: number, source: ChangeSource): void {
    for (const tag of tags) times.set(tag, Math.max(at, times.peek(tag) ?? -Infinity));
    for (const listener of listeners) listener(tags, source);
  }

  function changedAt(tags: Iterable<string>): number {
    let latest = forgottenAt;
    if (times.size === 0) return latest;
    for (const tag of tags) latest = Math.max(latest, times.peek(tag) ?? -Infinity);
    return latest;
  }

  return {
    note: (tags, at) => {
      // A time of WordPress's clock may be later.
      const past = Math.min(at ?? Infinity, now());
      record(tags, past, at === undefined ? "noted" : "dated");
    },
    receive: (tags, { at, isMissed }) => {
      const arrived = now();
      const time = Math.max(arrived, Math.min(at, arrived + MAX_AHEAD_MS));
      record(tags, time, isMissed ? "missed" : "received");
    },
    changedAt,
    haveChanged: (tags, readAt) => changedAt(tags) >= readAt,
    onChange: (listener) => void listeners.push(listener),
    state: () => ({ times: new Map(times.entries()), forgottenAt }),
  };
}
