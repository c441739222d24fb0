import type { Answer } from "#relay/contract/errors.ts";
import type { Intent } from "#server/state/orderState.ts";
import { likenessOfOrder } from "./orderInput.ts";
import { INTENT_KEY, askShop, documents } from "./shopDocuments.ts";
import type { BackendOrder } from "./shopDocuments.ts";

/** A backend's clock may go behind ours by this much, in milliseconds. */
const CLOCK_MS = 120_000;

const ordersIn = ({ data, errors = [] }: Answer): readonly BackendOrder[] | undefined => {
  const { customer } = (data ?? {}) as {
    customer?: { orders?: { nodes?: readonly (BackendOrder | null)[] } | null } | null;
  };
  const { nodes } = customer?.orders ?? {};
  if (!nodes || errors.some(({ path }) => path?.at(-1) === "orders")) return undefined;
  return nodes.filter((order) => order !== null);
};

/** The session's last orders; undefined where the backend does not tell them. */
export async function lastOrders(send: typeof fetch): Promise<readonly BackendOrder[] | undefined> {
  const answer = await askShop(send, documents.orders);
  const isUnknownField = (answer.errors ?? []).some(({ message }) => /"metaData"/.test(message));
  return ordersIn(isUnknownField ? await askShop(send, documents.ordersWithoutIntents) : answer);
}

/** The intent that an order says it is of. */
const intentOf = ({ metaData }: BackendOrder): string | undefined =>
  metaData?.find((entry) => entry?.key === INTENT_KEY)?.value ?? undefined;

/**
 * The order of an intent: the one that says so, or where orders say nothing of intents the only one
 * since it was sent that looks like it. The session's orders are all those to an email address that
 * the shopper may have made up: anything less than this would show a stranger's.
 */
export function orderOf(
  { id, sentAt, likeness }: Pick<Intent, "id" | "sentAt" | "likeness">,
  orders: readonly BackendOrder[],
): BackendOrder | "unclear" | undefined {
  const own = orders.find((order) => intentOf(order) === id);
  if (own) return own;
  const alike = orders.filter(
    (order) =>
      intentOf(order) === undefined &&
      Date.parse(order.date ?? "") >= sentAt - CLOCK_MS &&
      likenessOfOrder(order) === likeness,
  );
  return alike.length > 1 ? "unclear" : alike[0];
}
