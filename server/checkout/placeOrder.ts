import { createHash } from "node:crypto";
import type {
  CheckoutAnswer,
  CheckoutFaults,
  TypedCheckout,
} from "#relay/contract/checkoutFields.ts";
import { changesBetween } from "./orderChanges.ts";
import { readSeen, seenOrder } from "#relay/contract/seenOrder.ts";
import { plainText } from "#server/search/plainText.ts";
import type { Intent, OrderState } from "#server/state/orderState.ts";
import { findOut, refreshed } from "./findOut.ts";
import { giveBackDelivery } from "./giveBackDelivery.ts";
import { faultsOf } from "./orderFaults.ts";
import { addressesIn, checkoutInput, likenessOfTyped } from "./orderInput.ts";
import { paymentPlace } from "./paymentPlace.ts";
import type { PaymentOrigins } from "./paymentPlace.ts";
import { takeDeliveries, undeliverable } from "./deliveries.ts";
import { readCart } from "./readCart.ts";
import type { ReadCart } from "./readCart.ts";
import { isPayable, payableAt, receiptOf, withOrder } from "./receiptOf.ts";
import { sendCheckout } from "./sendCheckout.ts";
import { statesOfAll } from "./shopChoices.ts";
import type { ShopChoices } from "./shopChoices.ts";
import { sendAddresses } from "./sendAddresses.ts";

/** What placing goes by besides the order. */
export type PlacingTools = {
  state: OrderState;
  choices: ShopChoices;
  origins: PaymentOrigins;
  /** Told of what the shop's keeper should know; never of anything that was typed. */
  warn: (what: string, facts?: object) => void;
  now: () => number;
};

/** Who places an order, and where they came from. */
export type Placer = {
  session: string | undefined;
  send: typeof fetch;
  /** Our own origin, as the shopper sees it. */
  ours: string;
};

const SUCCESS = "/success";
/** How long an empty cart is still that of the order before, in milliseconds. */
const JUST_PLACED_MS = 3_600_000;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

const failed = (message: string): CheckoutAnswer => ({ outcome: "failed", message });

const refused = (message: string): CheckoutAnswer => ({ outcome: "refused", message });

const EMPTY = failed("Your cart is empty. Nothing was placed.");
const UNSEEN = refused(
  "The shop came to another total for a moment. Nothing was placed. Place your order again.",
);
const STALE = failed("This checkout is too old. Nothing was placed. Load the page again.");
const CHECKING: CheckoutAnswer = {
  outcome: "checking",
  location: SUCCESS,
  message: "We are checking whether your order has arrived. Nothing is sent twice.",
};

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

const faulted = (faults: CheckoutFaults): CheckoutAnswer => {
  const count = Object.keys(faults).length;
  const things = count === 1 ? "One thing" : `${NUMBERS[count] ?? count} things`;
  return { outcome: "faults", message: `${things} to fix before we can take your order.`, faults };
};

const answerOf = ({ order }: Intent): CheckoutAnswer => {
  const payAt = payableAt(order.receipt);
  // Nobody is led to pay what they have not seen.
  const isSeen = order.receipt.seenTotal === undefined;
  return payAt === undefined || !isSeen
    ? { outcome: "placed", location: SUCCESS }
    : { outcome: "redirect", location: payAt };
};

/**
 * Gives the backend the address and the way of delivery that were typed, and reads the cart as it is
 * with them; answers where the address is not taken, or nothing is delivered there.
 */
async function takeOver(
  typed: TypedCheckout,
  { needsShipping }: ReadCart,
  send: typeof fetch,
): Promise<ReadCart | CheckoutAnswer> {
  const input = addressesIn(typed, needsShipping);
  const { errors: [fault] = [] } = await sendAddresses(send, input);
  if (fault) return refused(plainText(plainText(fault.message)).slice(0, 300));
  const read = await readCart(send);
  if (!read) return STALE;
  if (!needsShipping) return read;
  const isStranded = read.packages.length === 0 || read.packages.some(({ length }) => length === 0);
  if (isStranded) return faulted({ shippingMethod: "Nothing delivers to this address." });
  // For one that is gone the backend has taken another, which is a change to be shown.
  if (!(await takeDeliveries(typed, read, send))) return read;
  return (await readCart(send)) ?? STALE;
}

/** What was known before of this intent or of another of the session's, where that decides. */
async function earlierAnswer(
  typed: TypedCheckout,
  session: string,
  send: typeof fetch,
  tools: PlacingTools,
): Promise<CheckoutAnswer | undefined> {
  const own = await tools.state.find(session, typed.intent);
  if (own?.progress === "placed") {
    // A page from the browser's history may have filled its cart anew: that is another order.
    if (own.order.seen !== hashOf(typed.seen)) return STALE;
    return answerOf(await refreshed(own, send, tools.state));
  }
  const pending = await tools.state.unsettled(session);
  if (!pending) return undefined;
  const found = await findOut(pending, send, tools);
  if (found.progress === "unknown") return CHECKING;
  return found.progress === "placed" && found.id === typed.intent ? answerOf(found) : undefined;
}

/** The session's order that was placed a moment ago, where this one would be the same again. */
async function sameOrder(
  session: string,
  likeness: string | undefined,
  send: typeof fetch,
  { state, now }: PlacingTools,
): Promise<CheckoutAnswer | undefined> {
  const last = await state.lastPlaced(session);
  if (!last || now() - last.sentAt > JUST_PLACED_MS) return undefined;
  if (likeness === undefined) return answerOf(await refreshed(last, send, state));
  if (last.likeness !== likeness || !isPayable(last.order.receipt.progress)) return undefined;
  const told = await refreshed(last, send, state);
  return payableAt(told.order.receipt) === undefined ? undefined : answerOf(told);
}

