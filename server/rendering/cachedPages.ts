import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { CachedPayloads, PageBackend } from "#relay/pageContext.ts";
import type { PagePayload } from "#relay/pagePayload.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { BackendAccess } from "#server/backend/line/backendAccess.ts";
import { createShopChanges } from "#server/catalogue/shopChanges.ts";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import type { WordpressMenus } from "#server/catalogue/wordpressMenus.ts";
import type { Config } from "#server/kernel/config.ts";
import { perLanguage } from "#server/kernel/language.ts";
import { singleFlight } from "#server/kernel/fetchOnce.ts";
import { canonicalPath, requestUrl } from "#server/kernel/requestUrl.ts";
import type { Admission, Place } from "#server/limits/admission.ts";
import { createHourlyDurations } from "#server/observe/hourlyDurations.ts";
import { inOwnTrace } from "#server/observe/requestTrace.ts";
import type { PageCounts } from "#server/observe/shopMetrics.ts";
import { tidyHourly } from "#server/store/diskLimit.ts";
import type { DiskSpace } from "#server/store/diskSpace.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { isCachedPage } from "./cachedPage.ts";
import type { CachedPage } from "./cachedPage.ts";
import { pagesFolder } from "./currentBuild.ts";
import { stepwiseBackend, withPagePriority } from "./pageBackend.ts";
import { openPageCache, pagesLimit } from "./pageCache.ts";
import type { PageCache } from "./pageCache.ts";
import { createRefreshQueue, createVisitedPages, refreshOnChange } from "./refreshQueue.ts";
import type { RefreshQueue } from "./refreshQueue.ts";
import { openDevelopmentRenderer, openProductionRenderer, statusOf } from "./render.ts";
import type { OnRenderError, PageRequest, RenderPage, RenderedPage } from "./render.ts";
import { plainBody } from "./responseBody.ts";
import { createClaimedRendering, openSharedStorePages } from "./sharedStorePages.ts";
import type { SharedStorePages } from "./sharedStorePages.ts";
import { pageFacts, withMenus } from "./shopFacts.ts";
import { localePath } from "#words/localePath.ts";

// Pages of the shop: from the page cache, rendered into it, or rendered for one request.

/** Longest wait for a page that must be rendered first, in milliseconds; then the cached one is served. */
const CURRENT_MS = 3_000;

/** Pages by URL, which is without the prefix of the current language. */
export type Pages = {
  /**
   * Returns the shared page at a path: cached, or rendered into the cache. Concurrent requests share
   * one rendering and its admission. An aged page, older than a minute, is served, and refreshed in the
   * background; if that fails it stays cached, and if the page no longer exists it is removed. An
   * outdated page, of which something has changed or that is a week old, is refreshed before it is
   * served, unless that fails. Either is stale.
   */
  get: (path: string, backend: PageBackend) => Promise<CachedPage | RenderedPage>;
  /** Renders a page for one request, which must have been admitted. */
  render: (request: PageRequest, place: Place) => Promise<RenderedPage>;
  /** Payloads of the cached pages; none in development. */
  cached?: CachedPayloads | undefined;
};

/** Changes in the shop since the start, and pages that its servers share. */
type PageSources = {
  changes: Pick<ShopChanges, "changedAt" | "haveChanged" | "onChange">;
  sharedStorePages?: Pick<SharedStorePages, "claim"> | undefined;
};

