import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { AppOptions, Development } from "#server/process/appOptions.ts";
import type { Backend } from "./backend.ts";
import type { Config } from "./config.ts";
import { openBuilds } from "./builds/openBuilds.ts";
import { createLastCarts } from "#server/cart/lastCarts.ts";
import { followChanges, openShopChanges } from "#server/changes/followChanges.ts";
import { openCdn } from "#server/cdn/openCdn.ts";
import { connectBackend } from "#server/gateway/connectBackend.ts";
import { readOperations } from "#server/gateway/operations.ts";
import { cacheNewSlugs } from "./pages/movedProducts.ts";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createGuards } from "#server/limits/guards.ts";
import type { Guards } from "#server/limits/guards.ts";
import { openRoutes } from "./pages/builtPages.ts";
import { openPages } from "./pages/openPages.ts";
import type { Routes } from "#server/pages/routes.ts";
import type { MetricsRegistry } from "#server/monitoring/metricsRegistry.ts";
import { openMonitoring } from "#server/monitoring/openMonitoring.ts";
import {
  createLeftOutReport,
  measureLeftOut,
  sayLeftOut,
} from "#server/monitoring/leftOutReport.ts";
import { measurePages } from "#server/monitoring/shopMetrics.ts";
import { noteAdmission } from "#server/monitoring/traceRequests.ts";
import { drainOnShutdown } from "#server/process/drainOnShutdown.ts";
import { openFastify } from "#server/process/openFastify.ts";
import { createReadiness } from "#server/process/readiness.ts";
import { joinBodyChunks } from "#server/process/joinedChunks.ts";
import { closeIdleConnections, closeSlowReaders } from "#server/process/slowRequests.ts";
import { connectSharedStore } from "#server/sharedStore/connectSharedStore.ts";
import { watchDisk } from "#server/state/diskSpace.ts";
import { createSqliteOpener } from "#server/state/openSqlite.ts";
import { openStatus } from "#server/status/openStatus.ts";
import { nameShop } from "#server/pages/shopName.ts";
import { createPictureRules } from "./pictures/pictureRules.ts";
import type { PictureRules } from "./pictures/pictureRules.ts";
import { registerBuildManifests } from "#server/routes/buildManifests.ts";
import { registerErrors } from "#server/routes/errorPages.ts";
import { registerFiles } from "#server/routes/files.ts";
import { registerHealth } from "#server/routes/health.ts";
import { registerMetrics } from "#server/routes/metrics.ts";
import { registerPages } from "#server/routes/pages.ts";
import { registerPictures } from "#server/routes/pictures.ts";
import { registerSearch } from "#server/routes/search.ts";
import { registerSecurity } from "#server/routes/security.ts";
import { registerShopping } from "#server/routes/shopping.ts";
import { requireSingleHost } from "#server/routes/singleHost.ts";
import { registerSiteFiles } from "#server/routes/siteFiles.ts";
import { registerUploads } from "#server/routes/uploads.ts";
import { openPageSearch } from "./search/pageSearch.ts";
import { publicSearch } from "#server/search/searchAccess.ts";
import { openGateway } from "#server/gateway/shopGateway.ts";
import type { GatewayOptions, ShopGateway } from "#server/gateway/shopGateway.ts";
import { inlineScripts } from "#server/pages/bootScript.ts";
import { merchantPayment } from "#server/settings/merchantPayment.ts";
import { checkAtStart } from "#server/doctor/checkAtStart.ts";
import { createSecurityHeaders } from "#server/security/securityHeaders.ts";
import type { SecurityHeaders } from "#server/security/securityHeaders.ts";

/**
 * Builds the storefront's Fastify app from its settings and backend; it does not listen. Closing
 * the app closes the backend. Rejects if there is no build or the backend cannot be opened.
 */
