import type { CheckoutResponse, TypedCheckout } from "#relay/contract/order/orderFields.ts";
import { confirmedOrder, readConfirmedOrder } from "#relay/contract/order/confirmedOrder.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import { paymentPlace } from "#relay/contract/order/paymentMethods.ts";
import type { CheckoutUse } from "#relay/contract/order/paymentMethods.ts";
import { CONFIRM_PATH, isOfCards, savesCardValue } from "#relay/contract/order/cardMethods.ts";
import { adapterOf, lacksAdapter, paymentDataOf } from "#relay/contract/order/paymentFields.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { errorText } from "#server/kernel/errorText.ts";
import { isStoreError } from "#server/store/store.ts";
import type { Intent } from "#server/store/orderState.ts";
import { t } from "#words/t.ts";
import { isPayable, payableAt, progressOf, withOrder } from "./backendOrder.ts";
import { deliveryErrors, errorsOf } from "./checkoutErrors.ts";
import {
  changed,
  checking,
  checkoutErrorResponse,
  emptyCart,
  expired,
  placed,
  refused,
  spent,
  totalDiffers,
  unreached,
} from "./checkoutResponses.ts";
import { handOver } from "./handOver.ts";
import type { LinkCheck } from "./handOver.ts";
import { changesBetween } from "./orderChanges.ts";
import { addressesIn, hashOfConfirmed, orderToSend, underIntent } from "./orderInput.ts";
import type { OrderToSend } from "./orderInput.ts";
import { paymentAddress } from "./paymentAddress.ts";
import type { PaymentAddress, PaymentOrigins } from "./paymentAddress.ts";
import { readCart } from "./readCart.ts";
import type { CartToOrder, ReadCart } from "./readCart.ts";
import {
  lastOrder,
  missingIntent,
  recordResult,
  refreshOrder,
  resolveIntent,
  resolvePending,
} from "./resolveIntent.ts";
import type { OrderMemory } from "./resolveIntent.ts";
import {
  readDelivered,
  restoreShippingAddress,
  sendAddresses,
  sendPartialOrder,
} from "./sendAddresses.ts";
import { hasLeftUnpaid, isConfirmedHere, settleOrder } from "./settlePayment.ts";
import { sendCheckout, storeCheckout } from "./sendCheckout.ts";
import type { CheckOut, CheckoutResult, MadeOrder } from "./sendCheckout.ts";
import type { ShopChoices } from "./shopChoices.ts";

// Order placement: checks the typed order, its cart and its delivery, then sends it once. A lost
// response is looked up.

/** An order's owner, and all that placing the order needs. */
export type PlacingMemory = OrderMemory & {
  /** Our own origin, as the shopper sees it. */
  ours: string;
  origins: PaymentOrigins;
  /** WordPress's page of an order's payment, if it opens without a sign-in. */
  payAt: Backend["payAt"] | undefined;
  /** True if the owner is an account. */
  isAccounts: boolean;
  choices: ShopChoices;
  /** Payment methods with fields of their own: their orders go through the Store API. */
  paymentFields: PaymentFields;
  /** Use of WordPress's own checkout. */
  use: CheckoutUse;
  /** Checks the links to it. */
  check: LinkCheck;
};

/** The same, and all that sending the order needs. */
type SendingMemory = PlacingMemory & {
  /** The way to the backend. */
  checkOut: CheckOut;
  /** Lists what changed in a cart since the shopper confirmed the order. */
  changesIn: (cart: CartToOrder) => readonly string[];
};

/** Returns the known result of this intent, or of another one of its owner, if it decides. */
async function earlierResponse(
  { intent, seen: confirmed }: TypedCheckout,
  memory: OrderMemory,
): Promise<CheckoutResponse | undefined> {
  const own = await memory.state.find(memory.orderOwner, intent);
  if (own?.progress === "placed") {
    // A page from the browser's history may have another cart by now, which is another order.
    if (own.order.seen !== hashOfConfirmed(confirmed)) return spent();
    return placed(await refreshOrder(own, memory));
  }
  const found = await resolvePending(memory);
  if (found?.progress === "unknown") return checking();
  return found?.progress === "placed" && found.id === intent ? placed(found) : undefined;
}

