import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withNormalCodes } from "#relay/contract/account/normalCodes.ts";
import { CONFIRM_PATH } from "#relay/contract/order/cardMethods.ts";
import { typedCheckout } from "#relay/contract/order/orderFields.ts";
import type {
  CheckoutResponse,
  CheckoutDraft,
  TypedCheckout,
} from "#relay/contract/order/orderFields.ts";
import { typedPayment } from "#relay/contract/order/paymentFields.ts";
import { customerOf } from "#relay/session/session.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { MethodsWithFields } from "#server/shop/checkout/cardMethods.ts";
import { couponChangeIn } from "#server/shop/checkout/changeCoupon.ts";
import type { CouponChange } from "#server/shop/checkout/changeCoupon.ts";
import { plainWordpressPage, targetIn } from "#server/shop/checkout/handOver.ts";
import type { Orders } from "#server/shop/checkout/orders.ts";
import type { PaymentOrigins } from "#server/shop/checkout/paymentAddress.ts";
import type { Admission, Place } from "#server/limits/admission.ts";
import type { Pages } from "#server/rendering/cachedPages.ts";
import { withPagePriority } from "#server/rendering/pageBackend.ts";
import type { PageProviders } from "#server/shop/pageProviders.ts";
import { cookies, readToken, setCookie } from "#server/shopper/cookies.ts";
import { hasSession } from "#server/shopper/shopperOf.ts";
import type { Shopper, ShopperOf } from "#server/shopper/shopperOf.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { t } from "#words/t.ts";
import { sendError } from "./errorPages.ts";
import { isCrossSite, formFields } from "./formPosts.ts";
import type { FormFields } from "./formPosts.ts";
import { sendPage } from "./sendPage.ts";

// Checkout routes: orders, coupons and address updates, new order intents, and the way to WordPress.

const CHECKOUT = "/checkout";
const ORDER = "/success";
const MAX_BODY_BYTES = 64 * 1024;

/** Headers of a response with a link to WordPress, which is a password. */
const HIDDEN = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Response to a post from another site. */
const foreign = () =>
  ({ outcome: "failed", message: t("form.crossSite") }) satisfies CheckoutResponse;

const statuses: Record<Exclude<CheckoutResponse["outcome"], "failed">, number> = {
  placed: 200,
  redirect: 200,
  checking: 202,
  changed: 409,
  refused: 409,
  faults: 422,
};

/** Returns the status of a response; 503 if the backend certainly ignored the call that failed. */
function checkoutStatus(response: CheckoutResponse): number {
  if (response.outcome !== "failed") return statuses[response.outcome];
  return response.effectOfCall === "none" ? 503 : 502;
}

/** Returns our own origin, as the shopper sees it. */
const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** Admitted checkout form post and its shopper. */
type CheckoutPost = {
  request: FastifyRequest;
  shopper: Shopper;
  typed: TypedCheckout;
  place: Place;
};

/**
 * Notes for the next page's script that the session's cart may be ordered: by a form, whose receipt
 * may be left before its script runs, or on WordPress's pages.
 */
function noteMayBeOrdered(
  { request, shopper }: Pick<CheckoutPost, "request" | "shopper">,
  reply: FastifyReply,
): void {
  const customer = customerOf(shopper.session.read());
  if (customer !== undefined) setCookie(request, reply, cookies.ordered, customer);
}

/** True for the way to WordPress's checkout, where the order is placed and paid. */
const isHandOver = (response: CheckoutResponse): boolean =>
  response.outcome === "redirect" && response.isHandedOver === true;

/** Result of a form that placed no order; `response` is absent if its button was another one. */
type NotPlaced = { response?: CheckoutResponse; coupon?: CheckoutDraft["coupon"] };

/** Draft with which such a form is rendered again. */
const draftOf = (typed: TypedCheckout, { response, coupon }: NotPlaced): CheckoutDraft => ({
  typed,
  validationErrors: response?.outcome === "faults" ? response.faults : {},
  ...(response && "message" in response && { message: response.message }),
  ...(response?.outcome === "changed" && { changes: response.changes }),
  ...(coupon && { coupon }),
});

/** Class of a form post, for its rate limit: a coupon can be guessed. */
function classOf(request: FastifyRequest): "coupons" | "orders" {
  const { isForm, fields } = formFields(request);
  return isForm && couponChangeIn(fields) ? "coupons" : "orders";
}