/** What its shopper is to look over in a cart; undefined where they have seen all of it as it is. */
function changedAnswer(typed: TypedCheckout, { cart }: ReadCart): CheckoutAnswer | undefined {
  const seen = readSeen(typed.seen);
  const now = seenOrder(cart);
  const changes = seen ? changesBetween(seen, now) : [`The total is ${now.totals.total ?? "0"}.`];
  if (changes.length === 0) return undefined;
  const message = "Your order has changed. Look it over, then place it again.";
  return { outcome: "changed", message, changes };
}

/** Sends an order that all is known of, once, and keeps what becomes of it. */
async function sendOnce(
  typed: TypedCheckout,
  read: ReadCart,
  { session, send, ours }: Placer & { session: string },
  tools: PlacingTools,
): Promise<CheckoutAnswer> {
  const { cart, gateways, needsShipping } = read;
  const { state, origins, now } = tools;
  const gateway = gateways.find(({ id }) => id === typed.paymentMethod);
  if (!gateway) return failed("Nothing was placed. Load the page again.");
  const sentAt = now();
  const receipt = receiptOf(typed, cart, gateway, {
    needsShipping,
    placedAt: new Date(sentAt),
    statesOf: await statesOfAll([typed.shipping_country, typed.billing_country], tools.choices),
  });
  const likeness = likenessOfTyped(typed, cart, needsShipping);
  const same = await sameOrder(session, likeness, send, tools);
  if (same) return same;
  const order = { receipt, seen: hashOf(typed.seen) };
  const intent = { session, id: typed.intent, sentAt, likeness, order };
  if (!(await state.begin(intent))) return (await state.unsettled(session)) ? CHECKING : STALE;
  const sent = await sendCheckout(send, checkoutInput(typed, read));
  if (sent === "unknown") {
    tools.warn("it is not known whether an order was placed");
    const found = await findOut({ ...intent, progress: "unknown" }, send, tools);
    return found.progress === "placed" ? answerOf(found) : CHECKING;
  }
  if (sent === "unseenTotal") {
    await state.settle(intent, "refused");
    const again = await readCart(send);
    if (!again) return STALE;
    const changed = changedAnswer(typed, again);
    if (!changed) tools.warn("an order came to another total than its cart");
    return changed ?? UNSEEN;
  }
  if (sent === "notSent" || "refused" in sent) {
    await state.settle(intent, "refused");
    if (sent !== "notSent") return refused(sent.refused);
    return failed("That did not reach the shop. Nothing was placed. Try again in a moment.");
  }
  const { order: made, redirect } = sent.made;
  const place = paymentPlace(redirect, { ours, orderKey: made?.orderKey ?? null, origins });
  if (place.isElsewhere) {
    const origin = URL.parse(redirect ?? "")?.origin;
    tools.warn("an order is to be paid where PAYMENT_ORIGINS sends nobody", { origin });
  }
  const kept = withOrder(order, made, place);
  await state.settle(intent, "placed", kept);
  return answerOf({ ...intent, progress: "placed", order: kept });
}

/** Places an order of which nothing was known before. */
async function placeNew(
  typed: TypedCheckout,
  placer: Placer & { session: string },
  tools: PlacingTools,
): Promise<CheckoutAnswer> {
  const { session, send } = placer;
  const before = await readCart(send);
  if (!before) return STALE;
  if (before.cart.contents?.nodes.length === 0) {
    return (await sameOrder(session, undefined, send, tools)) ?? EMPTY;
  }
  const faults = await faultsOf(typed, before, tools.choices);
  if (Object.keys(faults).length > 0) return faulted(faults);
  const read = await takeOver(typed, before, send);
  if ("outcome" in read) return read;
  const changed = changedAnswer(typed, read);
  if (changed) return changed;
  const gone = read.needsShipping ? undeliverable(typed, read) : [];
  if (gone.length > 0) {
    const words = "This delivery is not to be had for this address. Choose another.";
    return faulted(Object.fromEntries(gone.map((name) => [name, words])));
  }
  const answer = await sendOnce(typed, read, placer, tools);
  if (answer.outcome === "placed" || answer.outcome === "redirect") {
    await giveBackDelivery(typed, read, send, tools.choices).catch(() =>
      tools.warn("a customer's delivery address could not be given back"),
    );
  }
  return answer;
}

/**
 * Places a typed order: at most one for its intent, and none while what is read right before it is
 * sent is not what its shopper has seen. What changes after that reading is for the backend to refuse
 * by the total that it is sent; where it does not look at that, the change is told with the order. To
 * be called in the session's turn.
 */
export async function placeOrder(
  typed: TypedCheckout,
  placer: Placer,
  tools: PlacingTools,
): Promise<CheckoutAnswer> {
  const { session, send } = placer;
  if (session === undefined) return EMPTY;
  if (!/^[\w-]{16,64}$/.test(typed.intent)) return STALE;
  const earlier = await earlierAnswer(typed, session, send, tools);
  if (earlier) return earlier;
  const answer = await placeNew(typed, { ...placer, session }, tools);
  if (["placed", "redirect", "checking"].includes(answer.outcome)) return answer;
  // Another process over the same data may have placed it meanwhile, and emptied the cart.
  return (await earlierAnswer(typed, session, send, tools)) ?? answer;
}
