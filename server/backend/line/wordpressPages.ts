import { LRUCache } from "lru-cache";
import { FETCHING, refetch } from "#server/kernel/fetchOnce.ts";
import { perLanguage } from "#server/kernel/language.ts";
import type { ListedPage } from "./catalogueLists.ts";

// Cached list of WordPress pages.

/** Maximum age of the list for a path that is not in it, in milliseconds. */
const FRESH_MS = 60_000;

/** Delay before the next request to a backend that returned no list, in milliseconds. */
const AFTER_FAILURE_MS = 10_000;

/** Maximum number of pages fetched; a WordPress with a shop has dozens. */
const MAX_PAGES = 2000;

/** Key of the only list in its cache. */
const LIST = "pages";

/** The pages by path. */
type PagesByPath = ReadonlyMap<string, ListedPage>;

/** Called with each list that was fetched, and the one before; undefined for the first. */
type OnList = (pages: PagesByPath, before: PagesByPath | undefined) => void;

/** Paths of WordPress's own pages. */
export type WordpressPages = {
  /** True if a page exists at the path; rejects without a list. */
  has: (path: string) => Promise<boolean>;
  /** Same by the cached list, which is refreshed in the background if stale. */
  isKnown: (path: string) => boolean;
  /** True for the id of a page in the cached list. */
  hasId: (id: number) => boolean;
  /** Returns the path of a page by its id; rejects without a list. */
  pathOf: (id: number) => Promise<string | undefined>;
  /** Version of the list: a new number for each list that differs. */
  version: () => number;
  /** Fetches the list again, after a change. */
  refetch: () => Promise<void>;
  onList: (listener: OnList) => void;
};

/**
 * Caches the list of WordPress pages. The whole list is fetched at first use and again when stale,
 * so that requests for random paths cause no WordPress requests.
 */
export function cachePages(
  list: () => AsyncIterable<ListedPage>,
  now = () => performance.now(),
): WordpressPages {
  let known: PagesByPath | undefined;
  const listeners: OnList[] = [];
  let version = 0;
  let failure: { error: unknown; until: number } | undefined;
  const lists = new LRUCache<string, PagesByPath>({
    ...FETCHING,
    max: 1,
    ttl: FRESH_MS,
    perf: { now },
    fetchMethod: async () => {
      if (failure && failure.until > now()) throw failure.error;
      try {
        return await loadPages();
      } catch (error) {
        failure = { error, until: now() + AFTER_FAILURE_MS };
        throw error;
      }
    },
  });

  async function loadPages(): Promise<PagesByPath> {
    const found = new Map<string, ListedPage>();
    for await (const page of list()) {
      found.set(page.path, page);
      if (found.size === MAX_PAGES) break;
    }
    const before = known;
    known = found;
    if (new Set(found.keys()).symmetricDifference(before ?? new Map()).size > 0) version += 1;
    for (const listener of listeners) listener(found, before);
    return found;
  }

  const current = () => lists.forceFetch(LIST);
  const pageWith = (id: number) => [...(known?.values() ?? [])].find((page) => page.id === id);

  function isKnown(path: string): boolean {
    current().catch(() => {});
    return known?.has(path) ?? false;
  }

  return {
    has: async (path) => isKnown(path) || (await current()).has(path),
    isKnown,
    hasId: (id) => pageWith(id) !== undefined,
    pathOf: async (id) => {
      await current();
      return pageWith(id)?.path;
    },
    version: () => version,
    refetch: async () => void (await refetch(lists, LIST)),
    onList: (listener) => void listeners.push(listener),
  };
}

/** Returns the pages in the language at hand; `cache` opens the cache of one language. */
export function multilingualPages(cache: () => WordpressPages): WordpressPages {
  const listeners: OnList[] = [];
  const own = perLanguage(() => {
    const pages = cache();
    pages.onList((...lists) => {
      for (const listener of listeners) listener(...lists);
    });
    return pages;
  });
  return {
    has: (path) => own().has(path),
    isKnown: (path) => own().isKnown(path),
    hasId: (id) => own.each(({ hasId }) => hasId(id)).includes(true),
    pathOf: (id) => own().pathOf(id),
    version: () => own().version(),
    refetch: async () => void (await Promise.all(own.each((pages) => pages.refetch()))),
    onList: (listener) => void listeners.push(listener),
  };
}