/** Returns the response to the owner's recent order, which emptied the cart. */
async function orderJustPlaced(memory: OrderMemory): Promise<CheckoutResponse | undefined> {
  const last = await lastOrder(memory);
  return last && placed(await refreshOrder(last, memory));
}

/**
 * Returns the result of a recent unpaid order with the same fingerprint, or of a paid one whose
 * cart the backend has not emptied yet. One whose payment was to be confirmed is sent again if it
 * is still unpaid: the backend uses the order again, with another card. If it has been paid
 * meanwhile, another cart is not ordered in the same breath.
 */
async function sameOrder(
  fingerprint: string,
  memory: OrderMemory,
): Promise<CheckoutResponse | undefined> {
  const last = await lastOrder(memory);
  if (!last) return undefined;
  const isSame = last.fingerprint === fingerprint;
  if (last.order.adapted) {
    const settled = await settleOrder(last, memory).catch(() => undefined);
    // While the state is unknown, the page of the confirmation finds it out.
    if (!settled) return isSame || isConfirmedHere(last.order) ? placed(last) : undefined;
    if (isConfirmedHere(settled.intent.order)) return undefined;
    return isSame ? placed(settled.intent) : spent();
  }
  if (!isSame || !isPayable(last.order.receipt.progress)) return undefined;
  const reported = await refreshOrder(last, memory);
  return payableAt(reported.order.receipt) === undefined ? undefined : placed(reported);
}

/** Returns the changes after the backend rejected an order for its total. */
async function otherTotal({ send, warn, changesIn }: SendingMemory): Promise<CheckoutResponse> {
  const read = await readCart(send);
  if (!read) return expired();
  const changes = changesIn(read.cart);
  if (changes.length > 0) return changed(changes);
  warn("an order came to another total than its cart");
  return totalDiffers();
}

/** Returns the payment URL of a placed order. */
function paymentAddressOf(
  { order, redirect }: MadeOrder,
  { id: intent, order: { adapted } }: OrderToSend["intent"],
  { ours, origins, payAt, warn }: SendingMemory,
): PaymentAddress {
  const { databaseId: id, orderKey: key = null, status } = order ?? {};
  const address = paymentAddress(redirect, { ours, orderKey: key, origins });
  if (address.isNoPage) {
    if (adapted) return { address: CONFIRM_PATH + intent };
    warn("a payment method continues in WordPress's checkout only: its order is paid there", {
      order: id,
    });
    const payPage = id && key && isPayable(progressOf(status)) && payAt?.({ id, key });
    return payPage ? { address: payPage } : {};
  }
  if (address.isElsewhere) {
    const origin = URL.parse(redirect ?? "")?.origin;
    warn("an order is to be paid where PAYMENT_ORIGINS sends nobody", { origin });
  }
  return address;
}

/** Result of a checkout after which an order may exist. */
type Uncertain = Extract<
  CheckoutResult,
  "unknown" | "unfinished" | "emptyCart" | { exists: unknown }
>;

/** Looks up the order of a checkout after which it may exist. */
async function afterUncertain(
  intent: OrderToSend["intent"],
  sent: Uncertain,
  memory: OrderMemory,
): Promise<CheckoutResponse> {
  const { warn, now } = memory;
  warn("it is not known whether an order was placed", { reason: sent });
  const ended = sent === "unfinished" ? {} : { endedAt: now() };
  const found = await resolveIntent({ ...intent, ...ended, progress: "unknown" }, memory);
  if (found.progress === "placed") return placed(found);
  const { missingSince } = found;
  if (sent === "emptyCart" && missingSince !== undefined) {
    await recordResult(intent, "missing", memory, { missingSince });
    memory.lastCart.forget();
    return emptyCart();
  }
  if (typeof sent === "string" || sent.exists === undefined) return checking();
  const order = withOrder(intent.order, undefined, { number: sent.exists });
  return placed(await recordResult(intent, "placed", memory, { order }));
}

/**
 * Records the result of a checkout and returns the response to it.
 * @param repeated the missing intent that it repeats, which stays missing if it is rejected
 */
