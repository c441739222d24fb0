import type { ListedOrder } from "#relay/contract/account/accountData.ts";
import headsDocument from "#server/__generated__/requestOrderListHeadsQuery.graphql.ts";
import type { requestOrderListHeadsQuery } from "#server/__generated__/requestOrderListHeadsQuery.graphql.ts";
import document from "#server/__generated__/requestOrderListQuery.graphql.ts";
import type { requestOrderListQuery } from "#server/__generated__/requestOrderListQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { listedOrder } from "./customerOrder.ts";

// Order history of a signed-in customer, fetched ten orders at a time.

void graphql`
  query requestOrderListQuery($after: String) {
    customer {
      orders(first: 10, after: $after) {
        nodes {
          databaseId
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

// The backend returns an order by id to its owner only. One request for a page of ten.
void graphql`
  query requestOrderListHeadsQuery(
    $id0: ID!
    $id1: ID!
    $id2: ID!
    $id3: ID!
    $id4: ID!
    $id5: ID!
    $id6: ID!
    $id7: ID!
    $id8: ID!
    $id9: ID!
  ) {
    order0: order(id: $id0, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
    order1: order(id: $id1, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
    order2: order(id: $id2, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
    order3: order(id: $id3, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
    order4: order(id: $id4, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
    order5: order(id: $id5, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
    order6: order(id: $id6, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
    order7: order(id: $id7, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
    order8: order(id: $id8, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
    order9: order(id: $id9, idType: DATABASE_ID) {
      ...requestOrder_head @relay(mask: false)
      ...requestOrder_pictures @relay(mask: false)
    }
  }
`;

/**
 * Returns the variables for ten orders; a short page repeats its first order, at no cost for the
 * backend.
 */
const headsVariables = (ids: readonly number[]): requestOrderListHeadsQuery["variables"] => {
  const idAt = (at: number) => String(ids[at] ?? ids[0]);
  return {
    id0: idAt(0),
    id1: idAt(1),
    id2: idAt(2),
    id3: idAt(3),
    id4: idAt(4),
    id5: idAt(5),
    id6: idAt(6),
    id7: idAt(7),
    id8: idAt(8),
    id9: idAt(9),
  };
};

/**
 * Fetches a page of the customer's orders, ten at most. The backend lists all orders of an email
 * address, which the customer may have made up, so only orders that it also returns to this
 * customer by id are returned. Null if the backend's response lacks the list.
 */
export async function requestOrderList(
  send: typeof fetch,
  after: string | undefined,
): Promise<{ orders: ListedOrder[] | null; older?: string }> {
  const listed = await requestShop<requestOrderListQuery>(send, document, { after: after ?? null });
  const page = listed.data?.customer?.orders;
  if (!page?.nodes) return { orders: null };
  const ids = page.nodes.flatMap(({ databaseId }) => databaseId ?? []);
  if (ids.length === 0) return { orders: [] };
  const heads = await requestShop<requestOrderListHeadsQuery>(
    send,
    headsDocument,
    headsVariables(ids),
  );
  if (!heads.data) return { orders: null };
  const own = new Map(Object.values(heads.data).map((order) => [order?.databaseId, order]));
  const orders = ids.flatMap((id) => {
    const order = own.get(id);
    return order ? [listedOrder(order)] : [];
  });
  const older = page.pageInfo?.hasNextPage ? page.pageInfo.endCursor : null;
  return { orders, ...(older && { older }) };
}
