import withoutIntents from "#server/__generated__/resolveIntentQuery.graphql.ts";
import type { resolveIntentQuery } from "#server/__generated__/resolveIntentQuery.graphql.ts";
import withIntents from "#server/__generated__/resolveIntentWithIntentsQuery.graphql.ts";
import type { resolveIntentWithIntentsQuery } from "#server/__generated__/resolveIntentWithIntentsQuery.graphql.ts";
import { CONFIRM_PATH } from "#relay/contract/order/cardMethods.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { ShopResponse } from "#server/backend/line/requestShop.ts";
import type { Intent, IntentChange, IntentProgress, OrderState } from "#server/store/orderState.ts";
import { INTENT_KEY, isPayable, progressOf, withOrder } from "./backendOrder.ts";
import type { BackendOrder } from "./backendOrder.ts";
import { fingerprintOfOrder } from "./orderInput.ts";
import { sendAddresses } from "./sendAddresses.ts";

// Results of order intents: recorded in the order store, and looked up among the owner's last
// orders at the backend while they are unknown.

void graphql`
  fragment resolveIntent_customer on Customer {
    databaseId
    billing {
      email
    }
    orders(first: 20) {
      nodes {
        ...backendOrder_order @relay(mask: false)
      }
    }
  }
`;

void graphql`
  query resolveIntentWithIntentsQuery($intentKey: String!) {
    customer {
      ...resolveIntent_customer @relay(mask: false)
      orders(first: 20) {
        nodes {
          metaData(key: $intentKey) {
            key
            value
          }
        }
      }
    }
  }
`;

// A backend without that field rejects the document.
void graphql`
  query resolveIntentQuery {
    customer {
      ...resolveIntent_customer @relay(mask: false)
    }
  }
`;

/** Tools to look up the results of intents and to record them. */
export type OrderTools = {
  /** The shopper's `fetch`. */
  send: typeof fetch;
  state: OrderState;
  now: () => number;
  /** The shopper's last known cart: forgotten with an order, restored if it was not placed. */
  lastCart: { forget: () => void; restore: () => void };
  /** Secret that WordPress knows too; undefined if it settles no payments for us. */
  secret?: string | undefined;
  /** Logs warnings for the shop's operator; never with typed values. */
  warn: (what: string, facts?: object) => void;
};

/** An order's owner, and the tools to look up the orders. */
export type OrderMemory = OrderTools & { orderOwner: string };

/** Tolerance for a backend clock behind ours, in milliseconds. */
const CLOCK_MS = 120_000;

type LookupData = resolveIntentWithIntentsQuery["response"] | resolveIntentQuery["response"];

const ordersIn = ({
  data,
  errors = [],
}: ShopResponse<LookupData>): readonly BackendOrder[] | undefined => {
  const nodes: readonly BackendOrder[] | undefined = data?.customer?.orders?.nodes;
  if (errors.some(({ path }) => path?.at(-1) === "orders")) return undefined;
  // For an order that it fails to load, the backend returns null. A draft is not placed yet: the
  // Store API creates one before it checks the order.
  return nodes?.filter((order) => order !== null && order.status !== "CHECKOUT_DRAFT");
};

async function requestOrders(send: typeof fetch): Promise<ShopResponse<LookupData>> {
  const response = await requestShop<resolveIntentWithIntentsQuery>(send, withIntents, {
    intentKey: INTENT_KEY,
  });
  const isUnknownField = (response.errors ?? []).some(({ message }) => /"metaData"/.test(message));
  return isUnknownField ? requestShop<resolveIntentQuery>(send, withoutIntents, {}) : response;
}

/** True if a guest's session has another billing email than the one that was ordered with. */
function isOtherGuest({ data }: ShopResponse<LookupData>, email: string): boolean {
  const { databaseId, billing } = data?.customer ?? {};
  if (databaseId || billing === undefined) return false;
  return billing?.email?.toLowerCase() !== email.toLowerCase();
}

/**
 * Fetches the owner's last orders; undefined if the backend does not return them. A guest's are
 * those of the session's billing email, which the shopper may have changed since the attempt: it is
 * set back, and the next attempt sends the typed one again.
 */
export async function lastOrders(
  send: typeof fetch,
  email: string,
): Promise<readonly BackendOrder[] | undefined> {
  const response = await requestOrders(send);
  if (!isOtherGuest(response, email)) return ordersIn(response);
  await sendAddresses(send, { billing: { email } });
  return ordersIn(await requestOrders(send));
}

