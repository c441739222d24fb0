import type { Intent, OrderState } from "#server/state/orderState.ts";
import { lastOrders, orderOf } from "./findOrder.ts";
import { isPayable, withOrder } from "./orderProgress.ts";

/** Time after which no request is still in flight, in milliseconds. */
const UNDER_WAY_MS = 600_000;

/**
 * Looks up the result of an unsettled intent and records it. It stays unknown if the backend does
 * not tell; without an order long after the attempt, it counts as not placed.
 */
export async function findOut(
  intent: Intent,
  send: typeof fetch,
  { state, now }: { state: OrderState; now: () => number },
): Promise<Intent> {
  const orders = await lastOrders(send).catch(() => undefined);
  const order = orders && orderOf(intent, orders);
  if (order && order !== "unclear") {
    const stored = withOrder(intent.order, order);
    await state.settle(intent, "placed", stored);
    return { ...intent, progress: "placed", order: stored };
  }
  const isOver = orders !== undefined && order === undefined;
  const progress = isOver && now() - intent.sentAt > UNDER_WAY_MS ? "refused" : "unknown";
  await state.settle(intent, progress);
  return { ...intent, progress };
}

/** Refreshes a placed order from the backend if it is still payable. */
export async function refreshed(
  intent: Intent,
  send: typeof fetch,
  state: OrderState,
): Promise<Intent> {
  const { orderId, receipt } = intent.order;
  const isSettled = !isPayable(receipt.progress);
  if (isSettled || orderId === undefined) return intent;
  const orders = await lastOrders(send).catch(() => undefined);
  const order = orders?.find(({ databaseId }) => databaseId === orderId);
  if (!order) return intent;
  const stored = withOrder(intent.order, order);
  await state.settle(intent, "placed", stored);
  return { ...intent, order: stored };
}
