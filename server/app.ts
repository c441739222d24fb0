import { join } from "node:path";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppOptions } from "#server/process/appOptions.ts";
import { openBackend } from "./backend.ts";
import type { Config } from "./config.ts";
import { DIST, readBuild } from "#server/builds/currentBuild.ts";
import { buildMeta } from "./builds/buildMeta.ts";
import { createLastCarts } from "#server/cart/lastCarts.ts";
import { retainBuilds, onlyBuild } from "./builds/retainBuilds.ts";
import { operationTexts, readOperations } from "#server/gateway/operations.ts";
import { rememberMoves } from "./pages/movedProducts.ts";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createGuards } from "#server/limits/guards.ts";
import { openRoutes } from "./pages/builtPages.ts";
import { openPages } from "./pages/openPages.ts";
import { measureBackend } from "#server/monitoring/backendMetrics.ts";
import { logOptions, TRACE_FIELD } from "#server/monitoring/logOptions.ts";
import { openMonitoring } from "#server/monitoring/openMonitoring.ts";
import { measurePages } from "#server/monitoring/shopMetrics.ts";
import { openSpanExport } from "#server/monitoring/spanExport.ts";
import { noteAdmission, startTrace, traceRequests } from "#server/monitoring/traceRequests.ts";
import { drainOnShutdown } from "#server/process/drainOnShutdown.ts";
import { createReadiness } from "#server/process/readiness.ts";
import { SLOW_REQUEST_OPTIONS, closeSlowReaders } from "#server/process/slowRequests.ts";
import { watchDisk } from "#server/state/diskSpace.ts";
import { createSqliteOpener } from "#server/state/openSqlite.ts";
import { createPictureRules } from "./pictures/pictureRules.ts";
import { registerBuilds } from "#server/routes/builds.ts";
import { registerErrors, sendError } from "#server/routes/errorPages.ts";
import { registerFeed } from "#server/routes/feed.ts";
import { registerFiles } from "#server/routes/files.ts";
import { registerHealth } from "#server/routes/health.ts";
import { registerManifest } from "#server/routes/manifest.ts";
import { registerMetrics } from "#server/routes/metrics.ts";
import { registerPages } from "#server/routes/pages.ts";
import { registerPictures } from "#server/routes/pictures.ts";
import { registerSearch } from "#server/routes/search.ts";
import { registerSecurity } from "#server/routes/security.ts";
import { registerShopping } from "#server/routes/shopping.ts";
import { requireSingleHost } from "#server/routes/singleHost.ts";
import { registerSitemap } from "#server/routes/sitemap.ts";
import { registerUploads } from "#server/routes/uploads.ts";
import { openPageSearch } from "./search/pageSearch.ts";
import { publicSearch } from "#server/search/searchAccess.ts";
import { openBackendAccess } from "#server/gateway/backendAccess.ts";
import { reportUnreachable } from "#server/gateway/reportUnreachable.ts";
import { openGateway } from "#server/gateway/shopGateway.ts";
import { inlineScripts } from "#server/pages/bootScript.ts";
import { createSecurityHeaders } from "#server/security/securityHeaders.ts";

/**
 * Builds the storefront's Fastify app from its settings and backend; it does not listen. Closing
 * the app closes the backend. Rejects if there is no build or the backend cannot be opened.
 */
