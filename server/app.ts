import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { openBackend } from "./backend.ts";
import type { Config } from "./config.ts";
import { DIST, pagesFolder, readBuild } from "#server/builds/currentBuild.ts";
import { keepBuilds, onlyBuild } from "./builds/keepBuilds.ts";
import { refreshLogin } from "#server/shopper/customerLogin.ts";
import { createCustomerTokens } from "#server/shopper/customerTokens.ts";
import { operationTexts, readOperations } from "#server/gateway/operations.ts";
import { rememberMoves } from "./pages/movedProducts.ts";
import { createPages } from "./pages/pages.ts";
import { openPageStore } from "./pages/pageStore.ts";
import { openDevelopmentRenderer, openProductionRenderer } from "./pages/render.ts";
import { createPictureRules } from "./pictures/pictureRules.ts";
import { createAccounts } from "./account/accounts.ts";
import { createAccountRateLimits } from "#server/limits/accountRateLimits.ts";
import { registerAccount } from "#server/routes/account.ts";
import { createOrders } from "./checkout/orders.ts";
import { createShopChoices } from "./checkout/shopChoices.ts";
import { registerBuilds } from "#server/routes/builds.ts";
import { registerCartForms } from "#server/routes/cartForms.ts";
import { registerCheckout } from "#server/routes/checkout.ts";
import { registerErrors, sendError } from "#server/routes/errors.ts";
import { registerFeed } from "#server/routes/feed.ts";
import { registerFiles } from "#server/routes/files.ts";
import { registerFormPosts } from "#server/routes/formPosts.ts";
import { registerGateway } from "#server/routes/gateway.ts";
import { registerHealth } from "#server/routes/health.ts";
import { registerEmailLinks } from "#server/routes/emailLinks.ts";
import { registerLogin } from "#server/routes/login.ts";
import { registerManifest } from "#server/routes/manifest.ts";
import { registerPages } from "#server/routes/pages.ts";
import { registerPayPage } from "#server/routes/payPage.ts";
import { registerPictures } from "#server/routes/pictures.ts";
import { registerReviews } from "#server/routes/reviews.ts";
import { registerSearch } from "#server/routes/search.ts";
import { registerSecurity, securityHeaders } from "#server/routes/security.ts";
import { registerSitemap } from "#server/routes/sitemap.ts";
import { registerUploads } from "#server/routes/uploads.ts";
import { createReviewRateLimit } from "#server/limits/reviewRateLimit.ts";
import { openPageSearch } from "./search/pageSearch.ts";
import { publicSearch } from "#server/search/searchAccess.ts";
import { pageFacts } from "#server/pages/shopFacts.ts";
import { openGateway } from "#server/gateway/shopGateway.ts";
import { keepOrders } from "./state/keepOrders.ts";

/** Vite's development server as a middleware: answers what is its own, else calls `next`. */
type DevelopmentMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export type AppOptions = {
  /** Serves pages from the sources through this, instead of from the build in `dist/`. */
  development?: DevelopmentMiddleware;
  logLevel?: string;
};

/**
 * Builds the storefront's server over its settings and its backend; it does not listen. Closing the
 * app closes the backend. Rejects where there is no build or the backend cannot be opened.
 */
