import type { orderFragments_address$data } from "#server/__generated__/orderFragments_address.graphql.ts";
import type { orderFragments_head$data } from "#server/__generated__/orderFragments_head.graphql.ts";
import type { orderFragments_pictures$data } from "#server/__generated__/orderFragments_pictures.graphql.ts";
import type { requestOrderQuery } from "#server/__generated__/requestOrderQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";

// GraphQL fragments of orders in the account, with the types of their data.

void graphql`
  fragment orderFragments_head on Order {
    databaseId
    orderNumber
    date
    status
    total
  }
`;

void graphql`
  fragment orderFragments_pictures on Order {
    lineItems(first: 4) {
      nodes {
        productId
        product {
          node {
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
    }
  }
`;

void graphql`
  fragment orderFragments_address on CustomerAddress {
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
  fragment orderFragments_lines on OrderToLineItemConnection {
    nodes {
      productId
      variationId
      quantity
      ...orderAmounts_line @relay(mask: false)
      metaData {
        key
        value
      }
      product {
        node {
          name
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
  fragment orderFragments_order on Order {
    ...orderFragments_head @relay(mask: false)
    orderKey
    needsPayment
    paymentMethod
    paymentMethodTitle
    customerNote
    ...orderAmounts_order @relay(mask: false)
    billing {
      ...orderFragments_address @relay(mask: false)
    }
    shipping {
      ...orderFragments_address @relay(mask: false)
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

/** An address of an order or a customer. */
export type OrderAddressData =
  | Omit<orderFragments_address$data, " $fragmentType">
  | null
  | undefined;

/** The backend's order data for the order list. */
export type OrderHeadData = Omit<orderFragments_head$data, " $fragmentType">;

/** The backend's order data for a row of the order list. */
export type ListedOrderData = OrderHeadData & Omit<orderFragments_pictures$data, " $fragmentType">;

type OrderResponse = NonNullable<requestOrderQuery["response"]["order"]>;

/** A line of an order. */
export type OrderLineData = NonNullable<OrderResponse["lineItems"]>["nodes"][number];

/** An order with all its lines, and the shop's payment methods. */
export type OrderData = Omit<OrderResponse, "lineItems"> & {
  lineItems: { nodes: readonly OrderLineData[] };
  gateways: NonNullable<requestOrderQuery["response"]["paymentGateways"]>;
};