/** Returns the intent in an order's metadata. */
const intentOf = ({ metaData }: BackendOrder): string | undefined =>
  metaData?.find((entry) => entry?.key === INTENT_KEY)?.value ?? undefined;

/**
 * Finds the order of an intent: by its metadata, or, if orders have none, the only order since the
 * attempt with the same fingerprint. An owner's orders are all those of an email address that
 * the shopper may have made up, so any looser match could show a stranger's order.
 */
function orderOf(
  { id, sentAt, fingerprint }: Pick<Intent, "id" | "sentAt" | "fingerprint">,
  orders: readonly BackendOrder[],
): BackendOrder | "unclear" | undefined {
  const own = orders.find((order) => intentOf(order) === id);
  if (own) return own;
  const alike = orders.filter(
    (order) =>
      intentOf(order) === undefined &&
      Date.parse(order.date ?? "") >= sentAt - CLOCK_MS &&
      fingerprintOfOrder(order) === fingerprint,
  );
  return alike.length > 1 ? "unclear" : alike[0];
}

/** Time between the first and the last lookup that count, in milliseconds. */
const APART_MS = 10_000;

/** Time after a failed request within which its order may still appear, in milliseconds. */
const AFTER_END_MS = 30_000;

/** The same from the start of a request whose end is not known, in milliseconds. */
const AFTER_START_MS = 60_000;

/** Time for which a missing intent is still looked up, in milliseconds. */
const LATE_MS = 3_600_000;

/** Time during which a cart still belongs to the attempt before, in milliseconds. */
const RECENT_MS = 3_600_000;

/**
 * Records the result of an intent and returns the intent with it. A result that cannot be written,
 * on a full disk for example, counts too: the intent then stays unsettled, and is looked up later.
 */
export async function recordResult<
  Recorded extends Omit<Intent, "progress"> & Partial<Pick<Intent, "progress">>,
>(
  intent: Recorded,
  progress: IntentProgress,
  { state, warn, lastCart }: OrderTools,
  change: IntentChange = {},
): Promise<Recorded & Pick<Intent, "progress">> {
  if (intent.progress !== progress) {
    if (progress === "placed") lastCart.forget();
    if (progress === "refused" || progress === "missing") lastCart.restore();
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

/** Returns an intent's order as it was found; its shopper may have to confirm a card's payment. */
function foundOrder({ id, order: stored }: Intent, order: BackendOrder) {
  const isAwaited = stored.adapted && isPayable(progressOf(order.status));
  return withOrder(stored, order, isAwaited ? { address: CONFIRM_PATH + id } : undefined);
}

/**
 * Looks up the result of an unsettled intent and records it. It stays unknown if the backend does
 * not tell. It is missing after two lookups without an order, the last one at a time when
 * the backend cannot be working on the request any more.
 */
export async function resolveIntent(intent: Intent, tools: OrderTools): Promise<Intent> {
  const { now } = tools;
  const { endedAt } = intent;
  const known = endedAt === undefined ? {} : { endedAt };
  const order = await lookUp(intent, tools);
  if (order === "unclear") return recordResult(intent, "unknown", tools, known);
  if (order) return recordResult(intent, "placed", tools, { order: foundOrder(intent, order) });
  const missingSince = intent.missingSince ?? now();
  const progress = isOver(intent, now()) ? "missing" : "unknown";
  return recordResult(intent, progress, tools, { ...known, missingSince });
}

/** Returns the owner's recent missing intent. */
export const missingIntent = ({ orderOwner, state, now }: OrderMemory) =>
  state.missing(orderOwner, now() - LATE_MS);

/** Looks that intent up again: its order may have appeared late, and is then recorded. */
async function resolveMissing(memory: OrderMemory): Promise<Intent | undefined> {
  const missing = await missingIntent(memory);
  const order = missing && (await lookUp(missing, memory));
  if (!order || order === "unclear") return missing;
  return recordResult(missing, "placed", memory, { order: foundOrder(missing, order) });
}

/** Looks up the owner's intent whose order may exist, or may have appeared late. */
export async function resolvePending(memory: OrderMemory): Promise<Intent | undefined> {
  const pending = await memory.state.unsettled(memory.orderOwner);
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

/** True for an attempt of the last hour. */
export const isRecent = ({ sentAt }: Intent, now: number): boolean => now - sentAt <= RECENT_MS;

/** Returns the owner's order of the last hour. */
export async function lastOrder({ orderOwner, state, now }: OrderMemory) {
  const last = await state.lastPlaced(orderOwner);
  return last && isRecent(last, now()) ? last : undefined;
}
