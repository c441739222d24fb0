import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import Fastify from "fastify";
import type { FastifyInstance, FastifyReply } from "fastify";
import { openBackend } from "./backend.ts";
import type { Backend } from "./backend.ts";
import type { Config } from "./config.ts";
import { DIST, readBuild } from "#server/builds/currentBuild.ts";
import { buildMeta } from "./builds/buildMeta.ts";
import { createLastCarts } from "#server/cart/lastCarts.ts";
import { retainBuilds, onlyBuild } from "./builds/retainBuilds.ts";
import { operationTexts, readOperations } from "#server/gateway/operations.ts";
import { rememberMoves } from "./pages/movedProducts.ts";
import { createGuards } from "#server/limits/guards.ts";
import type { Guard } from "#server/limits/guards.ts";
import { openRoutes } from "./pages/builtPages.ts";
import { openPages } from "./pages/openPages.ts";
import { closeConnectionsOnShutdown } from "#server/process/closeConnections.ts";
import { createReadiness } from "#server/process/readiness.ts";
import type { Readiness } from "#server/process/readiness.ts";
import { createPictureRules } from "./pictures/pictureRules.ts";
import { registerBuilds } from "#server/routes/builds.ts";
import { registerErrors, sendError } from "#server/routes/errorPages.ts";
import { registerFeed } from "#server/routes/feed.ts";
import { registerFiles } from "#server/routes/files.ts";
import { registerHealth } from "#server/routes/health.ts";
import { registerManifest } from "#server/routes/manifest.ts";
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
import { reportSilence } from "#server/gateway/reportSilence.ts";
import { openGateway } from "#server/gateway/shopGateway.ts";
import { inlineScripts } from "#server/pages/bootScript.ts";
import { createSecurityHeaders } from "#server/security/securityHeaders.ts";

/** Vite's development server as a middleware: responds to its own requests, else calls `next`. */
type DevelopmentMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Parts of the dev server that production neither loads nor has. */
export type Development = {
  middleware: DevelopmentMiddleware;
  /** Renders an error in place of the shopper's error page. */
  errorPage: (error: unknown) => string;
  /** Registers the routes that exist in development only. */
  register: (app: FastifyInstance, backend: Backend) => void;
};

export type AppOptions = {
  /** Serves pages from the sources instead of from the build in `dist/`. */
  development?: Development;
  logLevel?: string;
  /** Guards that a test switches off to show what they prevent. */
  switchedOff?: readonly Guard[];
  /** Clock of the order lookups and of `Retry-After`, which tests advance. */
  now?: () => number;
  /** Readiness that `/readyz` responds with; the caller reports the end of the process to it. */
  readiness?: Readiness;
  /** Says a sentence to whoever starts the server; unset, the log does. */
  say?: (sentence: string) => void;
};

/**
 * Builds the storefront's Fastify app from its settings and backend; it does not listen. Closing
 * the app closes the backend. Rejects if there is no build or the backend cannot be opened.
 */
export async function createApp(
  config: Config,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { development, logLevel = "warn", switchedOff, now } = options;
  const { readiness = createReadiness(), say = (sentence) => app.log.warn(sentence) } = options;
  const guards = createGuards(switchedOff);
  const isChanging = development !== undefined;
  const routes = await openRoutes(isChanging);
  const headersOf = isChanging
    ? undefined
    : createSecurityHeaders(config, inlineScripts(routes().prerenderedPatterns), {
        routes: routes(),
        guards,
      });
  const app = Fastify({
    logger: { level: logLevel },
    trustProxy: config.TRUST_PROXY,
    return503OnClosing: false,
    requestTimeout: 30_000,
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
  closeConnectionsOnShutdown(app);
  requireSingleHost(app);
  const backend = await openBackend(config);
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
  const endpoint = config.GRAPHQL_ENDPOINT;
  // Not awaited: the start goes on.
  if (endpoint) app.addHook("onListen", async () => void reportSilence(access, endpoint, say));
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
          onError: (error, what) => app.log.error({ err: error }, what),
        },
      );
  app.addHook("onClose", async () => builds.close());
  const operations = readOperations({ isChanging, retainedText: builds.operationText });
  const pages = await openPages(app, config, {
    backend,
    access,
    guards,
    buildId: build.id,
    development,
  });

  if (development) {
    app.addHook("onRequest", (request, reply, done) =>
      development.middleware(request.raw, reply.raw, (error) => done(error as Error | undefined)),
    );
    development.register(app, backend);
  }
  registerSecurity(app, headersOf);
  registerErrors(app, development?.errorPage);
  registerHealth(app, readiness);
  app.addHook("onReady", async () => readiness.enter());
  registerUploads(app, backend);
  registerSearch(app, backend);
  registerPictures(app, {
    backend,
    rules,
    folder: isChanging ? undefined : join(config.DATA_DIR, "pictures"),
  });
  const shopping = await registerShopping(app, {
    config,
    backend,
    gateway,
    lastCarts,
    guards,
    operations,
    pages,
    routes,
    now,
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
    pageSearch: openPageSearch(publicSearch(config), {
      search: backend.search,
      onError: (error) => app.log.warn({ err: error }, "pages go without the search's index"),
    }),
    buildId: build.id,
  });
  return app;
}
