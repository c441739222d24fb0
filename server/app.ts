import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { AppOptions, Development } from "#server/http/appOptions.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { Config } from "#server/kernel/config.ts";
import { openBuilds } from "#server/rendering/retainBuilds.ts";
import { createLastCarts } from "#server/shop/cart/lastCarts.ts";
import { followChanges, openShopChanges } from "#server/catalogue/followChanges.ts";
import { openMenus } from "#server/catalogue/wordpressMenus.ts";
import { openCdn } from "#server/rendering/cdn.ts";
import { connectBackend } from "#server/backend/line/connectBackend.ts";
import { readOperations } from "#server/backend/door/operations.ts";
import { openSiteRedirects } from "#server/rendering/movedProducts.ts";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { openRoutes } from "#server/rendering/builtPages.ts";
import { openPages } from "#server/rendering/cachedPages.ts";
import type { Routes } from "#server/rendering/routes.ts";
import type { MetricsRegistry } from "#server/observe/metricsRegistry.ts";
import { openMonitoring } from "#server/observe/openMonitoring.ts";
import {
  createLeftOutReport,
  measureLeftOut,
  sayLeftOut,
} from "#server/backend/line/leftOutReport.ts";
import { measurePages } from "#server/observe/shopMetrics.ts";
import { noteAdmission } from "#server/observe/requestTrace.ts";
import {
  drainOnShutdown,
  joinBodyChunks,
  closeIdleConnections,
  closeSlowReaders,
} from "#server/kernel/connections.ts";
import { openFastify, requireSingleHost } from "./http/openFastify.ts";
import { createReadiness } from "#server/kernel/readiness.ts";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import { connectSharedStore } from "#server/store/sharedStore.ts";
import { watchDisk } from "#server/store/diskSpace.ts";
import { createSqliteOpener } from "#server/store/openSqlite.ts";
import { registerStatus, registerHealth, registerMetrics } from "#server/http/monitoring.ts";
import { openStatus } from "#server/status/openStatus.ts";
import { nameShop } from "#server/rendering/shopName.ts";
import { createPictureRules } from "#server/backend/pictures/pictureRules.ts";
import type { PictureRules } from "#server/backend/pictures/pictureRules.ts";
import { registerBuildManifests, registerFiles } from "#server/http/files.ts";
import { registerErrors } from "#server/http/errorPages.ts";
import { registerHooks } from "#server/http/webhookRoute.ts";
import { registerPages } from "#server/http/pages.ts";
import { registerPictures } from "#server/http/pictures.ts";
import { registerSearch } from "#server/http/search.ts";
import { createMethodsWithFields } from "#server/shop/checkout/cardMethods.ts";
import type { MethodsWithFields } from "#server/shop/checkout/cardMethods.ts";
import { registerSecurity, createSecurityHeaders } from "#server/http/securityHeaders.ts";
import { registerShopping } from "#server/http/shopping.ts";
import { registerSiteFiles } from "#server/http/siteFiles.ts";
import { registerUploads } from "#server/http/uploads.ts";
import { openPageSearch } from "#server/catalogue/pageSearch.ts";
import { publicSearch } from "#server/backend/line/searchAccess.ts";
import { openGateway } from "#server/backend/sessions/shopGateway.ts";
import type { GatewayOptions, ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { speak } from "#server/kernel/language.ts";
import { writeScripts } from "#server/rendering/languageScripts.ts";
import { inlineScripts } from "#server/rendering/bootScript.ts";
import { merchantPayment } from "#server/kernel/merchantFolder.ts";
import { checkAtStart } from "#server/commands/doctor/checkAtStart.ts";
import type { SecurityHeaders } from "#server/http/securityHeaders.ts";

/**
 * Builds the storefront's Fastify app from its settings and backend; it does not listen. Closing
 * the app closes the backend. Rejects if there is no build or the backend cannot be opened.
 */
export async function createApp(
  config: Config,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { development, now, paymentFields = merchantPayment() } = options;
  const isChanging = development !== undefined;
  if (!isChanging) for (const each of config.LANGUAGES) await writeScripts(each);
  const admission = createAdmissionControl({ onRequest: noteAdmission });
  const routes = await openRoutes(isChanging);
  let methods: MethodsWithFields | undefined;
  const takenMethods = () => methods?.known() ?? [];
  const headersOf = isChanging ? undefined : securityHeaders(config, routes(), takenMethods);

  const app = await openFastify(config, options, headersOf);
  speak(app, config);
  const { readiness = createReadiness(), say = (sentence) => app.log.warn(sentence) } = options;
  const monitoring = openMonitoring(app, { readiness, admission });
  const { registry } = monitoring;
  drainOnShutdown(app, readiness);
  limitConnections(app);
  const disk = watchDisk(config.DATA_DIR, { readiness, log: app.log });
  app.addHook("onClose", async () => disk.close());
  const openFile = createSqliteOpener({ onFullDisk: disk.notice });

  const sharedStore = await connectSharedStore(app, config, readiness);
  const store = sharedStore ?? openMemoryStore();
  const connected = { readiness, registry, openFile, now, say };
  const { backend, access } = await connectBackend(app, config, connected);
  const status = openStatus(app, config, { access, openFile });
  const rules = createPictureRules(backend, config.IMAGE_ORIGINS, (origin) =>
    app.log.warn({ origin }, "pictures of this origin do not load: list it in IMAGE_ORIGINS"),
  );
  const lastCarts = createLastCarts();
  const opened = { access, observer: lastCarts, store };
  const sources = { backend, rules, registry, say };
  const gateway = await openReportingGateway(app, config, sources, opened);
  const { build, builds } = await openBuilds(app, config, { routes: routes(), disk, isChanging });
  const operations = readOperations({ isChanging, retainedText: builds.operationText });
  const { changes, stored } = await openShopChanges(config, { disk, log: app.log });
  const menus = await openMenus(config, gateway, { ...backend, changes });
  const built = { buildId: build.id, prerenderedPaths: routes().prerenderedPaths, changes };
  const parts = { backend, access, admission, disk, development };
  const rendering = { ...parts, ...built, menus, paymentFields, sharedStore };
  const { pages, counts } = await openPages(app, config, rendering);
  measurePages(registry, counts);

  if (development) registerDevelopment(app, development, backend);
  registerSecurity(app, headersOf);
  registerErrors(app, development?.errorPage);
  registerHealth(app, readiness);
  registerMetrics(app, { registry, password: config.STATUS_PASSWORD });
  app.addHook("onReady", async () => readiness.enter());
  const followed = { gateway, menus, changes, stored, store, sharedStore, registerHooks };
  const changeFacts = followChanges(app, config, followed);
  const facts = { origin: backend.origin, changes: changeFacts, pages: counts };
  status?.register({ readiness, gateway, ...facts }, registerStatus);
  registerUploads(app, backend);
  const folder = isChanging ? undefined : join(config.DATA_DIR, "pictures");
  registerPictures(app, { backend, access, rules, folder, disk, admission });
  const shopping = await registerShopping(app, {
    config,
    backend,
    gateway,
    lastCarts,
    openMethods: (send) => (methods = createMethodsWithFields(send, paymentFields, backend)),
    admission,
    operations,
    pages,
    routes,
    now,
    disk,
    openFile,
    store,
    sharedStore,
    refusesLeaks: options.refusesLeaks,
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
    ...openSiteRedirects(access.movedTo, backend),
    config,
    pathsOf: config.LANGUAGES.length > 1 ? access.pathsOf : undefined,
    pageSearch: openPageSearch(publicSearch(config), {
      search: backend.search,
      onEnd: (search) => monitoring.observeSearch("page", search),
      onError: (error) => app.log.warn({ err: error }, "pages go without the search's index"),
    }),
    ...built,
    admission,
    cachesNotFound: !isChanging,
    now,
  });
  return app;
}

/** Limits what slow or misdirected connections can hold. */
function limitConnections(app: FastifyInstance): void {
  closeSlowReaders(app);
  closeIdleConnections(app);
  joinBodyChunks(app);
  requireSingleHost(app);
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
const securityHeaders = (
  config: Config,
  routes: Routes,
  methods: MethodsWithFields["known"],
): SecurityHeaders =>
  createSecurityHeaders(config, inlineScripts(routes.prerenderedPatterns, config), {
    ...routes,
    methods,
  });

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
