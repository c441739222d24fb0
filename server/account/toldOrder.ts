import type { toldOrder_address$data } from "#server/__generated__/toldOrder_address.graphql.ts";
import type { toldOrder_head$data } from "#server/__generated__/toldOrder_head.graphql.ts";
import type { requestOrderQuery } from "#server/__generated__/requestOrderQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";

void graphql`
  fragment toldOrder_head on Order {
    databaseId
    orderNumber
    date
    status
    total
  }
`;

void graphql`
  fragment toldOrder_address on CustomerAddress {
    firstName
    lastName
    company
    address1
    address2
    city
    state
    postcode
    country
  }
`;

void graphql`
  fragment toldOrder_lines on OrderToLineItemConnection {
    nodes {
      productId
      variationId
      quantity
      total
      metaData {
        key
        value
      }
      product {
        node {
          name
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
  fragment toldOrder_order on Order {
    ...toldOrder_head @relay(mask: false)
    orderKey
    needsPayment
    paymentMethod
    paymentMethodTitle
    customerNote
    subtotal
    discountTotal
    shippingTotal
    totalTax
    billing {
      ...toldOrder_address @relay(mask: false)
    }
    shipping {
      ...toldOrder_address @relay(mask: false)
    }
    shippingLines(first: 10) {
      nodes {
        methodTitle
      }
    }
    feeLines(first: 10) {
      nodes {
        name
        total
      }
    }
  }
`;

/** An address of an order or a customer. */
export type ToldAddress = Omit<toldOrder_address$data, " $fragmentType"> | null | undefined;

/** The backend's order data for the order list. */
export type ToldHead = Omit<toldOrder_head$data, " $fragmentType">;

type OrderResponse = NonNullable<requestOrderQuery["response"]["order"]>;

/** A line of an order. */
export type ToldLine = NonNullable<OrderResponse["lineItems"]>["nodes"][number];

/** An order with all its lines, and the shop's payment methods. */
export type ToldOrder = Omit<OrderResponse, "lineItems"> & {
  lineItems: { nodes: readonly ToldLine[] };
  gateways: NonNullable<requestOrderQuery["response"]["paymentGateways"]>;
};
