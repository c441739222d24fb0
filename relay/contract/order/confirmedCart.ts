import { graphql } from "relay-runtime";

// GraphQL fragment of the order that a shopper confirms: lines, coupons, shipping and totals.

// Nothing imports this file: the storefront and the server each import its generated artifact.
/* oxlint-disable relay/unused-fields -- confirmedOrder.ts reads the fields */

/**
 * Cart fields that are compared before an order is placed: the checkout displays and the server
 * reads them.
 */
void graphql`
  fragment confirmedCart_cart on Cart {
    ...cartAmounts_cart @relay(mask: false)
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
