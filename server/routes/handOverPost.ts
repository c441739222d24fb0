import type { CheckoutResponse } from "#relay/contract/orderFields.ts";
import { effectOf } from "#relay/contract/errors.ts";
import { unreached } from "#server/checkout/checkoutResponses.ts";
import type { Orders } from "#server/checkout/orders.ts";
import type { Admission } from "#server/limits/admission.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import { statusOf } from "./checkoutPost.ts";
import { sendError } from "./errorPages.ts";
import { CROSS_SITE_ERROR, formFields, isCrossSite } from "./formPosts.ts";
import type { PrivateRoutes } from "./privateRoutes.ts";

// Route to WordPress's own checkout.

/** Headers of a response with a link, which is a password. */
const HIDDEN = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/**
 * Registers `/checkout/wordpress`, which leads to WordPress's own checkout with the shopper's cart: a
 * form post is redirected, script gets the address. It appears in no log.
 */
export function registerHandOver(
  app: PrivateRoutes,
  {
    shopperOf,
    orders,
    admission,
  }: { shopperOf: ShopperOf; orders: Pick<Orders, "handOver">; admission: Admission },
): void {
  const config = { requestClass: "orders" as const };
  app.post("/checkout/wordpress", { config }, async (request, reply) => {
    if (isCrossSite(request)) {
      const message = CROSS_SITE_ERROR;
      return reply.code(403).send({ outcome: "failed", message } satisfies CheckoutResponse);
    }
    const ours = `${request.protocol}://${request.host}`;
    const response = await admission.run({ class: "orders", address: request.ip }, async () =>
      orders.handOver(await shopperOf(request, reply), ours).catch((error: unknown) => {
        request.log.error({ err: error }, "a cart could not be handed over to WordPress");
        return unreached(effectOf(error));
      }),
    );
    reply.headers(HIDDEN);
    if (!formFields(request).isForm) return reply.code(statusOf(response)).send(response);
    if ("location" in response) return reply.redirect(response.location, 303);
    // The cart page says what is in the cart, or that it is empty.
    return response.outcome === "failed"
      ? sendError(request, reply, statusOf(response))
      : reply.redirect("/cart", 303);
  });
}
