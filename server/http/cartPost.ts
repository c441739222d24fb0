import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BackendError } from "#relay/contract/errors.ts";
import { unsent } from "#server/shop/cart/cartChanges.ts";
import type { CartChanges } from "#server/shop/cart/cartChanges.ts";
import { readCartForm } from "#server/shop/cart/cartForm.ts";
import type { CartForm } from "#server/shop/cart/cartForm.ts";
import { cartReport, reportStatus } from "#server/shop/cart/cartReport.ts";
import type { FailedChange } from "#server/shop/cart/changeCart.ts";
import { choicePath, choosableProduct } from "#server/shop/cart/choosableProduct.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { Admission, Place } from "#server/limits/admission.ts";
import type { Pages } from "#server/rendering/cachedPages.ts";
import type { PageProviders } from "#server/shop/pageProviders.ts";
import { cookies, setCookie } from "#server/shopper/cookies.ts";
import { hasSession } from "#server/shopper/shopperOf.ts";
import type { Shopper, ShopperOf } from "#server/shopper/shopperOf.ts";
import { t } from "#words/t.ts";
import { isCrossSite, formFields } from "./formPosts.ts";
import { sendPage } from "./sendPage.ts";

// Cart form route: changes the cart without JavaScript, and reports failures on its page.

const CART = "/cart";

/** A form's request, its reply and its shopper. */
type Sent = { request: FastifyRequest; reply: FastifyReply; shopper: Shopper };

/** `fetch` for a page whose backend has just failed: the shopper does not wait for it again. */
const unreachable: typeof fetch = () =>
  Promise.reject(new BackendError("the backend failed a moment ago", { effect: "none" }));

/** Returns the failure of a form that threw: the shop's lookup of a set, or an error of ours. */
function failureOf(form: CartForm, error: unknown): FailedChange {
  if (form.kind === "choose") return unsent({ id: randomUUID(), kind: "add", lines: [] }, error);
  return unsent(form.kind === "retry" ? form.retry : form.change, error, true);
}

/**
 * `/cart/items`: adds, changes and removes products by plain form posts, for pages whose script has
 * not run. Redirects to the cart, home after the last line was removed, or to the product page if a
 * choice is missing. A form that was not carried out is reported on the cart page, with a button
 * that repeats it.
 */
export function registerCartForms(
  app: FastifyInstance,
  options: {
    gateway: Pick<ShopGateway, "shared">;
    shopperOf: ShopperOf;
    pages: Pages;
    changes: CartChanges;
    lastCart: PageProviders["lastCart"];
    admission: Admission;
  },
): void {
  const { gateway, shopperOf, pages, changes, lastCart, admission } = options;
  const shared = withPriority(gateway.shared, "cart");

  /** Executes a form; returns the redirect target, or the failure to report. */
  async function carryOut(
    form: CartForm,
    { request, reply, shopper }: Sent,
  ): Promise<string | FailedChange> {
    if (form.kind === "choose") {
      const product = await choosableProduct(shared, form.productId);
      return product.slug ? choicePath(product, {}) : CART;
    }
    const isRetry = form.kind === "retry";
    const change = isRetry ? form.retry : form.change;
    const result = await (isRetry
      ? changes.again(shopper, form.retry)
      : changes.first(shopper, change));
    if (result === "done") {
      // Read even if unused: a later restoration must not undo the change (`lastCarts.ts`).
      const isEmpty = change.kind !== "add" && (await changes.isEmpty(shopper));
      if (isEmpty || change.kind === "clear") setCookie(request, reply, cookies.emptied, "1");
      if (!isEmpty || change.kind !== "remove") return CART;
      setCookie(request, reply, cookies.removed, "1");
      return "/";
    }
    return "path" in result ? result.path : result;
  }

  /** Renders the cart page with the report of a failed change. */
  async function report(shopper: Shopper, failure: FailedChange, place: Place) {
    const personal = failure.isUnreadable ? unreachable : shopper.send;
    const request = {
      url: CART,
      backend: {
        url: GATEWAY_URL,
        shared: failure.isUnreadable ? unreachable : shared,
        personal,
      },
      hasSession: hasSession(shopper),
      ...(await lastCart(shopper)),
      draft: { cart: cartReport(failure) },
    };
    const page = await pages.render(request, place);
    const isShown = page.status === 200 || page.status === 503;
    const status = isShown ? reportStatus[failure.effect] : page.status;
    return { ...page, status, isShared: false };
  }

  /** Carries out an admitted form; returns the redirect target, or the page that reports a failure. */
  async function respond(form: CartForm, sent: Sent, place: Place) {
    const { request, shopper } = sent;
    const result = await carryOut(form, sent).catch((error: unknown) => failureOf(form, error));
    if (typeof result === "string") return result;
    const { effect, reasons, error } = result;
    request.log.warn({ err: error, effect, reasons }, "a cart form was not carried out");
    return report(shopper, result, place);
  }

  app.post("/cart/items", { config: { requestClass: "changes" } }, async (request, reply) => {
    if (isCrossSite(request)) return reply.code(403).send(t("form.crossSite"));
    const { isForm, fields } = formFields(request);
    const form = isForm ? readCartForm(fields) : undefined;
    if (!form) return reply.redirect(CART, 303);
    const result = await admission.run({ class: "cart", address: request.ip }, async (place) => {
      const shopper = await shopperOf(request, reply, { replacesRefused: true });
      return respond(form, { request, reply, shopper }, place);
    });
    if (typeof result === "string") return reply.redirect(result, 303);
    return sendPage(request, reply, result);
  });

  app.get("/cart/items", async (_request, reply) => reply.redirect(CART, 303));
}
