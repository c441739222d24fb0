import { setTimeout as pause } from "node:timers/promises";
import type { CachedPayloads, PageBackend } from "#relay/pageContext.ts";
import { createShopChanges } from "#server/catalogue/shopChanges.ts";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import type { Admission, Place } from "#server/limits/admission.ts";
import { stepwiseBackend, withPagePriority } from "./pageBackend.ts";
import { createHourlyDurations } from "#server/observe/hourlyDurations.ts";
import type { DurationSummary } from "#server/observe/hourlyDurations.ts";
import { inOwnTrace } from "#server/observe/requestTrace.ts";
import { cachedFrom } from "./pageCache.ts";
import type { PageCache } from "./pageCache.ts";
import type { StoredPage } from "./pageFormat.ts";
import type { RefreshQueue } from "./refreshQueue.ts";
import type { PageRequest, RenderPage, RenderedPage } from "./render.ts";
import { createClaimedRendering } from "./storePages.ts";
import type { StorePages } from "./storePages.ts";
import type { PagePayload } from "#relay/pagePayload.ts";
import { plainBody } from "./responseBody.ts";
import { singleFlight } from "#server/kernel/fetchOnce.ts";
import { canonicalPath } from "#server/kernel/requestUrl.ts";
import { LRUCache } from "lru-cache";

// Pages served through the page cache, with revalidation.

/** Longest wait for a page that must be rendered first, in milliseconds; then the cached one is served. */
const CURRENT_MS = 3_000;

/** Pages by URL, from the page cache or rendered. */
export type Pages = {
  /**
   * Returns the shared page at a path: cached, or rendered and then cached. Concurrent requests
   * share one rendering and its admission. A stale page is served, and waits to be rendered again;
   * if that fails it stays cached, and if the page no longer exists it is removed. A page of which
   * something has changed, or that is a week old, is rendered again before it is served, unless
   * that fails.
   */
  shared: (path: string, backend: PageBackend) => Promise<StoredPage | RenderedPage>;
  /** Renders a page for one request, which must have been admitted. */
  fresh: (request: PageRequest, place: Place) => Promise<RenderedPage>;
  /** Payloads of the cached pages; none in development. */
  cached?: CachedPayloads | undefined;
};

/** Lookups in the page cache since the start, by result. */
type LookupCounts = { hit: number; stale: number; miss: number };

/** Changes in the shop since the start, and pages that its servers share. */
type PageSources = {
  changes: Pick<ShopChanges, "changedAt" | "onChange">;
  storePages?: Pick<StorePages, "claim"> | undefined;
};

/** Renders pages into the cache, and tells which cached ones are outdated. */
function createRendering(
  render: RenderPage,
  store: PageCache | undefined,
  { changes, storePages }: PageSources,
) {
  const hasChanged = ({ tags, renderedAt }: StoredPage) => changes.changedAt(tags) >= renderedAt;
  const isOutdated = (page: StoredPage) => hasChanged(page) || isTooOld(page);
  const renderOrTake = createClaimedRendering(storePages, {
    isCurrent: (page) => !isOutdated(page) && !isStale(page),
    adopt: async (path, page) => store?.adopt(path, page) ?? page,
  });

  const renderAndCache = (path: string, backend: PageBackend, reused?: CachedPayloads) =>
    renderOrTake(path, async () => {
      const startedAt = Date.now();
      const rendered = await render({ url: path, backend, cached: reused, hasSession: false });
      if (rendered.status === 404 || rendered.location !== undefined) await store?.remove(path);
      if (!rendered.isShared || !store) return rendered;
      return store.put(path, cachedFrom(rendered, startedAt));
    });

  return { hasChanged, isOutdated, renderAndCache };
}

