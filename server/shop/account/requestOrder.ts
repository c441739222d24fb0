import linesDocument from "#server/__generated__/requestOrderLinesQuery.graphql.ts";
import type { requestOrderLinesQuery } from "#server/__generated__/requestOrderLinesQuery.graphql.ts";
import document from "#server/__generated__/requestOrderQuery.graphql.ts";
import type { requestOrderQuery } from "#server/__generated__/requestOrderQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { displayedTax } from "#server/shop/checkout/orderAmounts.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { everyNode } from "./everyNode.ts";
import type { OrderData } from "./orderFragments.ts";

void graphql`
  query requestOrderQuery($id: ID!) {
    order(id: $id, idType: DATABASE_ID) {
      ...orderFragments_order @relay(mask: false)
      lineItems(first: 100) {
        ...orderFragments_lines @relay(mask: false)
      }
    }
    cart {
      displayPricesIncludeTax
    }
    paymentGateways(first: 100) {
      nodes {
        id
        description
      }
    }
  }
`;

void graphql`
  query requestOrderLinesQuery($id: ID!, $after: String) {
    order(id: $id, idType: DATABASE_ID) {
      lineItems(first: 100, after: $after) {
        ...orderFragments_lines @relay(mask: false)
      }
    }
  }
`;

/** Fetches one of the customer's own orders; undefined if it is missing or another customer's. */
export async function requestOrder(
  send: typeof fetch,
  orderId: number,
): Promise<OrderData | undefined> {
  const id = String(orderId);
  const { data } = await requestShop<requestOrderQuery>(send, document, { id });
  const { order, cart, paymentGateways } = data ?? {};
  if (!order) return undefined;
  const nodes = await everyNode(order.lineItems, async (after) => {
    const variables = { id, after };
    const more = await requestShop<requestOrderLinesQuery>(send, linesDocument, variables);
    return more.data?.order?.lineItems;
  });
  return {
    ...order,
    ...displayedTax(order, cart),
    lineItems: { nodes },
    gateways: paymentGateways ?? { nodes: [] },
  };
}
