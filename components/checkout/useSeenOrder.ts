import { graphql, useFragment } from "react-relay";
import type { useSeenOrder_cart$key } from "#__generated__/useSeenOrder_cart.graphql.ts";
import { seenOrder } from "#relay/contract/seenOrder.ts";
import type { SeenOrder } from "#relay/contract/seenOrder.ts";

// All that an order is compared by before it is placed; it is shown from the same record.
const cartFragment = graphql`
  fragment useSeenOrder_cart on Cart {
    contents(first: 100) {
      nodes {
        key
        quantity
        total
        product {
          node {
            name
          }
        }
      }
    }
    appliedCoupons {
      code
      discountAmount
    }
    chosenShippingMethods
    availableShippingMethods {
      rates {
        id
        label
        cost
      }
    }
    subtotal
    subtotalTax
    discountTotal
    discountTax
    shippingTotal
    shippingTax
    feeTotal
    feeTax
    totalTax
    total
  }
`;

/** The order as it is shown now. */
export const useSeenOrder = (cart: useSeenOrder_cart$key): SeenOrder =>
  seenOrder(useFragment(cartFragment, cart));