export async function createApp(
  config: Config,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { development, switchedOff, now, paymentFields = merchantPayment() } = options;
  const guards = createGuards(switchedOff);
  const isChanging = development !== undefined;
  const admission = createAdmissionControl({
    isOn: guards.isOn("admission"),
    onRequest: noteAdmission,
  });
  const routes = await openRoutes(isChanging);
  const headersOf = isChanging ? undefined : securityHeaders(config, routes(), guards);

  const app = await openFastify(config, options, { guards, headersOf });
  const { readiness = createReadiness(), say = (sentence) => app.log.warn(sentence) } = options;
  const monitoring = openMonitoring(app, { readiness, admission });
  const { registry } = monitoring;
  if (guards.isOn("drain")) drainOnShutdown(app, readiness);
  if (guards.isOn("slowRequests")) {
    closeSlowReaders(app);
    closeIdleConnections(app);
    joinBodyChunks(app);
  }
  if (guards.isOn("singleHost")) requireSingleHost(app);
  const disk = watchDisk(config.DATA_DIR, { readiness, log: app.log });
  app.addHook("onClose", async () => disk.close());
  const openFile = createSqliteOpener({ onFullDisk: disk.notice, isOn: guards.isOn("fullDisk") });

  const sharedStore = await connectSharedStore(app, config, readiness);
  const connected = { guards, readiness, registry, openFile, now, say };
  const { backend, access } = await connectBackend(app, config, connected);
  const status = openStatus(app, config, { access, openFile });
  const rules = createPictureRules(backend, config.IMAGE_ORIGINS, (origin) =>
    app.log.warn({ origin }, "pictures of this origin do not load: list it in IMAGE_ORIGINS"),
  );
  const lastCarts = createLastCarts();
  const opened = { guards, access, observer: lastCarts, sharedStore };
  const sources = { backend, rules, registry, say };
  const gateway = await openReportingGateway(app, config, sources, opened);
  const { build, builds } = await openBuilds(app, config, { routes: routes(), disk, isChanging });
  const operations = readOperations({ isChanging, retainedText: builds.operationText });
  const { changes, stored } = await openShopChanges(config, { disk, log: app.log });
  const built = { buildId: build.id, prerenderedPaths: routes().prerenderedPaths, changes };
  const parts = { backend, access, guards, admission, disk, development };
  const rendering = { ...parts, ...built, paymentFields, sharedStore };
  const { pages, counts } = await openPages(app, config, rendering);
  measurePages(registry, counts);

  if (development) registerDevelopment(app, development, backend);
  registerSecurity(app, headersOf);
  registerErrors(app, development?.errorPage);
  registerHealth(app, readiness);
  registerMetrics(app, { registry, password: config.STATUS_PASSWORD });
  app.addHook("onReady", async () => readiness.enter());
  const { origin } = backend;
  const changeFacts = followChanges(app, config, { gateway, changes, stored, sharedStore });
  status?.register({ readiness, gateway, origin, changes: changeFacts, pages: counts });
  registerUploads(app, backend);
  const folder = isChanging ? undefined : join(config.DATA_DIR, "pictures");
  registerPictures(app, { backend, access, rules, folder, disk, admission });
  const shopping = await registerShopping(app, {
    config,
    backend,
    gateway,
    lastCarts,
    paymentFields,
    guards,
    admission,
    operations,
    pages,
    routes,
    now,
    disk,
    openFile,
    sharedStore,
    onRestoration: monitoring.countRestoration,
    onOrder: status?.noteUnplaced,
  });
  registerSearch(app, backend, { admission, monitoring, ...shopping });
  openCdn(app, config, { changes, readiness });
  registerSiteFiles(app, config, { gateway, routes, changes, texts: backend.texts });
  registerBuildManifests(app, { build, metaOf: builds.metaOf, isChanging });
  if (!isChanging) await registerFiles(app, builds.folders);
  registerPages(app, {
    pages,
    routes,
    gateway,
    ...shopping,
    newSlugOf: cacheNewSlugs(access.movedTo),
    colors: config.COLOR_ATTRIBUTES,
    pageSearch: openPageSearch(publicSearch(config), {
      search: backend.search,
      onEnd: (search) => monitoring.observeSearch("page", search),
      onError: (error) => app.log.warn({ err: error }, "pages go without the search's index"),
    }),
    ...built,
    admission,
    cachesNotFound: !isChanging && guards.isOn("notFoundPage"),
    now,
  });
  return app;
}

/**
 * Opens the gateway; log, metrics and start report the products that its lists leave out, and what
 * the short checks find. The settings get the shop's name, which all that is opened after it needs.
 */
async function openReportingGateway(
  app: FastifyInstance,
  config: Config,
  sources: {
    backend: Backend;
    rules: PictureRules;
    registry: MetricsRegistry;
    say: (sentence: string) => void;
  },
  options: Omit<GatewayOptions, "report">,
): Promise<ShopGateway> {
  const { backend, rules, registry, say } = sources;
  const report = createLeftOutReport({
    log: app.log,
    file: join(config.DATA_DIR, "left-out.json"),
    origin: backend.origin,
  });
  const gateway = openGateway(backend, rules, { ...options, report });
  measureLeftOut(registry, gateway.lists.leftOut);
  if (config.GRAPHQL_ENDPOINT) {
    // Not awaited: the start continues.
    app.addHook("onListen", async () => void sayLeftOut(gateway.lists, backend.origin, say));
  }
  await nameShop(config, gateway.shared);
  checkAtStart(app, config, { shared: gateway.shared, rules, say });
  return gateway;
}

/** Creates the security headers of the built pages and the scripts inlined into them. */
const securityHeaders = (config: Config, routes: Routes, guards: Guards): SecurityHeaders =>
  createSecurityHeaders(config, inlineScripts(routes.prerenderedPatterns), { routes, guards });

/** Registers the dev server's middleware and routes. */
function registerDevelopment(
  app: FastifyInstance,
  { middleware, register }: Development,
  backend: Backend,
): void {
  app.addHook("onRequest", (request, reply, done) =>
    middleware(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  register(app, backend);
}
