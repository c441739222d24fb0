import type { ListedPage } from "./catalogueLists.ts";

// Cached list of WordPress pages.

/** Maximum age of the list for a path that is not in it, in milliseconds. */
const FRESH_MS = 60_000;

/** Delay before the next request to a backend that returned no list, in milliseconds. */
const AFTER_FAILURE_MS = 10_000;

/** Maximum number of pages fetched; a WordPress with a shop has dozens. */
const MAX_PAGES = 2000;

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
  now: () => number = Date.now,
): WordpressPages {
  let known = new Map<string, ListedPage>();
  let hasList = false;
  const listeners: OnList[] = [];
  let version = 0;
  let freshUntil = 0;
  let failure: { error: unknown; until: number } | undefined;
  let pending: Promise<void> | undefined;

  async function loadPages(): Promise<void> {
    const found = new Map<string, ListedPage>();
    for await (const page of list()) {
      found.set(page.path, page);
      if (found.size === MAX_PAGES) break;
    }
    if (new Set(found.keys()).symmetricDifference(known).size > 0) version += 1;
    const before = hasList ? known : undefined;
    known = found;
    hasList = true;
    freshUntil = now() + FRESH_MS;
    for (const listener of listeners) listener(found, before);
  }

  function fetchOnce(): Promise<void> {
    if (failure && failure.until > now()) return Promise.reject(failure.error);
    failure = undefined;
    pending ??= loadPages()
      .catch((error: unknown) => {
        failure = { error, until: now() + AFTER_FAILURE_MS };
        throw error;
      })
      .finally(() => (pending = undefined));
    return pending;
  }

  const pageWith = (id: number) => [...known.values()].find((page) => page.id === id);

  const refreshed = () => (freshUntil > now() ? Promise.resolve() : fetchOnce());

  return {
    has: async (path) => {
      if (known.has(path)) {
        refreshed().catch(() => {});
        return true;
      }
      await refreshed();
      return known.has(path);
    },
    isKnown: (path) => {
      refreshed().catch(() => {});
      return known.has(path);
    },
    hasId: (id) => pageWith(id) !== undefined,
    pathOf: async (id) => {
      await refreshed();
      return pageWith(id)?.path;
    },
    version: () => version,
    refetch: () => {
      freshUntil = 0;
      // A list that is being fetched may be older than the change.
      return pending ? pending.then(fetchOnce) : fetchOnce();
    },
    onList: (listener) => void listeners.push(listener),
  };
}