/** Creates the pages of a renderer and, outside development, a page cache. */
export function createPages(
  render: RenderPage,
  cache: PageCache | undefined,
  refreshes: Pick<RefreshQueue, "add">,
  admission: Admission,
  {
    prerenderedPaths = [],
    changes = createShopChanges(),
    sharedStorePages,
  }: Partial<PageSources> & { prerenderedPaths?: readonly string[] } = {},
): Pages & { counts: () => Pick<PageCounts, "lookups" | "delay"> } {
  const lookups = { hit: 0, stale: 0, miss: 0 };
  const cached = cache && cachedPayloads(cache, prerenderedPaths);
  const hasChanged = ({ tags, renderedAt }: CachedPage) => changes.haveChanged(tags, renderedAt);
  const isOutdated = (page: CachedPage) => hasChanged(page) || ageOf(page) > MAX_AGE_MS;
  const isStale = (page: CachedPage) => isOutdated(page) || isAged(page);

  const renderOnOneServer = createClaimedRendering(sharedStorePages, {
    isCurrent: (page) => !isStale(page),
    put: async (path, page) => cache?.put(path, page) ?? page,
  });

  /** Renders a page into the cache, or removes it if it no longer exists. */
  const renderToCache = (path: string, backend: PageBackend, reused?: CachedPayloads) =>
    renderOnOneServer(path, async () => {
      const renderedAt = Date.now();
      const page = await render({ url: path, backend, cached: reused, hasSession: false });
      if (page.status === 404 || page.location !== undefined) await cache?.remove(path);
      return page.isShared && cache ? cache.put(path, { ...page, renderedAt }) : page;
    });

  const once = singleFlight((_path: string, work: () => ReturnType<typeof renderToCache>) =>
    work(),
  );

  /** Does the same once for concurrent requests, after their admission. */
  const renderAdmitted = (path: string, backend: PageBackend, reused?: CachedPayloads) =>
    once(path, () =>
      admission.run({ class: "pages" }, (place) =>
        renderToCache(path, stepwiseBackend(backend, place), reused),
      ),
    );

  const delays = createHourlyDurations();
  const noteDelay = (page: CachedPage) => {
    if (hasChanged(page)) delays.note(Date.now() - changes.changedAt(page.tags));
  };

  /**
   * Refreshes a page in the background, after everything that shoppers wait for. It fails while the
   * backend is unavailable: the page's own cached data would count as new.
   */
  const refreshLater = (path: string, backend: PageBackend) =>
    refreshes.add(path, async () => {
      const known = await cache?.get(path);
      // A visitor may have come first.
      if (!known || !isStale(known)) return;
      const last = withPagePriority(backend, "refresh");
      const page = await inOwnTrace(() => once(path, () => renderToCache(path, last)));
      if (statusOf(page) >= 500) throw new Error(`rendered with ${statusOf(page)}`);
      noteDelay(known);
    });

  /** Refreshes an outdated page; returns the cached one if that fails. */
  async function refreshNow(path: string, backend: PageBackend, known: CachedPage) {
    try {
      let page = await renderAdmitted(path, backend);
      // It may have joined a rendering that began before the change.
      if (isCachedPage(page) && isOutdated(page)) page = await renderAdmitted(path, backend);
      if (statusOf(page) >= 500) return known;
      noteDelay(known);
      return page;
    } catch {
      return known;
    }
  }

  const visited = createVisitedPages();
  let backendOfPages: PageBackend | undefined;
  refreshOnChange(changes, visited, (path) => {
    if (backendOfPages) refreshLater(path, backendOfPages);
  });

  return {
    render: ({ url, ...request }, place) => {
      const backend = stepwiseBackend(request.backend, place);
      return render({ ...request, url: localePath(url), cached, backend });
    },
    cached,
    get: async (url, backend) => {
      const path = localePath(url);
      const known = await cache?.get(path);
      if (!known) {
        lookups.miss += 1;
        return renderAdmitted(path, backend, cached);
      }
      backendOfPages = backend;
      visited.note(path, known.tags);
      if (isOutdated(known)) {
        lookups.stale += 1;
        const late = pause(CURRENT_MS, known, { ref: false });
        return Promise.race([refreshNow(path, backend, known), late]);
      }
      const isServedStale = isAged(known);
      lookups[isServedStale ? "stale" : "hit"] += 1;
      if (isServedStale) refreshLater(path, backend);
      return known;
    },
    counts: () => ({ lookups: { ...lookups }, delay: delays.summary() }),
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

const ageOf = ({ renderedAt }: CachedPage) => Date.now() - renderedAt;

/** True for a page older than a minute, or one that a wrong clock dated in the future. */
const isAged = (page: CachedPage) => ageOf(page) > FRESH_MS || ageOf(page) < 0;

/** Payloads of cached pages, for pages that are rendered while the backend is unavailable. */
export const cachedPayloads = (
  cache: Pick<PageCache, "get" | "has">,
  frequentPaths: readonly string[],
): CachedPayloads => ({
  frequentPaths,
  has: (path) => cache.has(localePath(canonicalPath(path))),
  payloadAt: async (path) => {
    const { payload } = (await cache.get(localePath(canonicalPath(path)))) ?? {};
    return payload && (JSON.parse(plainBody(payload).toString()) as PagePayload);
  },
});

/** Opens the page cache within its limits, and keeps it there. */
function openCache(
  app: FastifyInstance,
  config: Config,
  options: { buildId: string; disk: DiskSpace; sharedStorePages: SharedStorePages | undefined },
): PageCache {
  const { buildId, disk, sharedStorePages } = options;
  const limit = pagesLimit(config);
  tidyHourly(app, limit);
  return openPageCache(pagesFolder(config, buildId), {
    maxMemoryBytes: config.PAGE_CACHE_MEMORY_MB * 1024 * 1024,
    onWrite: limit.count,
    elsewhere: sharedStorePages?.get,
    onError: (error, path) => {
      if (disk.notice(error)) return;
      app.log.error({ err: error, path }, "the page cache could not be written");
    },
  });
}

/** Opens the page renderer: production with a page cache, or development from the sources. */
export async function openPages(
  app: FastifyInstance,
  config: Config,
  options: {
    backend: Backend;
    access: BackendAccess;
    admission: Admission;
    disk: DiskSpace;
    buildId: string;
    /** Paths of the build's prerendered pages that belong to no list. */
    prerenderedPaths: readonly string[];
    changes: ShopChanges;
    menus: Pick<WordpressMenus, "current">;
    /** Store of what several servers share, if there are several. */
    sharedStore: SharedStore | undefined;
    /** Payment methods with fields, in place of those in the merchant's folder. */
    paymentFields: PaymentFields;
    development: { errorPage: (error: unknown) => string } | undefined;
  },
): Promise<{ pages: Pages; counts: () => PageCounts }> {
  const { backend, access, admission, disk, buildId, development } = options;
  const { prerenderedPaths, changes, menus, paymentFields, sharedStore } = options;
  const facts = perLanguage(() => pageFacts(config, buildId, backend, { paymentFields }));
  const sources = { config, facts: () => withMenus(facts(), menus.current()) };
  // The path only: the query string may contain a key or a search term.
  const onError: OnRenderError = (error, { url, reference }) =>
    app.log.error(
      { err: error, path: requestUrl(url).path, reference },
      "a page could not be shown",
    );
  const render = development
    ? await openDevelopmentRenderer(sources, onError, development.errorPage)
    : await openProductionRenderer(sources, onError, (message) => app.log.warn(message));
  const sharedStorePages =
    sharedStore && !development
      ? await openSharedStorePages(sharedStore, basename(pagesFolder(config, buildId)))
      : undefined;
  const cache = development
    ? undefined
    : openCache(app, config, { buildId, disk, sharedStorePages });
  const refreshes = createRefreshQueue({
    delayMs: access.refreshDelayMs,
    onError: (error, path) =>
      app.log.error({ err: error, path }, "a cached page could not be rendered again"),
  });
  app.addHook("onClose", async () => refreshes.close());
  const pages = createPages(render, cache, refreshes, admission, {
    prerenderedPaths,
    changes,
    sharedStorePages,
  });
  const counts = () => ({
    ...pages.counts(),
    queue: refreshes.counts(),
    results: refreshes.results(),
  });
  return { pages, counts };
}