export async function createApp(
  config: Config,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { development, logLevel = config.LOG_LEVEL, logStream, switchedOff, now } = options;
  const { readiness = createReadiness(), say = (sentence) => app.log.warn(sentence) } = options;
  const guards = createGuards(switchedOff);
  const isChanging = development !== undefined;
  const admission = createAdmissionControl({
    isOn: guards.isOn("admission"),
    onRequest: noteAdmission,
  });
  const routes = await openRoutes(isChanging);
  const headersOf = isChanging
    ? undefined
    : createSecurityHeaders(config, inlineScripts(routes().prerenderedPatterns), {
        routes: routes(),
        guards,
      });
  const spans = config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await openSpanExport(config.OTEL_EXPORTER_OTLP_ENDPOINT, (error) =>
        app.log.warn({ err: error }, "the collector does not accept spans"),
      )
    : undefined;
  const app = Fastify({
    logger: logOptions(logLevel, logStream),
    logController: new LogController({ requestIdLogLabel: TRACE_FIELD }),
    genReqId: (raw) => startTrace(raw, spans?.record),
    trustProxy: config.TRUST_PROXY,
    return503OnClosing: false,
    ...(guards.isOn("slowRequests") ? SLOW_REQUEST_OPTIONS : {}),
    // A malformed URL matches no route, so no route's hooks add the headers.
    frameworkErrors: (error, request, reply) => {
      const { url, protocol } = request;
      const headers = headersOf?.({ url, protocol, isHtml: true, styleSource: "" });
      void sendError(
        request,
        reply.headers(headers ?? {}) as FastifyReply,
        error.statusCode ?? 500,
      );
    },
  });
  traceRequests(app, spans?.record);
  if (spans) app.addHook("onClose", spans.close);
  const monitoring = openMonitoring(app, { readiness, admission });
  if (guards.isOn("drain")) drainOnShutdown(app, readiness);
  if (guards.isOn("slowRequests")) closeSlowReaders(app);
  requireSingleHost(app);
  const disk = watchDisk(config.DATA_DIR, { readiness, log: app.log });
  app.addHook("onClose", async () => disk.close());
  const openFile = createSqliteOpener({ onFullDisk: disk.notice, isOn: guards.isOn("fullDisk") });
  const backend = await openBackend(config, openFile);
  app.addHook("onListen", async () => backend.opened?.());
  app.addHook("onClose", () => backend.close());
  const rules = createPictureRules(backend, config.IMAGE_ORIGINS, (origin) =>
    app.log.warn({ origin }, "pictures of this origin do not load: list it in IMAGE_ORIGINS"),
  );
  const lastCarts = createLastCarts();
  const access = openBackendAccess(backend, {
    connections: config.BACKEND_CONNECTIONS,
    timeoutMs: config.BACKEND_TIMEOUT_MS,
    guards,
    now,
    onAway: (isAway) => {
      readiness.degrade("backend", isAway);
      app.log.warn(isAway ? "the backend is away" : "the backend is back");
    },
  });
  app.addHook("onClose", async () => access.close());
  measureBackend(monitoring.registry, access);
  const endpoint = config.GRAPHQL_ENDPOINT;
  // Not awaited: the start goes on.
  if (endpoint) app.addHook("onListen", async () => void reportUnreachable(access, endpoint, say));
  const gateway = openGateway(backend, rules, { guards, access, observer: lastCarts });
  const made = isChanging ? { id: "development", timestamp: Date.now() } : await readBuild();
  const build = buildMeta(made, routes());
  const builds = isChanging
    ? onlyBuild(build)
    : await retainBuilds(
        { build, dist: DIST, operations: operationTexts() },
        {
          folder: join(config.DATA_DIR, "builds"),
          days: config.RETAIN_BUILDS_DAYS,
          onError: (error, what) => {
            if (!disk.notice(error)) app.log.error({ err: error }, what);
          },
        },
      );
  app.addHook("onClose", async () => builds.close());
  const operations = readOperations({ isChanging, retainedText: builds.operationText });
  const { pages, counts: pageCounts } = await openPages(app, config, {
    backend,
    access,
    guards,
    admission,
    disk,
    buildId: build.id,
    development,
  });

  measurePages(monitoring.registry, pageCounts);

  if (development) {
    app.addHook("onRequest", (request, reply, done) =>
      development.middleware(request.raw, reply.raw, (error) => done(error as Error | undefined)),
    );
    development.register(app, backend);
  }
  registerSecurity(app, headersOf);
  registerErrors(app, development?.errorPage);
  registerHealth(app, readiness);
  registerMetrics(app, { registry: monitoring.registry, password: config.STATUS_PASSWORD });
  app.addHook("onReady", async () => readiness.enter());
  registerUploads(app, backend);
  registerSearch(app, backend, admission, (search) => monitoring.observeSearch("browser", search));
  registerPictures(app, {
    backend,
    rules,
    folder: isChanging ? undefined : join(config.DATA_DIR, "pictures"),
    disk,
  });
  const shopping = await registerShopping(app, {
    config,
    backend,
    gateway,
    lastCarts,
    guards,
    admission,
    operations,
    pages,
    routes,
    now,
    disk,
    openFile,
    onRestoration: monitoring.countRestoration,
  });
  registerSitemap(app, {
    gateway,
    routes,
    siteUrl: config.SITE_URL,
    timeoutMs: config.BACKEND_TIMEOUT_MS,
  });
  registerManifest(app, { shopName: config.SITE_NAME });
  registerFeed(app, {
    gateway,
    shopName: config.SITE_NAME,
    siteUrl: config.SITE_URL,
    currency: config.CURRENCY,
    timeoutMs: config.BACKEND_TIMEOUT_MS,
  });
  registerBuilds(app, { build, metaOf: builds.metaOf, isChanging });
  if (!isChanging) await registerFiles(app, builds.folders);
  registerPages(app, {
    pages,
    routes,
    gateway,
    ...shopping,
    newSlugOf: rememberMoves(access.movedTo),
    colors: config.COLOR_ATTRIBUTES,
    pageSearch: openPageSearch(publicSearch(config), {
      search: backend.search,
      onEnd: (search) => monitoring.observeSearch("page", search),
      onError: (error) => app.log.warn({ err: error }, "pages go without the search's index"),
    }),
    buildId: build.id,
    admission,
    cachesNotFound: !isChanging && guards.isOn("notFoundPage"),
    now,
  });
  return app;
}
