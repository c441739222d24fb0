import type { CheckoutAnswer, TypedCheckout } from "#relay/contract/checkoutFields.ts";
import type { OrderState } from "#server/state/orderState.ts";
import { CHECKING, STALE, placed } from "./checkoutAnswers.ts";
import { findOut, refreshed } from "./findOut.ts";
import { hashOfSeen } from "./orderInput.ts";

/** A session, and how its orders are found again. */
export type OrderMemory = {
  session: string;
  send: typeof fetch;
  state: OrderState;
  now: () => number;
};

/** How long an empty cart is still that of the order before, in milliseconds. */
const JUST_PLACED_MS = 3_600_000;

/** The known result of this intent, or of another of the session's, where it decides. */
async function earlierAnswer(
  { intent, seen }: TypedCheckout,
  memory: OrderMemory,
): Promise<CheckoutAnswer | undefined> {
  const { session, send, state } = memory;
  const own = await state.find(session, intent);
  if (own?.progress === "placed") {
    // A page from the browser's history may have filled its cart anew: that is another order.
    if (own.order.seen !== hashOfSeen(seen)) return STALE;
    return placed(await refreshed(own, send, state));
  }
  const pending = await state.unsettled(session);
  if (!pending) return undefined;
  const found = await findOut(pending, send, memory);
  if (found.progress === "unknown") return CHECKING;
  return found.progress === "placed" && found.id === intent ? placed(found) : undefined;
}

/** Places an order of an intent unless there is one, or there may be one of the session's. */
export async function placeOnce(
  typed: TypedCheckout,
  memory: OrderMemory,
  place: () => Promise<CheckoutAnswer>,
): Promise<CheckoutAnswer> {
  const earlier = await earlierAnswer(typed, memory);
  if (earlier) return earlier;
  const answer = await place();
  if (["placed", "redirect", "checking"].includes(answer.outcome)) return answer;
  // Another process over the same data may have placed it meanwhile, and emptied the cart.
  return (await earlierAnswer(typed, memory)) ?? answer;
}

/** The session's order of the last hour. */
export async function lastOrder({ session, state, now }: OrderMemory) {
  const last = await state.lastPlaced(session);
  return last && now() - last.sentAt <= JUST_PLACED_MS ? last : undefined;
}

/** The order that emptied the session's cart a moment ago. */
export async function orderJustPlaced(memory: OrderMemory): Promise<CheckoutAnswer | undefined> {
  const last = await lastOrder(memory);
  return last && placed(await refreshed(last, memory.send, memory.state));
}
