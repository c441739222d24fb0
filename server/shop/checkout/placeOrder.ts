import type { CheckoutResponse, TypedCheckout } from "#relay/contract/order/orderFields.ts";
import { readConfirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { displayedOrder } from "#relay/contract/order/displayedOrder.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import { effectOf } from "#relay/contract/errors.ts";
import { paymentPlace } from "#relay/contract/order/paymentMethods.ts";
import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";
import { paymentDataOf } from "#relay/contract/order/paymentFields.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import {
  CHECKING,
  EMPTY,
  EXPIRED,
  SPENT,
  UNREAD,
  UNRECORDED,
  changed,
  checkoutErrorResponse,
  placed,
  refused,
  unreached,
} from "./checkoutResponses.ts";
import { isStoreError } from "#server/store/store.ts";
import { UnrecordedError } from "#server/store/orderState.ts";
import { deliveryErrors, errorsOf } from "./checkoutErrors.ts";
import { errorText } from "#server/kernel/errorText.ts";
import { handOver } from "./handOver.ts";
import type { LinkCheck } from "./linkCheck.ts";
import { changesBetween } from "./orderChanges.ts";
import { addressesIn, draftOrder, hashOfConfirmed } from "./orderInput.ts";
import { readCart } from "./readCart.ts";
import type { CartToOrder, ReadCart } from "./readCart.ts";
import { lastOrder, refreshOrder, resolvePending } from "./resolveIntent.ts";
import type { OrderMemory } from "./resolveIntent.ts";
import {
  readDelivered,
  restoreShippingAddress,
  sendAddresses,
  sendPartialOrder,
} from "./sendAddresses.ts";
import { sendCheckout, storeCheckout } from "./sendCheckout.ts";
import { sendOrder } from "./sendOrder.ts";
import type { PayingMemory } from "./sendOrder.ts";
import type { ShopChoices } from "./shopChoices.ts";

// Order placement: checks the typed order, its cart and its delivery, then sends it.

/** A session, and all that placing its order needs. */
export type PlacingMemory = PayingMemory & {
  /** True if the session is an account's. */
  isAccounts: boolean;
  choices: ShopChoices;
  /** Payment methods with fields of their own: their orders go through the Store API. */
  paymentFields: PaymentFields;
  /** Use of WordPress's own checkout. */
  use: CheckoutUse;
  /** Checks the links to it. */
  check: LinkCheck;
};

/** Returns the known result of this intent, or of another one of the session, if it decides. */
async function earlierResponse(
  { intent, seen: confirmed }: TypedCheckout,
  memory: OrderMemory,
): Promise<CheckoutResponse | undefined> {
  const own = await memory.state.find(memory.session, intent);
  if (own?.progress === "placed") {
    // A page from the browser's history may have another cart by now, which is another order.
    if (own.order.seen !== hashOfConfirmed(confirmed)) return SPENT;
    return placed(await refreshOrder(own, memory));
  }
  const found = await resolvePending(memory);
  if (found?.progress === "unknown") return CHECKING;
  return found?.progress === "placed" && found.id === intent ? placed(found) : undefined;
}

/** Returns the result of the recent order that emptied the session's cart. */
async function orderJustPlaced(memory: OrderMemory): Promise<CheckoutResponse | undefined> {
  const last = await lastOrder(memory);
  return last && placed(await refreshOrder(last, memory));
}

/** Returns a cart with the payment methods that our checkout takes. */
const withTaken = (
  read: ReadCart,
  { use, paymentFields }: Pick<PlacingMemory, "use" | "paymentFields">,
): ReadCart => ({
  ...read,
  gateways: read.gateways.filter(({ id }) => paymentPlace(id, use, paymentFields) !== "wordpress"),
});

