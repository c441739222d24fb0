import { LRUCache } from "lru-cache";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";

// Background queue that re-renders stale pages, aged (stale-while-revalidate) or outdated.

/** Pages rendered again at once. */
const MAX_RUNNING = 2;
/** Pages that wait; further ones are dropped, and added again by their next reader. */
const MAX_WAITING = 1_000;
/** Pause after each page, in milliseconds: rendering shares the event loop with the shoppers. */
const PAUSE_MS = 100;
/** Time before a page that failed may be added again, and of the rest after several failures. */
const AFTER_FAILURE_MS = 10_000;
/** Failures in a row after which all refreshing rests. */
const MAX_FAILURES = 3;

/** Cached pages that are stale and wait to be rendered again. */
export type RefreshQueue = {
  /** Adds a page, unless it waits already; `render` rejects if the page stays as it is. */
  add: (path: string, render: () => Promise<void>) => void;
  counts: () => { running: number; waiting: number };
  /** Returns the pages rendered again since the start, by result. */
  results: () => { done: number; failed: number };
  /** Drops all waiting pages, and accepts no more. */
  close: () => void;
};

type RefreshOptions = {
  /** Returns the milliseconds until the backend may be called for a refresh; 0 if it may be now. */
  delayMs?: () => number;
  onError: (error: unknown, path: string) => void;
  now?: () => number;
};

/**
 * Creates the queue. Two pages at a time are rendered again; none while the backend is unavailable,
 * and none for a while after several failures in a row, so that one failure does not become
 * hundreds.
 */
export function createRefreshQueue(options: RefreshOptions): RefreshQueue {
  const { delayMs = () => 0, onError, now = () => performance.now() } = options;
  const waiting = new Map<string, () => Promise<void>>();
  const running = new Set<string>();
  const failed = new LRUCache<string, true>({
    max: MAX_WAITING,
    ttl: AFTER_FAILURE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const results = { done: 0, failed: 0 };
  let failures = 0;
  let restUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startLater(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      startWaiting();
    }, ms).unref();
  }

  async function refresh(path: string, render: () => Promise<void>): Promise<void> {
    running.add(path);
    try {
      await render();
      failures = 0;
      results.done += 1;
    } catch (error) {
      results.failed += 1;
      failed.set(path, true);
      failures += 1;
      if (failures >= MAX_FAILURES) restUntil = now() + AFTER_FAILURE_MS;
      onError(error, path);
    }
    running.delete(path);
    startLater(PAUSE_MS);
  }

  function startWaiting(): void {
    for (const [path, render] of waiting) {
      if (running.size >= MAX_RUNNING) return;
      const ms = Math.max(delayMs(), restUntil - now());
      if (ms > 0) return startLater(ms);
      waiting.delete(path);
      void refresh(path, render);
    }
  }

  return {
    add: (path, render) => {
      if (isClosed || running.has(path) || waiting.has(path)) return;
      if (waiting.size >= MAX_WAITING || failed.has(path)) return;
      waiting.set(path, render);
      if (!timer) startWaiting();
    },
    counts: () => ({ running: running.size, waiting: waiting.size }),
    results: () => ({ ...results }),
    close: () => {
      isClosed = true;
      waiting.clear();
      clearTimeout(timer);
    },
  };
}

/** Maximum number of requested pages that are remembered. */
const MAX_PAGES = 20_000;

/** Time in which changes are collected, in milliseconds. */
const COLLECT_MS = 100;

/** Creates the record of requested pages, by which those are rendered first that are requested most. */
export function createVisitedPages() {
  const pages = new LRUCache<string, { tags: readonly string[]; visits: number }>({
    max: MAX_PAGES,
  });
  return {
    /** Counts a request for a page with these tags. */
    note: (path: string, tags: readonly string[]) => {
      const known = pages.get(path);
      if (known) Object.assign(known, { tags, visits: known.visits + 1 });
      else pages.set(path, { tags, visits: 1 });
    },
    /** Returns the paths of the pages with any of these tags, the most requested ones first. */
    withTags: (tags: ReadonlySet<string>) =>
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
  visited: ReturnType<typeof createVisitedPages>,
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
