import type { CheckoutResponse, TypedCheckout } from "#relay/contract/orderFields.ts";
import { readConfirmedOrder } from "#relay/contract/confirmedOrder.ts";
import { displayedOrder } from "#relay/contract/displayedOrder.ts";
import { effectOf } from "#relay/contract/errors.ts";
import { paymentDataOf } from "#relay/contract/paymentFields.ts";
import type { PaymentFields } from "#relay/contract/paymentFields.ts";
import {
  EMPTY,
  EXPIRED,
  NO_PAYMENT,
  UNREAD,
  UNRECORDED,
  changed,
  checkoutErrorResponse,
  refused,
  unreached,
} from "./checkoutResponses.ts";
import { isStoreError } from "#server/sharedStore/isStoreError.ts";
import { UnrecordedError } from "#server/state/orderState.ts";
import { errorsOf } from "./checkoutErrors.ts";
import { deliveryErrors, readDelivered } from "./deliveries.ts";
import { orderJustPlaced, placeOnce } from "./earlierOrder.ts";
import type { OrderMemory } from "./earlierOrder.ts";
import { errorText } from "./errorText.ts";
import { restoreShippingAddress } from "./restoreShippingAddress.ts";
import { changesBetween } from "./orderChanges.ts";
import { addressesIn, draftOrder } from "./orderInput.ts";
import type { PaymentOrigins } from "./paymentAddress.ts";
import { readCart } from "./readCart.ts";
import type { CartToOrder } from "./readCart.ts";
import type { OrderTools } from "./recordResult.ts";
import { sendAddresses } from "./sendAddresses.ts";
import { sendCheckout } from "./sendCheckout.ts";
import { sendOrder } from "./sendOrder.ts";
import { storeCheckout } from "./sendStoreCheckout.ts";
import type { ShopChoices } from "./shopChoices.ts";

// Order placement: checks the typed order, its cart and its delivery, then sends it.

/** Dependencies of placing an order. */
export type PlacingTools = OrderTools & {
  choices: ShopChoices;
  origins: PaymentOrigins;
  /** Payment methods with fields of their own: their orders go through the Store API. */
  paymentFields: PaymentFields;
};

/** The shopper's session and origin. */
export type OrderingShopper = {
  session: string | undefined;
  send: typeof fetch;
  /** Our own origin, as the shopper sees it. */
  ours: string;
};

/**
 * Sends a typed order if the cart read right before equals the one that the shopper confirmed.
 * Rejects only if nothing was sent: a call before the checkout failed.
 */
async function attempt(
  typed: TypedCheckout,
  memory: OrderMemory,
  {
    choices,
    origins,
    paymentFields,
    ours,
  }: Omit<PlacingTools, keyof OrderTools> & Pick<OrderingShopper, "ours">,
): Promise<CheckoutResponse> {
  const { session, send, now, warn } = memory;
  const before = await readCart(send);
  if (!before) return EXPIRED;
  if (before.cart.contents?.nodes.length === 0) return (await orderJustPlaced(memory)) ?? EMPTY;

  const validationErrors = await errorsOf(typed, before, choices, paymentFields);
  if (Object.keys(validationErrors).length > 0) return checkoutErrorResponse(validationErrors);

  const addresses = addressesIn(typed, before.needsShipping);
  const { errors: [refusal] = [] } = await sendAddresses(send, addresses);
  if (refusal) return refused(errorText(refusal));
  const read = await readDelivered(typed, before, send);
  if ("outcome" in read) return read;

  const displayed = readConfirmedOrder(typed.seen);
  const changesIn = (cart: CartToOrder) => changesBetween(displayed, displayedOrder(cart));
  const changes = changesIn(read.cart);
  if (changes.length > 0) return changed(changes);
  const undelivered = deliveryErrors(typed, read);
  if (Object.keys(undelivered).length > 0) return checkoutErrorResponse(undelivered);

  const order = await draftOrder(typed, read, choices, { session, sentAt: now() });
  if (!order) return NO_PAYMENT;
  const paymentData = paymentDataOf(paymentFields, typed);
  const checkOut = paymentData ? storeCheckout(paymentData, warn) : sendCheckout;
  const response = await sendOrder(order, memory, { checkOut, changesIn, ours, origins });
  if (response.outcome === "placed" || response.outcome === "redirect") {
    await restoreShippingAddress(typed, read, send, choices).catch(() =>
      warn("a customer's delivery address could not be given back"),
    );
  }
  return response;
}

/**
 * Places a typed order: at most one per intent, and only as confirmed. For changes after the last
 * read of the cart, the backend receives the confirmed total and may reject the order; if it does
 * not check, the receipt displays the change. Must be called in the session lock.
 */
export async function placeOrder(
  typed: TypedCheckout,
  { session, send, ours }: OrderingShopper,
  { choices, origins, paymentFields, ...tools }: PlacingTools,
): Promise<CheckoutResponse> {
  if (session === undefined) return EMPTY;
  if (!/^[\w-]{16,64}$/.test(typed.intent)) return EXPIRED;
  const memory = { session, send, ...tools };
  const place = () =>
    attempt(typed, memory, { choices, origins, paymentFields, ours }).catch((error: unknown) => {
      tools.warn("an order could not be placed", { err: error });
      if (error instanceof UnrecordedError) return UNRECORDED;
      return isStoreError(error) ? UNREAD : unreached(effectOf(error));
    });
  return placeOnce(typed, memory, place);
}
