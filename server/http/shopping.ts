import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createAccountSource } from "#server/shop/account/accountSource.ts";
import { createLinkProbe } from "#server/shop/account/orderLinkEmail.ts";
import { createWithdrawalProbe } from "#server/shop/account/withdrawal.ts";
import { createLinkedOrders } from "#server/shop/account/linkedOrders.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { createCartChanges } from "#server/shop/cart/cartChanges.ts";
import type { LastCarts } from "#server/shop/cart/lastCarts.ts";
import { createRemovals } from "#server/shop/cart/cartReport.ts";
import { createOrders } from "#server/shop/checkout/orders.ts";
import type { MethodsWithFields } from "#server/shop/checkout/cardMethods.ts";
import { createShopChoices } from "#server/shop/checkout/shopChoices.ts";
import { REDIRECTING } from "#relay/contract/order/paymentMethods.ts";
import type { Config } from "#server/kernel/config.ts";
import { checkoutUse, signsInToWordpress } from "#server/kernel/checkoutUse.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import type { Operations } from "#server/backend/door/operations.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { createVariableCheck } from "#server/backend/door/variables.ts";
import { createAccountRateLimits } from "#server/limits/accountRateLimits.ts";
import type { Admission } from "#server/limits/admission.ts";
import { createOperationRateLimits } from "#server/limits/operationRateLimits.ts";
import type { OperationRateLimits } from "#server/limits/operationRateLimits.ts";
import { createRateLimit, sharedRateLimits } from "#server/limits/rateLimit.ts";
import type { ReadRoutes } from "#server/rendering/builtPages.ts";
import { createPageProviders } from "#server/shop/pageProviders.ts";
import type { PageProviders } from "#server/shop/pageProviders.ts";
import type { Pages } from "#server/rendering/cachedPages.ts";
import { registerCookies } from "#server/shopper/cookies.ts";
import { createEndedSignIns } from "#server/shopper/endedSignIns.ts";
import { refreshSignIn } from "#server/shopper/customerSignIn.ts";
import { withClient } from "#server/shopper/requestClient.ts";
import { createCustomerTokens } from "#server/shopper/customerTokens.ts";
import type { CustomerTokens } from "#server/shopper/customerTokens.ts";
import { createShopperOf } from "#server/shopper/shopperOf.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import { readBrowserInputs } from "#server/backend/schema/browserInputs.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { openSqliteValues } from "#server/store/sqliteValues.ts";
import type { Store } from "#server/store/store.ts";
import type { DiskSpace } from "#server/store/diskSpace.ts";
import type { OpenSqlite } from "#server/store/openSqlite.ts";
import { openOrders } from "#server/store/openOrders.ts";
import type { Status } from "#server/status/openStatus.ts";
import { registerAccount, registerSignIn } from "./account.ts";
import { registerCartForms } from "./cartPost.ts";
import { registerCheckout, registerHandOver } from "./checkoutPost.ts";
import { registerEmailLinks } from "./emailLinks.ts";
import { createProductPaths, registerProductLinks } from "./productLinks.ts";
import type { ProductPathOf } from "./productLinks.ts";
import { registerFormPosts } from "./formPosts.ts";
import { registerGraphqlRoute } from "./graphqlRoute.ts";
import { registerPayPage } from "./payPage.ts";
import { registerWordPress } from "./wordpress.ts";
import { registerProxyHint } from "./proxyHint.ts";
import { registerPostLimits } from "./postLimits.ts";
import { setPublicOrigin } from "./requestSite.ts";
import { registerReviews } from "./reviews.ts";

// Composition root of the shopping routes: cart, reviews, checkout and account.

/** Personal pages, the providers of server-only data, and the pages of products by id. */
type Shopping = {
  shopperOf: ShopperOf;
  providers: PageProviders;
  limits: OperationRateLimits;
  productPathOf: ProductPathOf;
};

/** Opens the sign-ins of customers, and the denylist of ended ones, which several servers share. */
function openCustomers(
  app: FastifyInstance,
  options: {
    config: Config;
    gateway: ShopGateway;
    openFile: OpenSqlite;
    store: Store;
    sharedStore: SharedStore | undefined;
  },
): CustomerTokens {
  const { config, gateway, openFile, store, sharedStore } = options;
  const own = openSqliteValues(join(config.DATA_DIR, "sign-ins.sqlite"), "ended", { openFile });
  app.addHook("onClose", async () => own.close());
  return createCustomerTokens(
    (token, request) => refreshSignIn(withClient(gateway.shared, request), token),
    { store, ended: createEndedSignIns(own, sharedStore) },
  );
}