/** Applies or removes a coupon; the backend's rejection is displayed beside its field. */
async function changeCoupon(
  orders: Orders,
  { request, shopper }: CheckoutPost,
  wanted: CouponChange,
): Promise<NotPlaced> {
  const typed = "apply" in wanted ? wanted.apply : "";
  try {
    const refusal = await orders.changeCoupon(shopper, wanted);
    return refusal === undefined ? {} : { coupon: { typed, error: refusal } };
  } catch (error) {
    request.log.error({ err: error }, "a coupon could not be changed");
    return { coupon: { typed, error: t("checkout.codeUnanswered") } };
  }
}

/**
 * `/checkout`: places an order, from script (JSON) or as a plain form post. A form redirects to the
 * order or to its payment page; a rejected one is rendered again with its errors and all typed
 * values. Typed values appear in no log and no URL.
 */
export function registerCheckout(
  app: FastifyInstance,
  options: {
    gateway: Pick<ShopGateway, "shared">;
    shopperOf: ShopperOf;
    pages: Pages;
    orders: Orders;
    /** Payment methods with fields of their own; by default none. */
    methods?: Pick<MethodsWithFields, "read">;
    lastCart?: PageProviders["lastCart"];
    admission: Admission;
    /** Called with the response to each order. */
    onOrder?: ((response: CheckoutResponse, typed: TypedCheckout) => void) | undefined;
  },
): void {
  const { gateway, shopperOf, pages, orders, lastCart, admission, onOrder } = options;
  const { methods } = options;

  async function order({ request, shopper, typed }: CheckoutPost): Promise<CheckoutResponse> {
    const response = await orders.placeOrder(shopper, typed, originOf(request));
    onOrder?.(response, typed);
    return response;
  }

  /** Sends the typed addresses, so that rates and totals match the typed values. */
  async function sendPartialOrder({ request, shopper, typed }: CheckoutPost): Promise<void> {
    try {
      await orders.sendPartialOrder(shopper, typed);
    } catch (error) {
      request.log.error({ err: error }, "the addresses of a checkout could not be sent");
    }
  }

  /** Renders the checkout with the typed values over the current cart. */
  async function sendCheckoutPage(
    post: CheckoutPost,
    reply: FastifyReply,
    outcome: NotPlaced = {},
  ) {
    const { request, shopper, typed, place } = post;
    const { response } = outcome;
    const isSpent = response?.outcome === "refused" && response.isSpent === true;
    if (!response || response.outcome === "faults") await sendPartialOrder(post);
    const shown = {
      url: CHECKOUT,
      backend: withPagePriority(
        { url: GATEWAY_URL, shared: gateway.shared, personal: shopper.send },
        "checkout",
      ),
      hasSession: hasSession(shopper),
      supplied: {
        ...(await lastCart?.(shopper))?.supplied,
        checkout: {
          ...(typed.intent && !isSpent ? { intent: typed.intent } : orders.start()),
          baseCountryOf: orders.baseCountry,
          termsOf: orders.terms,
          adaptedOf: orders.adapted,
        },
      },
      draft: { checkout: draftOf(typed, outcome) },
    };
    const page = await pages.render(shown, place);
    const status = page.status === 200 && response ? checkoutStatus(response) : page.status;
    return sendPage(request, reply, { ...page, status, isShared: false });
  }

  async function respondToScript(post: CheckoutPost, reply: FastifyReply) {
    const response = await order(post);
    if (isHandOver(response)) noteMayBeOrdered(post, reply);
    return reply.code(checkoutStatus(response)).send(response);
  }

  /** Responds to a form post by its button. */
  async function respond(post: CheckoutPost, fields: FormFields["fields"], reply: FastifyReply) {
    const change = couponChangeIn(fields);
    if (change) return sendCheckoutPage(post, reply, await changeCoupon(orders, post, change));
    if (fields["step"] === "update") return sendCheckoutPage(post, reply);
    const response = await order(post);
    if (!("location" in response)) return sendCheckoutPage(post, reply, { response });
    noteMayBeOrdered(post, reply);
    if (isHandOver(response)) reply.headers(HIDDEN);
    // The content security policy forbids form redirects to other sites: the order page has a link.
    const isHere = isHandOver(response) || response.location.startsWith("/");
    return reply.redirect(isHere ? response.location : ORDER, 303);
  }

  const config = { requestClass: classOf };
  app.post(CHECKOUT, { bodyLimit: MAX_BODY_BYTES, config }, async (request, reply) => {
    if (isCrossSite(request)) return reply.code(403).send(foreign());
    const { isForm, fields } = formFields(request);
    return admission.run({ class: "orders", address: request.ip }, async (place) => {
      const shopper = await shopperOf(request, reply);
      const typed = withNormalCodes({
        ...typedCheckout(fields),
        ...typedPayment(fields, (await methods?.read()) ?? []),
      });
      const post = { request, shopper, typed, place };
      return isForm ? respond(post, fields, reply) : respondToScript(post, reply);
    });
  });

  registerConfirmation(app, options);

  app.post(`${CHECKOUT}/intent`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    if (isCrossSite(request)) return reply.code(403).send({});
    const [baseCountry, terms, adapted] = await Promise.all([
      orders.baseCountry(),
      orders.terms(),
      orders.adapted(),
    ]);
    // JSON has no undefined values.
    return reply.send({ ...orders.start(), baseCountry, terms, adapted });
  });
}

