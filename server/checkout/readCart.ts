import { isRefusal } from "#relay/session/session.ts";
import { askShop, documents } from "./shopDocuments.ts";
import type { CartToOrder, PaymentGateway } from "./shopDocuments.ts";

/** A session's cart, and the ways that it can be paid. */
export type ReadCart = {
  cart: CartToOrder;
  gateways: readonly PaymentGateway[];
  needsShipping: boolean;
  /** What is delivered together, as the ids of the ways that each can be; there may be several. */
  packages: readonly (readonly string[])[];
};

/**
 * Reads a cart with its totals as they are now: the backend's own are those of an earlier address.
 * Undefined where the session is no longer one; rejects where there is no cart in the answer.
 */
export async function readCart(send: typeof fetch): Promise<ReadCart | undefined> {
  const { data, errors } = await askShop(send, documents.cart);
  if (isRefusal(errors)) return undefined;
  const { cart, paymentGateways } = (data ?? {}) as {
    cart?: CartToOrder | null;
    paymentGateways?: { nodes?: readonly PaymentGateway[] } | null;
  };
  if (!cart?.contents) throw new Error("the backend gave no cart");
  return {
    cart,
    gateways: paymentGateways?.nodes ?? [],
    needsShipping: cart.needsShippingAddress === true,
    packages: (cart.availableShippingMethods ?? []).map((each) =>
      (each?.rates ?? []).flatMap((rate) => (rate ? [rate.id] : [])),
    ),
  };
}