async function afterCheckout(
  { intent }: OrderToSend,
  sent: CheckoutResult,
  memory: SendingMemory,
  repeated: Intent | undefined,
): Promise<CheckoutResponse> {
  const { progress = "refused", missingSince } = repeated ?? {};
  const earlier = missingSince === undefined ? {} : { missingSince };
  if (typeof sent === "object" && "made" in sent) {
    const { made } = sent;
    const order = withOrder(intent.order, made.order, paymentAddressOf(made, intent, memory));
    const done = await recordResult(intent, "placed", memory, { order });
    if (order.adapted && !isConfirmedHere(order)) {
      // The plugins leave the ordered cart to WordPress's receipt, which nobody sees here.
      await settleOrder(done, memory).catch((error: unknown) =>
        memory.warn("the cart of a paid order could not be emptied", { err: error }),
      );
    }
    return placed(done);
  }
  if (sent === "notSent" || sent === "otherTotal") {
    await recordResult(intent, progress, memory, earlier);
    return sent === "notSent" ? unreached("none") : otherTotal(memory);
  }
  if (typeof sent === "object" && "refused" in sent) {
    const { refused: message, isSpent } = sent;
    const order = { ...intent.order, ...(isSpent && { leftUnpaid: true as const }) };
    await recordResult(intent, progress, memory, { ...earlier, order });
    return { ...refused(message), ...(isSpent && { isSpent, isDeclined: true }) };
  }
  return afterUncertain(intent, sent, memory);
}

/** Records the order of one intent for another one, whose form may be posted again. */
async function recordAgain(
  intent: OrderToSend["intent"],
  placedAs: string,
  memory: OrderMemory,
): Promise<void> {
  const done = await memory.state.find(memory.orderOwner, placedAs);
  if (done?.progress !== "placed" || !(await memory.state.begin(intent))) return;
  await recordResult(intent, "placed", memory, { order: done.order });
}

/**
 * Sends an order and records its result; an order that repeats the last unpaid one is not sent. One
 * that repeats a missing one is sent under the same intent, so that the backend can reject it if the
 * other one has appeared late.
 */
async function sendOrder(attempted: OrderToSend, memory: SendingMemory): Promise<CheckoutResponse> {
  const { orderOwner, send, state, warn, checkOut } = memory;
  const { fingerprint } = attempted.intent;
  const same = await sameOrder(fingerprint, memory);
  if (same) return same;
  const missing = await missingIntent(memory);
  const repeated = missing?.fingerprint === fingerprint ? missing : undefined;
  const order = repeated ? underIntent(attempted, repeated.id) : attempted;
  if (!(await state.begin(order.intent)))
    return (await state.unsettled(orderOwner)) ? checking() : expired();
  const response = await afterCheckout(order, await checkOut(send, order.input), memory, repeated);
  if (repeated) {
    await recordAgain(attempted.intent, repeated.id, memory).catch((error: unknown) =>
      warn("an order could not be stored for its second form", { err: error }),
    );
  }
  return response;
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
  typed: TypedCheckout,
  { cart, gateways }: ReadCart,
  { gateways: taken }: ReadCart,
  { use: { at }, paymentFields }: Pick<PlacingMemory, "use" | "paymentFields">,
): boolean {
  if (at !== "auto" || isFree(cart.rawTotal) || gateways.length === 0) return false;
  const has = (list: ReadCart["gateways"]) => list.some(({ id }) => id === typed.paymentMethod);
  if (taken.length === 0 || (has(gateways) && !has(taken))) return true;
  return has(taken) && lacksAdapter(paymentFields, typed);
}

/** Returns what is recorded of a card payment, which is to be settled. */
const adaptedPayment = (method: string, data: ReturnType<typeof paymentDataOf>) => ({
  method,
  savesCard: data?.some(({ key }) => key === savesCardValue(method)) ?? false,
});

/** True for the name of a field of the payment. */
const isOfPayment = (field: string) => /^payment(?:Method$|_)/.test(field);

/**
 * Sends a typed order if the cart read right before equals the one that the shopper confirmed; one
 * to be paid in WordPress is handed over. Rejects only if nothing was sent: a call before the
 * checkout failed.
 */
