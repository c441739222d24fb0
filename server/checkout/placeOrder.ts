import type { CheckoutResponse, TypedCheckout } from "#relay/contract/checkoutFields.ts";
import { readConfirmedOrder, confirmedOrder } from "#relay/contract/confirmedOrder.ts";
import type { OrderState } from "#server/state/orderState.ts";
import {
  EMPTY,
  STALE,
  changed,
  failed,
  checkoutErrorResponse,
  refused,
} from "./checkoutResponses.ts";
import { errorsOf } from "./checkoutErrors.ts";
import { deliveryErrors, readDelivered } from "./deliveries.ts";
import { orderJustPlaced, placeOnce } from "./earlierOrder.ts";
import { errorText } from "./errorText.ts";
import { giveBackDelivery } from "./giveBackDelivery.ts";
import { changesBetween } from "./orderChanges.ts";
import { addressesIn, draftOrder } from "./orderInput.ts";
import type { PaymentOrigins } from "./paymentPlace.ts";
import { readCart } from "./readCart.ts";
import { sendAddresses } from "./sendAddresses.ts";
import { sendOrder } from "./sendOrder.ts";
import type { ShopChoices } from "./shopChoices.ts";
import type { CartToOrder } from "./readCart.ts";

/** Dependencies of placing an order. */
export type PlacingTools = {
  state: OrderState;
  choices: ShopChoices;
  origins: PaymentOrigins;
  /** Logs warnings for the shop's operator; never with typed values. */
  warn: (what: string, facts?: object) => void;
  now: () => number;
};

/** The shopper's session and origin. */
export type Placer = {
  session: string | undefined;
  send: typeof fetch;
  /** Our own origin, as the shopper sees it. */
  ours: string;
};

/**
 * Places a typed order: at most one per intent, and only if the cart read right before equals the
 * one that the shopper confirmed. For changes after that read, the backend receives the confirmed
 * total and may reject the order; if it does not check, the receipt displays the change. Must be
 * called in the session lock.
 */
export async function placeOrder(
  typed: TypedCheckout,
  { session, send, ours }: Placer,
  { state, choices, origins, warn, now }: PlacingTools,
): Promise<CheckoutResponse> {
  if (session === undefined) return EMPTY;
  if (!/^[\w-]{16,64}$/.test(typed.intent)) return STALE;
  const memory = { session, send, state, now };
  return placeOnce(typed, memory, async () => {
    const before = await readCart(send);
    if (!before) return STALE;
    if (before.cart.contents?.nodes.length === 0) return (await orderJustPlaced(memory)) ?? EMPTY;

    const validationErrors = await errorsOf(typed, before, choices);
    if (Object.keys(validationErrors).length > 0) return checkoutErrorResponse(validationErrors);

    const addresses = addressesIn(typed, before.needsShipping);
    const { errors: [refusal] = [] } = await sendAddresses(send, addresses);
    if (refusal) return refused(errorText(refusal));
    const read = await readDelivered(typed, before, send);
    if ("outcome" in read) return read;

    const displayed = readConfirmedOrder(typed.seen);
    const changesIn = (cart: CartToOrder) => changesBetween(displayed, confirmedOrder(cart));
    const changes = changesIn(read.cart);
    if (changes.length > 0) return changed(changes);
    const undelivered = deliveryErrors(typed, read);
    if (Object.keys(undelivered).length > 0) return checkoutErrorResponse(undelivered);

    const order = await draftOrder(typed, read, choices, { session, sentAt: now() });
    if (!order) return failed("No order was placed. Reload the page and try again.");
    const response = await sendOrder(order, memory, { changesIn, ours, origins, warn });
    if (response.outcome === "placed" || response.outcome === "redirect") {
      await giveBackDelivery(typed, read, send, choices).catch(() =>
        warn("a customer's delivery address could not be given back"),
      );
    }
    return response;
  });
}
