import { graphql } from "relay-runtime";

// Nothing imports this file: the storefront and the server each import what is generated of it, and
// seenOrder.ts reads the fields.
/* oxlint-disable relay/unused-fields */

/** All that an order is compared by before it is placed: the checkout shows it, the server reads it. */
void graphql`
  fragment confirmedCart_cart on Cart {
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