/** Serves pages through a renderer and, outside development, a page cache. */
export function createPages(
  render: RenderPage,
  store: PageCache | undefined,
  refreshes: Pick<RefreshQueue, "add">,
  admission: Admission,
  {
    prerenderedPaths = [],
    changes = createShopChanges(),
    storePages,
  }: Partial<PageSources> & { prerenderedPaths?: readonly string[] } = {},
): Pages & { lookups: () => LookupCounts; delay: () => DurationSummary } {
  const lookups: LookupCounts = { hit: 0, stale: 0, miss: 0 };
  const renderOnce = singleFlight((_path: string, work: () => Promise<StoredPage | RenderedPage>) =>
    work(),
  );
  const cached = store && cachedPayloads(store, prerenderedPaths);

  const rendering = createRendering(render, store, { changes, storePages });
  const { hasChanged, isOutdated, renderAndCache } = rendering;

  /** Renders a page that is not cached, once it is admitted. */
  const renderMissing = (path: string, backend: PageBackend) =>
    renderOnce(path, () =>
      admission.run({ class: "pages" }, (place) =>
        renderAndCache(path, stepwiseBackend(backend, place), cached),
      ),
    );

  /**
   * Renders a cached page again, after everything that shoppers wait for. It fails while the
   * backend is unavailable: the page's own cached data would count as new.
   */
  async function refresh(path: string, backend: PageBackend): Promise<void> {
    const last = withPagePriority(backend, "refresh");
    const page = await inOwnTrace(() => renderOnce(path, () => renderAndCache(path, last)));
    if ("status" in page && page.status >= 500) throw new Error(`rendered with ${page.status}`);
  }

  const delays = createHourlyDurations();
  const noteDelay = (page: StoredPage) => {
    if (hasChanged(page)) delays.note(Date.now() - changes.changedAt(page.tags));
  };

  const visited = createVisitedPages();

  /** Renders a page that is outdated; returns the cached one if that fails or is slow. */
  async function current(path: string, backend: PageBackend, known: StoredPage) {
    const late = pause(CURRENT_MS, known, { ref: false });
    return Promise.race([renderCurrent(path, backend, known), late]);
  }

  async function renderCurrent(path: string, backend: PageBackend, known: StoredPage) {
    const renderNow = () =>
      renderOnce(path, () =>
        admission.run({ class: "pages" }, (place) =>
          renderAndCache(path, stepwiseBackend(backend, place)),
        ),
      );
    try {
      let page = await renderNow();
      // It may have joined a rendering that began before the change.
      if ("renderedAt" in page && isOutdated(page)) page = await renderNow();
      if ("status" in page && page.status >= 500) return known;
      noteDelay(known);
      return page;
    } catch {
      return known;
    }
  }

  let backendOfPages: PageBackend | undefined;
  refreshOnChange(changes, visited, (path) => {
    const backend = backendOfPages;
    if (!backend) return;
    refreshes.add(path, async () => {
      const known = await store?.get(path);
      // A visitor may have come first.
      if (!known || !isOutdated(known)) return;
      await refresh(path, backend);
      noteDelay(known);
    });
  });

  return {
    fresh: (request, place) =>
      render({ ...request, cached, backend: stepwiseBackend(request.backend, place) }),
    cached,
    shared: async (path, backend) => {
      const known = await store?.get(path);
      if (!known) {
        lookups.miss += 1;
        return renderMissing(path, backend);
      }
      backendOfPages = backend;
      visited.note(path, known.tags);
      if (isOutdated(known)) {
        lookups.stale += 1;
        return current(path, backend, known);
      }
      const needsRefresh = isStale(known);
      lookups[needsRefresh ? "stale" : "hit"] += 1;
      if (needsRefresh) refreshes.add(path, () => refresh(path, backend));
      return known;
    },
    lookups: () => ({ ...lookups }),
    delay: delays.summary,
  };
}

/** Age after which a page is rendered again once it has been served, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * Age after which a page is served only if it cannot be rendered first, in milliseconds. A constant,
 * not a setting: notices and comparisons find nearly all changes within minutes, and this limits
 * what they miss. It is long enough that a crawler of rarely visited pages, which comes every few
 * days, does not make each of them a rendering before its visitor.
 */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

const ageOf = ({ renderedAt }: StoredPage) => Date.now() - renderedAt;

/** True for a page older than a minute, or one that a wrong clock dated in the future. */
export const isStale = (page: StoredPage): boolean => ageOf(page) > FRESH_MS || ageOf(page) < 0;

/** True for a page older than a week. */
export const isTooOld = (page: StoredPage): boolean => ageOf(page) > MAX_AGE_MS;

/** Payloads of cached pages, for pages that are rendered while the backend is unavailable. */
export const cachedPayloads = (
  store: Pick<PageCache, "get" | "has">,
  frequentPaths: readonly string[],
): CachedPayloads => ({
  frequentPaths,
  has: (path) => store.has(canonicalPath(path)),
  payloadAt: async (path) => {
    const { payload } = (await store.get(canonicalPath(path))) ?? {};
    return payload && (JSON.parse(plainBody(payload).toString()) as PagePayload);
  },
});

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
function refreshOnChange(
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