async function attempt(typed: TypedCheckout, placing: PlacingMemory): Promise<CheckoutResponse> {
  const { send, choices, paymentFields, now, warn } = placing;
  const found = await readCart(send);
  if (!found) return expired();
  if (found.cart.contents?.nodes.length === 0)
    return (await orderJustPlaced(placing)) ?? emptyCart();

  const before = withTaken(found, placing);
  if (isPaidThere(typed, found, before, placing)) {
    await sendPartialOrder(typed, send, choices);
    const response = await handOver(placing);
    return response.outcome === "redirect" ? { ...response, isHandedOver: true } : response;
  }
  if (!isFree(before.cart.rawTotal) && lacksAdapter(paymentFields, typed)) {
    return checkoutErrorResponse({ paymentMethod: t("payment.fieldsMissing") });
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

  const confirmed = readConfirmedOrder(typed.seen);
  const changesIn = (cart: CartToOrder) => changesBetween(confirmed, confirmedOrder(cart));
  const changes = changesIn(read.cart);
  if (changes.length > 0) return changed(changes);
  const last = {
    ...(await errorsOf(typed, read, choices, paymentFields)),
    ...deliveryErrors(typed, read),
  };
  if (Object.keys(last).length > 0) return checkoutErrorResponse(last);

  // A method that was chosen before the order became free is none of the order's.
  const ordered = isFree(read.cart.rawTotal) ? { ...typed, paymentMethod: "" } : typed;
  const order = await orderToSend(ordered, read, { ...placing, sentAt: now() });
  const paymentData = paymentDataOf(paymentFields, ordered);
  const adapter = adapterOf(paymentFields, ordered.paymentMethod);
  const isAdapted = adapter !== undefined;
  // WordPress settles card payments for us; the order has the result of any other adapter.
  if (adapter && isOfCards(adapter)) {
    order.intent.order.adapted = adaptedPayment(ordered.paymentMethod, paymentData);
  }
  const isAgain = await hasLeftUnpaid(placing);
  if (isAgain) order.intent.order.leftUnpaid = true;
  const checkOut =
    paymentData || isAgain ? storeCheckout(paymentData ?? [], { isAdapted, warn }) : sendCheckout;
  const response = await sendOrder(order, { ...placing, checkOut, changesIn });
  if (response.outcome === "placed" || response.outcome === "redirect") {
    await restoreShippingAddress(typed, read, send, choices).catch(() =>
      warn("a customer's delivery address could not be given back"),
    );
  }
  return response;
}

/**
 * Places a typed order. **Placed once**: one intent, at most one order, at the confirmed total.
 *
 * - An intent is recorded before its order is sent, and an owner's next one is sent only once its
 *   result is known (`OrderState.begin`); so this must be called in the session lock.
 * - An order is sent without retries. If its response is lost it is looked up, until it is found or
 *   missing (`resolveIntent`).
 * - The cart as last read must equal the confirmed order. For changes after that, the backend
 *   receives intent and confirmed total and may reject the order; if it does not check the total,
 *   the receipt displays the change.
 */
export async function placeOrder(
  typed: TypedCheckout,
  { orderOwner, ...tools }: Omit<PlacingMemory, "orderOwner"> & { orderOwner: string | undefined },
): Promise<CheckoutResponse> {
  if (orderOwner === undefined) return emptyCart();
  if (!/^[\w-]{16,64}$/.test(typed.intent)) return expired();
  const placing = { orderOwner, ...tools };
  const earlier = await earlierResponse(typed, placing);
  if (earlier) return earlier;
  let failure: unknown;
  const response = await attempt(typed, placing).catch((error: unknown) => {
    failure = error;
    return undefined;
  });
  if (response && ["placed", "redirect", "checking"].includes(response.outcome)) return response;
  // Another process over the same store may have placed it meanwhile and emptied the cart.
  const meanwhile = await earlierResponse(typed, placing).catch((error: unknown) => {
    // The store shared by several servers has failed since, whose locks keep such a process out.
    if (isStoreError(error)) return undefined;
    throw error;
  });
  const known = meanwhile ?? response;
  if (known) return known;
  throw failure;
}