/** Registers the routes; returns the parts that personal pages are rendered with. */
export async function registerShopping(
  app: FastifyInstance,
  options: {
    config: Config;
    backend: Backend;
    gateway: ShopGateway;
    lastCarts: LastCarts;
    /** Opens the payment methods with fields, over an anonymous `fetch`. */
    openMethods: (send: typeof fetch) => MethodsWithFields;
    admission: Admission;
    operations: Operations;
    pages: Pages;
    routes: ReadRoutes;
    now?: (() => number) | undefined;
    disk: DiskSpace;
    openFile: OpenSqlite;
    store: Store;
    /** The same store if several servers share it. */
    sharedStore: SharedStore | undefined;
    refusesLeaks: boolean | undefined;
    onRestoration: (isRestored: boolean) => void;
    onOrder: Status["noteUnplaced"] | undefined;
  },
): Promise<Shopping> {
  const { config, backend, gateway, operations, pages, routes, lastCarts } = options;
  const { now = Date.now, admission, onRestoration, onOrder, openMethods } = options;
  const { store, sharedStore } = options;
  const openLimit = sharedStore ? sharedRateLimits(sharedStore) : createRateLimit;
  const limits = createOperationRateLimits({
    open: openLimit,
    confirmedCustomerOf: gateway.confirmedCustomerOf,
  });
  await registerCookies(app, options);
  registerFormPosts(app);
  setPublicOrigin(app, config.SITE_URL);
  registerPostLimits(app, limits);
  if (!config.TRUST_PROXY) registerProxyHint(app);
  const customers = openCustomers(app, options);
  const shopperOf = createShopperOf({ gateway, customers });
  const checkVariables = createVariableCheck(readBrowserInputs());
  const allowsFreeForm = config.GRAPHQL_FREE_FORM;
  const checks = { operations, checkVariables, limits, allowsFreeForm };
  registerGraphqlRoute(app, { gateway, shopperOf, admission, onRestoration, ...checks });
  registerReviews(app, { gateway, shopperOf, pages, limits, admission });

  const anonymous = withPriority(gateway.shared, "checkout");
  const methods = openMethods(anonymous);
  const choices = createShopChoices(anonymous, {
    isPhoneOptional: config.CHECKOUT_PHONE === "optional",
    termsPage: config.TERMS_PAGE,
    backendOrigin: backend.origin,
  });
  const state = openOrders(join(config.DATA_DIR, "orders.sqlite"), app, options);
  const allowed = [...(config.PAYMENT_ORIGINS ?? []), ...Object.values(REDIRECTING).flat()];
  const origins = { backend: backend.origin, allowed };
  const linked = createLinkedOrders({ send: gateway.shared, backend, choices, now });
  const { find: requestLinked } = linked;
  const tools = { log: app.log, now, requestLinked, methods, secret: backend.orderSecret };
  const signsIn = signsInToWordpress(config);
  const payPages = { payAt: backend.payAt, signsIn };
  const use = checkoutUse(config);
  const orders = createOrders({ choices, state, lastCarts, origins, payPages, use, ...tools });
  registerPayPage(app, backend);
  registerWordPress(app, backend.wordpress, "/wordpress");
  registerWordPress(app, backend.cardPages, "/demo-card");

  const attempts = createAccountRateLimits({ open: openLimit });
  const canEmailLinks = createLinkProbe(gateway.shared, now);
  const { shown: accountAt } = createAccountSource({
    choices,
    backend,
    orders,
    signsIn,
    canEmailLinks,
    canWithdraw: createWithdrawalProbe(gateway.shared, now),
    findsOlderOrders: linked.isAvailable,
    warn: (message, facts) => app.log.warn(facts, message),
  });
  const removals = createRemovals();
  const lastCartOf = lastCarts.of;
  const providers = createPageProviders({ orders, attempts, accountAt, removals, lastCartOf });
  const carts = withPriority(gateway.shared, "cart");
  const changes = createCartChanges({
    shared: carts,
    lastCarts,
    removals,
    onRestoration,
    store,
  });
  const { lastCart } = providers;
  const shown = { gateway, shopperOf, pages, lastCart, admission };
  registerCartForms(app, { ...shown, changes });
  registerCheckout(app, { ...shown, orders, methods, onOrder });
  if (config.CHECKOUT !== "here") {
    registerHandOver(app, { shopperOf, orders, admission, backend, origins });
  }

  const account = { gateway, shopperOf, pages, routes, shown: accountAt, attempts, admission };
  registerSignIn(app, { ...account, lastCarts });
  registerAccount(app, { ...account, choices, orders });
  registerEmailLinks(app);
  const productPathOf = createProductPaths(gateway.shared);
  registerProductLinks(app, productPathOf);
  return { shopperOf, providers, limits, productPathOf };
}
