import type { customerAddress_address$data } from "#server/__generated__/customerAddress_address.graphql.ts";
import type { requestOrder_head$data } from "#server/__generated__/requestOrder_head.graphql.ts";
import type { requestOrder_pictures$data } from "#server/__generated__/requestOrder_pictures.graphql.ts";
import linesDocument from "#server/__generated__/requestOrderLinesQuery.graphql.ts";
import type { requestOrderLinesQuery } from "#server/__generated__/requestOrderLinesQuery.graphql.ts";
import document from "#server/__generated__/requestOrderQuery.graphql.ts";
import type { requestOrderQuery } from "#server/__generated__/requestOrderQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { displayedTax } from "#server/shop/checkout/orderAmounts.ts";
import { everyNode } from "./everyNode.ts";

// Orders in the account: their GraphQL fragments, the types of their data, and the request of one.

void graphql`
  fragment requestOrder_head on Order {
    databaseId
    orderNumber
    date
    datePaid
    dateCompleted
    needsProcessing
    status
    total
  }
`;

void graphql`
  fragment requestOrder_product on LineItem {
    product {
      node {
        name
        slug
        image {
          sourceUrl
          srcSet
        }
      }
    }
    variation {
      node {
        image {
          sourceUrl
          srcSet
        }
      }
    }
  }
`;

void graphql`
  fragment requestOrder_pictures on Order {
    lineItems(first: 4) {
      nodes {
        productId
        ...requestOrder_product @relay(mask: false)
      }
    }
  }
`;

void graphql`
  fragment requestOrder_lines on OrderToLineItemConnection {
    nodes {
      productId
      variationId
      quantity
      ...orderAmounts_line @relay(mask: false)
      metaData {
        key
        value
      }
      ...requestOrder_product @relay(mask: false)
      product {
        node {
          ...labeledProduct_product @relay(mask: false)
        }
      }
      variation {
        node {
          name
          attributes(first: 100) {
            nodes {
              name
            }
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`;

void graphql`
  fragment requestOrder_order on Order {
    ...requestOrder_head @relay(mask: false)
    orderKey
    needsPayment
    paymentMethod
    paymentMethodTitle
    customerNote
    ...orderAmounts_order @relay(mask: false)
    billing {
      ...customerAddress_address @relay(mask: false)
    }
    shipping {
      ...customerAddress_address @relay(mask: false)
    }
    shippingLines(first: 100) {
      nodes {
        methodTitle
        shippingMethod {
          databaseId
        }
      }
    }
  }
`;

void graphql`
  fragment requestOrder_shop on RootQuery {
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
  query requestOrderQuery($id: ID!) {
    order(id: $id, idType: DATABASE_ID) {
      ...requestOrder_order @relay(mask: false)
      lineItems(first: 100) {
        ...requestOrder_lines @relay(mask: false)
      }
    }
    ...requestOrder_shop @relay(mask: false)
  }
`;

void graphql`
  query requestOrderLinesQuery($id: ID!, $after: String) {
    order(id: $id, idType: DATABASE_ID) {
      lineItems(first: 100, after: $after) {
        ...requestOrder_lines @relay(mask: false)
      }
    }
  }
`;

/** An address of an order or a customer. */
export type OrderAddressData =
  | Omit<customerAddress_address$data, " $fragmentType">
  | null
  | undefined;

/** The backend's order data for the order list. */
export type OrderHeadData = Omit<requestOrder_head$data, " $fragmentType">;

/** The backend's order data for a row of the order list. */
export type ListedOrderData = OrderHeadData & Omit<requestOrder_pictures$data, " $fragmentType">;

type OrderResponse = NonNullable<requestOrderQuery["response"]["order"]>;

/** A line of an order. */
export type OrderLineData = NonNullable<OrderResponse["lineItems"]>["nodes"][number];

/** An order with all its lines, and the shop's payment methods. */
export type OrderData = Omit<OrderResponse, "lineItems"> & {
  lineItems: { nodes: readonly OrderLineData[] };
  gateways: NonNullable<requestOrderQuery["response"]["paymentGateways"]>;
};

/** Completes the backend's order with all its lines, and with the shop's facts about it. */
export const wholeOrder = <Order extends OrderResponse>(
  order: Order,
  { cart, paymentGateways }: Pick<requestOrderQuery["response"], "cart" | "paymentGateways">,
  nodes: readonly OrderLineData[],
) => ({
  ...order,
  ...displayedTax(order, cart),
  lineItems: { nodes },
  gateways: paymentGateways ?? { nodes: [] },
});

/** Fetches one of the customer's own orders; undefined if it is missing or another customer's. */
export async function requestOrder(
  send: typeof fetch,
  orderId: number,
): Promise<OrderData | undefined> {
  const id = String(orderId);
  const { data } = await requestShop<requestOrderQuery>(send, document, { id });
  const order = data?.order;
  if (!order) return undefined;
  const nodes = await everyNode(order.lineItems, async (after) => {
    const variables = { id, after };
    const more = await requestShop<requestOrderLinesQuery>(send, linesDocument, variables);
    return more.data?.order?.lineItems;
  });
  return wholeOrder(order, data, nodes);
}
