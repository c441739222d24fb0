import type { Intent } from "#server/store/orderState.ts";
import { lastOrders, orderOf } from "./findOrder.ts";
import { isPayable, withOrder } from "./orderProgress.ts";
import { recordResult } from "./recordResult.ts";
import type { OrderTools } from "./recordResult.ts";

// Resolution of intents with an unknown result, by order lookups.

/** Time between the first and the last lookup that count, in milliseconds. */
const APART_MS = 10_000;

/** Time after a failed request within which its order may still appear, in milliseconds. */
const AFTER_END_MS = 30_000;

/** The same from the start of a request whose end is not known, in milliseconds. */
const AFTER_START_MS = 60_000;

/** Time for which an intent that counts as not placed is still looked up, in milliseconds. */
const LATE_MS = 3_600_000;

/** True if an order that lookups have not found will not appear any more. */
function isOver({ sentAt, endedAt, missingSince }: Intent, now: number): boolean {
  const mayAppearUntil = endedAt === undefined ? sentAt + AFTER_START_MS : endedAt + AFTER_END_MS;
  return missingSince !== undefined && now >= missingSince + APART_MS && now >= mayAppearUntil;
}

/** Looks up the order of an intent; "unclear" if the backend does not tell. */
async function lookUp(intent: Intent, send: typeof fetch) {
  const orders = await lastOrders(send, intent.order.receipt.email).catch(() => undefined);
  return orders === undefined ? "unclear" : orderOf(intent, orders);
}

/**
 * Looks up the result of an unsettled intent and records it. It stays unknown if the backend does
 * not tell. It counts as not placed after two lookups without an order, the last one at a time when
 * the backend cannot be working on the request any more.
 */
export async function resolveIntent(
  intent: Intent,
  send: typeof fetch,
  tools: OrderTools,
): Promise<Intent> {
  const { now } = tools;
  const { endedAt } = intent;
  const known = endedAt === undefined ? {} : { endedAt };
  const order = await lookUp(intent, send);
  if (order === "unclear") return recordResult(intent, "unknown", tools, known);
  if (order) {
    return recordResult(intent, "placed", tools, { order: withOrder(intent.order, order) });
  }
  const missingSince = intent.missingSince ?? now();
  const progress = isOver(intent, now()) ? "refused" : "unknown";
  return recordResult(intent, progress, tools, { ...known, missingSince });
}

/** Returns the session's recent intent that counts as not placed, since lookups did not find it. */
export const missingIntent = (session: string, { state, now }: OrderTools) =>
  state.missing(session, now() - LATE_MS);

/** Looks that intent up again: its order may have appeared late, and is then recorded. */
export async function resolveMissing(
  session: string,
  send: typeof fetch,
  tools: OrderTools,
): Promise<Intent | undefined> {
  const missing = await missingIntent(session, tools);
  const order = missing && (await lookUp(missing, send));
  if (!order || order === "unclear") return missing;
  return recordResult(missing, "placed", tools, { order: withOrder(missing.order, order) });
}

/** Refreshes a placed order from the backend if it is still payable. */
export async function refreshOrder(
  intent: Intent,
  send: typeof fetch,
  tools: Pick<OrderTools, "state" | "warn" | "lastCart">,
): Promise<Intent> {
  const { orderId, receipt } = intent.order;
  const isSettled = !isPayable(receipt.progress);
  if (isSettled || orderId === undefined) return intent;
  const orders = await lastOrders(send, receipt.email).catch(() => undefined);
  const order = orders?.find(({ databaseId }) => databaseId === orderId);
  if (!order) return intent;
  return recordResult(intent, "placed", tools, { order: withOrder(intent.order, order) });
}
