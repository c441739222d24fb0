import type { Intent } from "#server/store/orderState.ts";
import { fingerprintOfOrder } from "./orderInput.ts";
import withIntents from "#server/__generated__/findOrderWithIntentsQuery.graphql.ts";
import type { findOrderWithIntentsQuery } from "#server/__generated__/findOrderWithIntentsQuery.graphql.ts";
import withoutIntents from "#server/__generated__/findOrderQuery.graphql.ts";
import type { findOrderQuery } from "#server/__generated__/findOrderQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { ShopResponse } from "#server/backend/line/requestShop.ts";
import type { BackendOrder } from "./backendOrder.ts";
import { INTENT_KEY } from "./backendOrder.ts";
import { sendAddresses } from "./sendAddresses.ts";

// Lookup of an intent's order among the last orders of its session.

void graphql`
  query findOrderWithIntentsQuery($intentKey: String!) {
    customer {
      databaseId
      billing {
        email
      }
      orders(first: 20) {
        nodes {
          ...backendOrder_order @relay(mask: false)
          metaData(key: $intentKey) {
            key
            value
          }
        }
      }
    }
  }
`;

void graphql`
  query findOrderQuery {
    customer {
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
  }
`;

/** Tolerance for a backend clock behind ours, in milliseconds. */
const CLOCK_MS = 120_000;

type LookupData = findOrderWithIntentsQuery["response"] | findOrderQuery["response"];

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
  const response = await requestShop<findOrderWithIntentsQuery>(send, withIntents, {
    intentKey: INTENT_KEY,
  });
  const isUnknownField = (response.errors ?? []).some(({ message }) => /"metaData"/.test(message));
  return isUnknownField ? requestShop<findOrderQuery>(send, withoutIntents, {}) : response;
}

/** True if a guest's session has another billing email than the one that was ordered with. */
function isOtherGuest({ data }: ShopResponse<LookupData>, email: string): boolean {
  const { databaseId, billing } = data?.customer ?? {};
  if (databaseId || billing === undefined) return false;
  return billing?.email?.toLowerCase() !== email.toLowerCase();
}

/**
 * Fetches the session's last orders; undefined if the backend does not return them. A guest's are
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
 * attempt with the same fingerprint. The session's orders are all those of an email address that
 * the shopper may have made up, so any looser match could show a stranger's order.
 */
export function orderOf(
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
