import { basename } from "node:path";
import type { FastifyInstance } from "fastify";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { pagesFolder } from "./currentBuild.ts";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import type { Config } from "#server/kernel/config.ts";
import type { BackendAccess } from "#server/backend/line/backendAccess.ts";
import type { Admission } from "#server/limits/admission.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { tidyHourly } from "#server/store/diskLimit.ts";
import type { DiskSpace } from "#server/store/diskSpace.ts";
import { createPages } from "./cachedPages.ts";
import type { Pages } from "./cachedPages.ts";
import { openPageCache, pagesLimit } from "./pageCache.ts";
import type { PageCache } from "./pageCache.ts";
import type { PageCounts } from "#server/observe/shopMetrics.ts";
import { createRefreshQueue } from "./refreshQueue.ts";
import { openDevelopmentRenderer, openProductionRenderer } from "./render.ts";
import type { OnRenderError } from "./render.ts";
import { requestUrl } from "#server/kernel/requestUrl.ts";
import { pageFacts } from "./shopFacts.ts";
import { openStorePages } from "./storePages.ts";
import type { StorePages } from "./storePages.ts";

// Setup of the page renderer, the page cache and its refresh queue.

/** Opens the page cache within its limits, and keeps it there. */
function openStore(
  app: FastifyInstance,
  config: Config,
  options: { buildId: string; disk: DiskSpace; storePages: StorePages | undefined },
): PageCache {
  const { buildId, disk, storePages } = options;
  const limit = pagesLimit(config);
  tidyHourly(app, limit);
  return openPageCache(pagesFolder(config, buildId), {
    maxMemoryBytes: config.PAGE_CACHE_MEMORY_MB * 1024 * 1024,
    onWrite: limit.count,
    elsewhere: storePages?.get,
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
    /** Store of what several servers share, if there are several. */
    sharedStore: SharedStore | undefined;
    /** Payment methods with fields, in place of those in the merchant's folder. */
    paymentFields: PaymentFields;
    development: { errorPage: (error: unknown) => string } | undefined;
  },
): Promise<{ pages: Pages; counts: () => PageCounts }> {
  const { backend, access, admission, disk, buildId, development } = options;
  const { prerenderedPaths, changes, paymentFields, sharedStore } = options;
  const facts = pageFacts(config, buildId, backend, { paymentFields });
  // The path only: the query string may contain a key or a search term.
  const onError: OnRenderError = (error, { url, reference }) =>
    app.log.error(
      { err: error, path: requestUrl(url).path, reference },
      "a page could not be shown",
    );
  const render = development
    ? await openDevelopmentRenderer(facts, onError, development.errorPage)
    : await openProductionRenderer(facts, onError, (message) => app.log.warn(message));
  const storePages =
    sharedStore && !development
      ? await openStorePages(sharedStore, basename(pagesFolder(config, buildId)))
      : undefined;
  const store = development ? undefined : openStore(app, config, { buildId, disk, storePages });
  const refreshes = createRefreshQueue({
    delayMs: access.refreshDelayMs,
    onError: (error, path) =>
      app.log.error({ err: error, path }, "a cached page could not be rendered again"),
  });
  app.addHook("onClose", async () => refreshes.close());
  const pages = createPages(render, store, refreshes, admission, {
    prerenderedPaths,
    changes,
    storePages,
  });
  const counts = () => ({
    lookups: pages.lookups(),
    queue: refreshes.counts(),
    results: refreshes.results(),
    delay: pages.delay(),
  });
  return { pages, counts };
}
