import { LRUCache } from "lru-cache";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";

// Cached pages that visitors have requested, to render those first that are requested most.

/** Maximum number of pages that are remembered. */
const MAX_PAGES = 20_000;

/** Time in which changes are collected, in milliseconds. */
const COLLECT_MS = 100;

type Visited = { tags: readonly string[]; visits: number };

/** The record of requested pages. */
export type VisitedPages = {
  /** Counts a request for a page with these tags. */
  note: (path: string, tags: readonly string[]) => void;
  /** Returns the paths of the pages with any of these tags, the most requested ones first. */
  withTags: (tags: ReadonlySet<string>) => string[];
};

/** Creates an empty record. */
export function createVisitedPages(): VisitedPages {
  const pages = new LRUCache<string, Visited>({ max: MAX_PAGES });
  return {
    note: (path, tags) => {
      const known = pages.get(path);
      if (known) Object.assign(known, { tags, visits: known.visits + 1 });
      else pages.set(path, { tags, visits: 1 });
    },
    withTags: (tags) =>
      [...pages.entries()]
        .filter(([, page]) => page.tags.some((tag) => tags.has(tag)))
        .toSorted(([, one], [, other]) => other.visits - one.visits)
        .map(([path]) => path),
  };
}

/**
 * Calls `refresh` for the requested pages that depend on what has changed, the most requested ones
 * first, soon after a change.
 */
export function refreshOnChange(
  changes: Pick<ShopChanges, "onChange">,
  visited: Pick<VisitedPages, "withTags">,
  refresh: (path: string) => void,
): void {
  let changed = new Set<string>();
  const refreshAll = () => {
    const tags = changed;
    changed = new Set();
    for (const path of visited.withTags(tags)) refresh(path);
  };
  changes.onChange((tags) => {
    if (changed.size === 0) setTimeout(refreshAll, COLLECT_MS).unref();
    for (const tag of tags) changed.add(tag);
  });
}
