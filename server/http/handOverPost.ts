import type { FastifyInstance } from "fastify";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { effectOf } from "#relay/contract/errors.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { unreached } from "#server/shop/checkout/checkoutResponses.ts";
import { plainWordpressPage, targetIn } from "#server/shop/checkout/handOver.ts";
import type { Orders } from "#server/shop/checkout/orders.ts";
import type { PaymentOrigins } from "#server/shop/checkout/paymentAddress.ts";
import type { Admission } from "#server/limits/admission.ts";
import { cookies, readToken } from "#server/shopper/cookies.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import { HIDDEN, checkoutStatus } from "./checkoutPost.ts";
import { sendError } from "./errorPages.ts";
import { CROSS_SITE_ERROR, formFields, isCrossSite } from "./formPosts.ts";

// Route to WordPress's own pages.

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
  app.post("/checkout/wordpress", { config }, async (request, reply) => {
    if (isCrossSite(request)) {
      const message = CROSS_SITE_ERROR;
      return reply.code(403).send({ outcome: "failed", message } satisfies CheckoutResponse);
    }
    const ours = `${request.protocol}://${request.host}`;
    const { isForm, fields } = formFields(request);
    const target = isForm ? targetIn(fields) : undefined;
    // A shopper who has no session yet begins one, for the product that is added there.
    const replacesRefused = readToken(request, cookies.session) === undefined;
    const { response, plain } = await admission.run(
      { class: "orders", address: request.ip },
      async () => {
        const shopper = await shopperOf(request, reply, { replacesRefused });
        const found = await orders.handOver(shopper, ours, target).catch((error: unknown) => {
          request.log.error({ err: error }, "a session could not be handed over to WordPress");
          return unreached(effectOf(error));
        });
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
