import type { CheckoutResponse, TypedCheckout } from "#relay/contract/order/orderFields.ts";
import { isStoreError } from "#server/store/store.ts";
import { CHECKING, SPENT, placed } from "./checkoutResponses.ts";
import { resolveMissing, resolveIntent, refreshOrder } from "./resolveIntent.ts";
import { hashOfConfirmed } from "./orderInput.ts";
import type { OrderTools } from "./recordResult.ts";

// Repeated orders: results of an intent or a session that has ordered before.

/** A session, and the tools to look up its orders. */
export type OrderMemory = OrderTools & { session: string; send: typeof fetch };

/** Time during which an empty cart still belongs to the order before, in milliseconds. */
const JUST_PLACED_MS = 3_600_000;

/** Returns the known result of this intent, or of another one of the session, if it decides. */
async function earlierResponse(
  { intent, seen: confirmed }: TypedCheckout,
  memory: OrderMemory,
): Promise<CheckoutResponse | undefined> {
  const { session, send, state } = memory;
  const own = await state.find(session, intent);
  if (own?.progress === "placed") {
    // A page from the browser's history may have another cart by now, which is another order.
    if (own.order.seen !== hashOfConfirmed(confirmed)) return SPENT;
    return placed(await refreshOrder(own, send, memory));
  }
  const pending = await state.unsettled(session);
  const found = pending
    ? await resolveIntent(pending, send, memory)
    : await resolveMissing(session, send, memory);
  if (found?.progress === "unknown") return CHECKING;
  return found?.progress === "placed" && found.id === intent ? placed(found) : undefined;
}

/** Places an intent's order, unless it exists already or an order of the session may exist. */
export async function placeOnce(
  typed: TypedCheckout,
  memory: OrderMemory,
  place: () => Promise<CheckoutResponse>,
): Promise<CheckoutResponse> {
  const earlier = await earlierResponse(typed, memory);
  if (earlier) return earlier;
  const response = await place();
  if (["placed", "redirect", "checking"].includes(response.outcome)) return response;
  // Another process over the same store may have placed it meanwhile and emptied the cart.
  const meanwhile = await earlierResponse(typed, memory).catch((error: unknown) => {
    // The store shared by several servers has failed since, whose locks keep such a process out.
    if (isStoreError(error)) return undefined;
    throw error;
  });
  return meanwhile ?? response;
}

/** Returns the session's order of the last hour. */
export async function lastOrder({ session, state, now }: OrderMemory) {
  const last = await state.lastPlaced(session);
  return last && now() - last.sentAt <= JUST_PLACED_MS ? last : undefined;
}

/** Returns the result of the recent order that emptied the session's cart. */
export async function orderJustPlaced(memory: OrderMemory): Promise<CheckoutResponse | undefined> {
  const last = await lastOrder(memory);
  return last && placed(await refreshOrder(last, memory.send, memory));
}
