import type { CheckoutResponse } from "#relay/contract/checkoutFields.ts";
import {
  CHECKING,
  NOT_SENT,
  OTHER_TOTAL,
  STALE,
  changed,
  placed,
  refused,
} from "./checkoutResponses.ts";
import { lastOrder } from "./earlierOrder.ts";
import type { OrderMemory } from "./earlierOrder.ts";
import { findOut, refreshed } from "./findOut.ts";
import type { DraftOrder } from "./orderInput.ts";
import { isPayable, payableAt, withOrder } from "./orderProgress.ts";
import { paymentPlace } from "./paymentPlace.ts";
import type { PaymentOrigins } from "./paymentPlace.ts";
import { readCart } from "./readCart.ts";
import type { CartToOrder } from "./readCart.ts";
import { sendCheckout } from "./sendCheckout.ts";
import type { CheckoutPayload } from "./sendCheckout.ts";

/** Dependencies of sending an order. */
type SendingTools = {
  /** Lists what changed in a cart since the shopper saw it. */
  changesIn: (cart: CartToOrder) => readonly string[];
  /** Our own origin, as the shopper sees it. */
  ours: string;
  origins: PaymentOrigins;
  warn: (what: string, facts?: object) => void;
};

/** Returns the result of a recent unpaid order with the same fingerprint. */
async function sameOrder(
  likeness: string,
  memory: OrderMemory,
): Promise<CheckoutResponse | undefined> {
  const last = await lastOrder(memory);
  if (last?.likeness !== likeness || !isPayable(last.order.receipt.progress)) return undefined;
  const reported = await refreshed(last, memory.send, memory.state);
  return payableAt(reported.order.receipt) === undefined ? undefined : placed(reported);
}

/** Returns the changes after the backend rejected an order for its total. */
async function otherTotal(
  send: typeof fetch,
  { changesIn, warn }: SendingTools,
): Promise<CheckoutResponse> {
  const read = await readCart(send);
  if (!read) return STALE;
  const changes = changesIn(read.cart);
  if (changes.length > 0) return changed(changes);
  warn("an order came to another total than its cart");
  return OTHER_TOTAL;
}

/** Returns the payment URL of a placed order. */
function placeOf({ order, redirect }: CheckoutPayload, { ours, origins, warn }: SendingTools) {
  const place = paymentPlace(redirect, { ours, orderKey: order?.orderKey ?? null, origins });
  if (place.isElsewhere) {
    const origin = URL.parse(redirect ?? "")?.origin;
    warn("an order is to be paid where PAYMENT_ORIGINS sends nobody", { origin });
  }
  return place;
}

/**
 * Sends an order once and records its result; an order that repeats the last unpaid one is not
 * sent.
 */
export async function sendOrder(
  { intent, input }: DraftOrder,
  memory: OrderMemory,
  tools: SendingTools,
): Promise<CheckoutResponse> {
  const { session, send, state } = memory;
  const same = await sameOrder(intent.likeness, memory);
  if (same) return same;
  if (!(await state.begin(intent))) return (await state.unsettled(session)) ? CHECKING : STALE;
  const sent = await sendCheckout(send, input);
  if (sent === "unknown") {
    tools.warn("it is not known whether an order was placed");
    const found = await findOut({ ...intent, progress: "unknown" }, send, memory);
    return found.progress === "placed" ? placed(found) : CHECKING;
  }
  if (sent === "unseenTotal" || sent === "notSent" || "refused" in sent) {
    await state.settle(intent, "refused");
    if (sent === "notSent") return NOT_SENT;
    return sent === "unseenTotal" ? otherTotal(send, tools) : refused(sent.refused);
  }
  const order = withOrder(intent.order, sent.made.order, placeOf(sent.made, tools));
  await state.settle(intent, "placed", order);
  return placed({ order });
}
