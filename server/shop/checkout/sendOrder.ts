import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import type { Intent } from "#server/store/orderState.ts";
import {
  CHECKING,
  EMPTY,
  EXPIRED,
  TOTAL_DIFFERS,
  changed,
  placed,
  refused,
  unreached,
} from "./checkoutResponses.ts";
import {
  lastOrder,
  missingIntent,
  recordResult,
  refreshOrder,
  resolveIntent,
} from "./resolveIntent.ts";
import type { OrderMemory } from "./resolveIntent.ts";
import { underIntent } from "./orderInput.ts";
import type { DraftOrder } from "./orderInput.ts";
import { isPayable, payableAt, progressOf, withOrder } from "./orderProgress.ts";
import { paymentAddress } from "./paymentAddress.ts";
import type { PaymentAddress, PaymentOrigins } from "./paymentAddress.ts";
import { readCart } from "./readCart.ts";
import type { CartToOrder } from "./readCart.ts";
import type { CheckOut, MadeOrder, Sent } from "./sendCheckout.ts";

// Order submission: idempotent checkout call, with lookup of orders whose response was lost.

/** A session, and its way to the payment of its order. */
export type PayingMemory = OrderMemory & {
  /** Our own origin, as the shopper sees it. */
  ours: string;
  origins: PaymentOrigins;
  /** WordPress's page of an order's payment, if it opens without a sign-in. */
  payAt: Backend["payAt"] | undefined;
};

/** A session, and all that sending its order needs. */
type SendingMemory = PayingMemory & {
  /** The way to the backend. */
  checkOut: CheckOut;
  /** Lists what changed in a cart since the shopper saw it. */
  changesIn: (cart: CartToOrder) => readonly string[];
};

/** Returns the result of a recent unpaid order with the same fingerprint. */
async function sameOrder(
  fingerprint: string,
  memory: OrderMemory,
): Promise<CheckoutResponse | undefined> {
  const last = await lastOrder(memory);
  if (last?.fingerprint !== fingerprint || !isPayable(last.order.receipt.progress))
    return undefined;
  const reported = await refreshOrder(last, memory);
  return payableAt(reported.order.receipt) === undefined ? undefined : placed(reported);
}

/** Returns the changes after the backend rejected an order for its total. */
async function otherTotal({ send, warn, changesIn }: SendingMemory): Promise<CheckoutResponse> {
  const read = await readCart(send);
  if (!read) return EXPIRED;
  const changes = changesIn(read.cart);
  if (changes.length > 0) return changed(changes);
  warn("an order came to another total than its cart");
  return TOTAL_DIFFERS;
}

/** Returns the payment URL of a placed order. */
function placeOf(
  { order, redirect }: MadeOrder,
  { ours, origins, payAt, warn }: SendingMemory,
): PaymentAddress {
  const { databaseId: id, orderKey: key = null, status } = order ?? {};
  const place = paymentAddress(redirect, { ours, orderKey: key, origins });
  if (place.isNoPage) {
    warn("a payment method continues in WordPress's checkout only: its order is paid there", {
      order: id,
    });
    const address = id && key && isPayable(progressOf(status)) && payAt?.({ id, key });
    return address ? { address } : {};
  }
  if (place.isElsewhere) {
    const origin = URL.parse(redirect ?? "")?.origin;
    warn("an order is to be paid where PAYMENT_ORIGINS sends nobody", { origin });
  }
  return place;
}

/** Result of a checkout after which an order may exist. */
type Uncertain = Extract<Sent, "unknown" | "unfinished" | "emptyCart" | { exists: unknown }>;

/** Looks up the order of a checkout after which it may exist. */
async function afterUncertain(
  intent: DraftOrder["intent"],
  sent: Uncertain,
  memory: OrderMemory,
): Promise<CheckoutResponse> {
  const { warn, now } = memory;
  warn("it is not known whether an order was placed", { reason: sent });
  const ended = sent === "unfinished" ? {} : { endedAt: now() };
  const found = await resolveIntent({ ...intent, ...ended, progress: "unknown" }, memory);
  if (found.progress === "placed") return placed(found);
  if (sent === "emptyCart" && found.missingSince !== undefined) {
    await recordResult(intent, "refused", memory);
    memory.lastCart.forget();
    return EMPTY;
  }
  if (typeof sent === "string" || sent.exists === undefined) return CHECKING;
  const order = withOrder(intent.order, undefined, { number: sent.exists });
  return placed(await recordResult(intent, "placed", memory, { order }));
}

/**
 * A sent order, and facts about an earlier attempt at it, which stay recorded if it is rejected.
 */
type Attempt = { intent: DraftOrder["intent"]; earlier: Pick<Intent, "missingSince"> };

/** Records the result of a checkout and returns the response to it. */
async function settle(
  { intent, earlier }: Attempt,
  sent: Sent,
  memory: SendingMemory,
): Promise<CheckoutResponse> {
  if (typeof sent === "object" && "made" in sent) {
    const { made } = sent;
    const order = withOrder(intent.order, made.order, placeOf(made, memory));
    return placed(await recordResult(intent, "placed", memory, { order }));
  }
  if (sent === "notSent" || sent === "otherTotal") {
    await recordResult(intent, "refused", memory, earlier);
    return sent === "notSent" ? unreached("none") : otherTotal(memory);
  }
  if (typeof sent === "object" && "refused" in sent) {
    await recordResult(intent, "refused", memory, earlier);
    return { ...refused(sent.refused), ...(sent.isSpent && { isSpent: true }) };
  }
  return afterUncertain(intent, sent, memory);
}

/** Records the order of one intent for another one, whose form may be posted again. */
async function recordAgain(
  intent: DraftOrder["intent"],
  placedAs: string,
  memory: OrderMemory,
): Promise<void> {
  const done = await memory.state.find(memory.session, placedAs);
  if (done?.progress !== "placed" || !(await memory.state.begin(intent))) return;
  await recordResult(intent, "placed", memory, { order: done.order });
}

/**
 * Sends an order once and records its result; an order that repeats the last unpaid one is not
 * sent. One that repeats an order which lookups did not find is sent under the same intent, so that
 * the backend can reject it if the other one has appeared late.
 */
export async function sendOrder(
  draft: DraftOrder,
  memory: SendingMemory,
): Promise<CheckoutResponse> {
  const { session, send, state, warn, checkOut } = memory;
  const { fingerprint } = draft.intent;
  const same = await sameOrder(fingerprint, memory);
  if (same) return same;
  const missing = await missingIntent(session, memory);
  const repeated = missing?.fingerprint === fingerprint ? missing : undefined;
  const { intent, input } = repeated ? underIntent(draft, repeated.id) : draft;
  if (!(await state.begin(intent))) return (await state.unsettled(session)) ? CHECKING : EXPIRED;
  const earlier = repeated?.missingSince ? { missingSince: repeated.missingSince } : {};
  const response = await settle({ intent, earlier }, await checkOut(send, input), memory);
  if (repeated) {
    await recordAgain(draft.intent, repeated.id, memory).catch((error: unknown) =>
      warn("an order could not be stored for its second form", { err: error }),
    );
  }
  return response;
}