/**
 * Registers the request for the state of an order's payment, by the order's intent. The response may
 * have the payment's secret, which nothing stores.
 */
function registerConfirmation(
  app: FastifyInstance,
  { shopperOf, orders, admission }: { shopperOf: ShopperOf; orders: Orders; admission: Admission },
): void {
  const config = { requestClass: "orders" as const };
  app.post<{ Params: { intent: string } }>(
    `${CONFIRM_PATH}:intent`,
    { bodyLimit: MAX_BODY_BYTES, config },
    async (request, reply) => {
      if (isCrossSite(request)) return reply.code(403).send({});
      reply.header("cache-control", "no-store");
      return admission.run({ class: "orders", address: request.ip }, async () => {
        const shopper = await shopperOf(request, reply);
        try {
          const state = await orders.confirm(shopper, request.params.intent);
          return await reply.code(state ? 200 : 404).send(state ?? {});
        } catch (error) {
          request.log.error({ err: error }, "the state of a payment is not known");
          return reply.code(502).send({});
        }
      });
    },
  );
}

/**
 * Registers `/checkout/wordpress`, which leads to WordPress's own checkout with the shopper's cart,
 * or with the shopper's session to the payment of an order or to a product: a form post is
 * redirected, script gets the address of the checkout. It appears in no log.
 */
export function registerHandOver(
  app: FastifyInstance,
  {
    shopperOf,
    orders,
    admission,
    backend,
    origins,
  }: {
    shopperOf: ShopperOf;
    orders: Pick<Orders, "handOver">;
    admission: Admission;
    backend: Pick<Backend, "payAt">;
    origins: PaymentOrigins;
  },
): void {
  const config = { requestClass: "orders" as const };
  app.post(`${CHECKOUT}/wordpress`, { config }, async (request, reply) => {
    if (isCrossSite(request)) return reply.code(403).send(foreign());
    const ours = originOf(request);
    const { isForm, fields } = formFields(request);
    const target = isForm ? targetIn(fields) : undefined;
    // A shopper who has no session yet begins one, for the product that is added there.
    const replacesRefused = readToken(request, cookies.session) === undefined;
    const { response, plain } = await admission.run(
      { class: "orders", address: request.ip },
      async () => {
        const shopper = await shopperOf(request, reply, { replacesRefused });
        const found = await orders.handOver(shopper, ours, target);
        if (found.outcome === "redirect") noteMayBeOrdered({ request, shopper }, reply);
        if (!target || found.outcome === "redirect") return { response: found };
        const way = { send: shopper.sendAnonymous, payAt: backend.payAt, ours, origins };
        const address = await plainWordpressPage(target, way).catch((error: unknown) => {
          request.log.error({ err: error }, "the address of a page of WordPress is not known");
          return undefined;
        });
        return { response: found, plain: address };
      },
    );
    reply.headers(HIDDEN);
    if (!isForm) return reply.code(checkoutStatus(response)).send(response);
    if (plain !== undefined) return reply.redirect(plain, 303);
    if ("location" in response) return reply.redirect(response.location, 303);
    // The cart page says what is in the cart, or that it is empty.
    if (response.outcome === "failed") return sendError(request, reply, checkoutStatus(response));
    return target ? sendError(request, reply, 404) : reply.redirect("/cart", 303);
  });
}
