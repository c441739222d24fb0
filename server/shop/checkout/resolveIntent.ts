import type { Intent, IntentChange, IntentProgress, OrderState } from "#server/store/orderState.ts";
import { lastOrders, orderOf } from "./findOrder.ts";
import { isPayable, withOrder } from "./orderProgress.ts";

// Results of order intents: recorded in the order store, and looked up while they are unknown.

/** Tools to look up the results of intents and to record them. */
export type OrderTools = {
  /** The shopper's `fetch`. */
  send: typeof fetch;
  state: OrderState;
  now: () => number;
  /** The shopper's last known cart: forgotten with an order, restored if it was not placed. */
  lastCart: { forget: () => void; restore: () => void };
  /** Logs warnings for the shop's operator; never with typed values. */
  warn: (what: string, facts?: object) => void;
};

/** A session, and the tools to look up its orders. */
export type OrderMemory = OrderTools & { session: string };

/** Time between the first and the last lookup that count, in milliseconds. */
const APART_MS = 10_000;

/** Time after a failed request within which its order may still appear, in milliseconds. */
const AFTER_END_MS = 30_000;

/** The same from the start of a request whose end is not known, in milliseconds. */
const AFTER_START_MS = 60_000;

/** Time for which an intent that counts as not placed is still looked up, in milliseconds. */
const LATE_MS = 3_600_000;

/** Time during which an empty cart still belongs to the order before, in milliseconds. */
const JUST_PLACED_MS = 3_600_000;

/**
 * Records the result of an intent and returns the intent with it. A result that cannot be written,
 * on a full disk for example, counts too: the intent then stays unsettled, and is looked up later.
 */
export async function recordResult<
  Sent extends Omit<Intent, "progress"> & Partial<Pick<Intent, "progress">>,
>(
  intent: Sent,
  progress: IntentProgress,
  { state, warn, lastCart }: OrderTools,
  change: IntentChange = {},
): Promise<Sent & Pick<Intent, "progress">> {
  if (intent.progress !== progress) {
    if (progress === "placed") lastCart.forget();
    if (progress === "refused") lastCart.restore();
  }
  await state
    .settle(intent, progress, change)
    .catch((error: unknown) => warn("the result of an order could not be stored", { err: error }));
  return { ...intent, ...change, progress };
}

/** True if an order that lookups have not found will not appear any more. */
function isOver({ sentAt, endedAt, missingSince }: Intent, now: number): boolean {
  const mayAppearUntil = endedAt === undefined ? sentAt + AFTER_START_MS : endedAt + AFTER_END_MS;
  return missingSince !== undefined && now >= missingSince + APART_MS && now >= mayAppearUntil;
}

/** Looks up the order of an intent; "unclear" if the backend does not tell. */
async function lookUp(intent: Intent, { send }: OrderTools) {
  const orders = await lastOrders(send, intent.order.receipt.email).catch(() => undefined);
  return orders === undefined ? "unclear" : orderOf(intent, orders);
}

/**
 * Looks up the result of an unsettled intent and records it. It stays unknown if the backend does
 * not tell. It counts as not placed after two lookups without an order, the last one at a time when
 * the backend cannot be working on the request any more.
 */
export async function resolveIntent(intent: Intent, tools: OrderTools): Promise<Intent> {
  const { now } = tools;
  const { endedAt } = intent;
  const known = endedAt === undefined ? {} : { endedAt };
  const order = await lookUp(intent, tools);
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
async function resolveMissing(memory: OrderMemory): Promise<Intent | undefined> {
  const missing = await missingIntent(memory.session, memory);
  const order = missing && (await lookUp(missing, memory));
  if (!order || order === "unclear") return missing;
  return recordResult(missing, "placed", memory, { order: withOrder(missing.order, order) });
}

/** Looks up the session's intent whose order may exist, or may have appeared late. */
export async function resolvePending(memory: OrderMemory): Promise<Intent | undefined> {
  const pending = await memory.state.unsettled(memory.session);
  return pending ? resolveIntent(pending, memory) : resolveMissing(memory);
}

/** Refreshes a placed order from the backend if it is still payable. */
export async function refreshOrder(intent: Intent, tools: OrderTools): Promise<Intent> {
  const { orderId, receipt } = intent.order;
  const isSettled = !isPayable(receipt.progress);
  if (isSettled || orderId === undefined) return intent;
  const orders = await lastOrders(tools.send, receipt.email).catch(() => undefined);
  const order = orders?.find(({ databaseId }) => databaseId === orderId);
  if (!order) return intent;
  return recordResult(intent, "placed", tools, { order: withOrder(intent.order, order) });
}

/** Returns the session's order of the last hour. */
export async function lastOrder({ session, state, now }: OrderMemory) {
  const last = await state.lastPlaced(session);
  return last && now() - last.sentAt <= JUST_PLACED_MS ? last : undefined;
}