export async function createApp(
  config: Config,
  { development, logLevel = "warn" }: AppOptions = {},
): Promise<FastifyInstance> {
  const security = development ? {} : securityHeaders(config);
  const app = Fastify({
    logger: { level: logLevel },
    trustProxy: config.TRUST_PROXY,
    return503OnClosing: false,
    requestTimeout: 30_000,
    // An address that cannot be read meets no route, and so none of their hooks.
    frameworkErrors: (error, request, reply) =>
      void sendError(request, reply.headers(security), error.statusCode ?? 500),
  });
  const backend = await openBackend(config);
  app.addHook("onListen", async () => backend.opened?.());
  app.addHook("onClose", () => backend.close());
  const rules = createPictureRules(backend, config.IMAGE_ORIGINS);
  const gateway = openGateway(backend, rules);
  const customers = createCustomerTokens((token) => refreshLogin(gateway.shared, token));
  const isChanging = development !== undefined;
  const build = isChanging ? { id: "development", timestamp: Date.now() } : await readBuild();
  const builds = isChanging
    ? onlyBuild(build)
    : await keepBuilds(
        { build, dist: DIST, operations: operationTexts() },
        {
          folder: join(config.DATA_DIR, "builds"),
          days: config.RETAIN_BUILDS_DAYS,
          onError: (error, what) => app.log.error({ err: error }, what),
        },
      );
  app.addHook("onClose", async () => builds.close());
  const operations = readOperations({ isChanging, isKept: builds.hasOperation });
  const facts = pageFacts(config, build.id, backend);
  const openRenderer = isChanging ? openDevelopmentRenderer : openProductionRenderer;
  const render = await openRenderer(facts, (error, fault) =>
    app.log.error({ err: error, ...fault }, "a page could not be shown"),
  );
  const store = isChanging
    ? undefined
    : openPageStore(pagesFolder(config, build.id), (error, path) =>
        app.log.error({ err: error, path }, "the page store could not be written"),
      );
  const pages = createPages(render, store, (error, path) =>
    app.log.error({ err: error, path }, "a kept page could not be rendered anew"),
  );

  if (development) {
    app.addHook("onRequest", (request, reply, done) =>
      development(request.raw, reply.raw, (error) => done(error as Error | undefined)),
    );
  }
  registerSecurity(app, security);
  registerErrors(app);
  registerHealth(app);
  registerUploads(app, backend);
  registerSearch(app, backend);
  registerPictures(app, {
    backend,
    rules,
    folder: isChanging ? undefined : join(config.DATA_DIR, "pictures"),
  });
  const mayReview = createReviewRateLimit();
  registerGateway(app, {
    gateway,
    customers,
    operations,
    mayReview,
    allowsFreeForm: config.GRAPHQL_FREE_FORM,
  });
  registerFormPosts(app);
  registerPayPage(app, backend);
  registerCartForms(app, { gateway, customers });
  registerReviews(app, { gateway, customers, pages, mayReview });
  const state = keepOrders(join(config.DATA_DIR, "orders.sqlite"), app);
  const origins = { backend: backend.origin, allowed: config.PAYMENT_ORIGINS ?? [] };
  const choices = createShopChoices(gateway.shared);
  const orders = createOrders({ gateway, customers, choices, state, origins, log: app.log });
  registerCheckout(app, { gateway, customers, pages, orders });
  const { shown } = createAccounts({ gateway, customers, choices, backend });
  const account = { gateway, customers, pages, shown, attempts: createAccountRateLimits() };
  registerLogin(app, account);
  registerAccount(app, { ...account, choices });
  registerEmailLinks(app);
  registerSitemap(app, {
    gateway,
    siteUrl: config.SITE_URL,
    patienceMs: config.BACKEND_TIMEOUT_MS,
  });
  registerManifest(app, { shopName: config.SITE_NAME });
  registerFeed(app, {
    gateway,
    shopName: config.SITE_NAME,
    siteUrl: config.SITE_URL,
    currency: config.CURRENCY,
    patienceMs: config.BACKEND_TIMEOUT_MS,
  });
  registerBuilds(app, { build, metaOf: builds.metaOf, isChanging });
  if (!isChanging) await registerFiles(app, builds.folders);
  registerPages(app, {
    pages,
    gateway,
    customers,
    orders,
    accountAt: shown,
    newSlugOf: rememberMoves(backend.movedTo),
    pageSearch: openPageSearch(publicSearch(config), {
      search: backend.search,
      onFault: (error) => app.log.warn({ err: error }, "pages go without the search's index"),
    }),
    buildId: build.id,
  });
  return app;
}