/** True if a cart is to be paid in WordPress: by the typed method, or for want of any other. */
function isPaidThere(
  { paymentMethod }: TypedCheckout,
  { cart, gateways }: ReadCart,
  { gateways: taken }: ReadCart,
  { at }: CheckoutUse,
): boolean {
  if (at !== "auto" || isFree(cart.rawTotal) || gateways.length === 0) return false;
  const has = (list: ReadCart["gateways"]) => list.some(({ id }) => id === paymentMethod);
  return taken.length === 0 || (has(gateways) && !has(taken));
}

/** True for the name of a field of the payment. */
const isOfPayment = (field: string) => /^payment(?:Method$|_)/.test(field);

/**
 * Sends a typed order if the cart read right before equals the one that the shopper confirmed; one
 * to be paid in WordPress is handed over. Rejects only if nothing was sent: a call before the
 * checkout failed.
 */
async function attempt(typed: TypedCheckout, placing: PlacingMemory): Promise<CheckoutResponse> {
  const { send, choices, paymentFields, use, now, warn } = placing;
  const found = await readCart(send);
  if (!found) return EXPIRED;
  if (found.cart.contents?.nodes.length === 0) return (await orderJustPlaced(placing)) ?? EMPTY;

  const before = withTaken(found, placing);
  if (isPaidThere(typed, found, before, use)) {
    await sendPartialOrder(typed, send, choices);
    const response = await handOver(placing);
    return response.outcome === "redirect" ? { ...response, isHandedOver: true } : response;
  }
  const validationErrors = await errorsOf(typed, before, choices, paymentFields);
  // Those of the payment may be over with the total for the typed address and delivery.
  if (!Object.keys(validationErrors).every(isOfPayment)) {
    return checkoutErrorResponse(validationErrors);
  }

  const addresses = addressesIn(typed, before.needsShipping);
  const { errors: [refusal] = [] } = await sendAddresses(send, addresses);
  if (refusal) return refused(errorText(refusal));
  const delivered = await readDelivered(typed, before, send);
  if ("outcome" in delivered) return delivered;
  const read = withTaken(delivered, placing);

  const displayed = readConfirmedOrder(typed.seen);
  const changesIn = (cart: CartToOrder) => changesBetween(displayed, displayedOrder(cart));
  const changes = changesIn(read.cart);
  if (changes.length > 0) return changed(changes);
  const last = {
    ...(await errorsOf(typed, read, choices, paymentFields)),
    ...deliveryErrors(typed, read),
  };
  if (Object.keys(last).length > 0) return checkoutErrorResponse(last);

  // A method that was chosen before the order became free is none of the order's.
  const ordered = isFree(read.cart.rawTotal) ? { ...typed, paymentMethod: "" } : typed;
  const order = await draftOrder(ordered, read, { ...placing, sentAt: now() });
  const paymentData = paymentDataOf(paymentFields, ordered);
  const checkOut = paymentData ? storeCheckout(paymentData, warn) : sendCheckout;
  const response = await sendOrder(order, { ...placing, checkOut, changesIn });
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
  { session, ...tools }: Omit<PlacingMemory, "session"> & { session: string | undefined },
): Promise<CheckoutResponse> {
  if (session === undefined) return EMPTY;
  if (!/^[\w-]{16,64}$/.test(typed.intent)) return EXPIRED;
  const placing = { session, ...tools };
  const earlier = await earlierResponse(typed, placing);
  if (earlier) return earlier;
  const response = await attempt(typed, placing).catch((error: unknown) => {
    tools.warn("an order could not be placed", { err: error });
    if (error instanceof UnrecordedError) return UNRECORDED;
    return isStoreError(error) ? UNREAD : unreached(effectOf(error));
  });
  if (["placed", "redirect", "checking"].includes(response.outcome)) return response;
  // Another process over the same store may have placed it meanwhile and emptied the cart.
  const meanwhile = await earlierResponse(typed, placing).catch((error: unknown) => {
    // The store shared by several servers has failed since, whose locks keep such a process out.
    if (isStoreError(error)) return undefined;
    throw error;
  });
  return meanwhile ?? response;
}
