import { graphql } from "relay-runtime";

// GraphQL fragments of the cart's prices, taxes and totals, as formatted text and raw numbers.

// Nothing imports this file: the storefront and the server each import its generated artifact.
/* oxlint-disable relay/unused-fields -- printedCartTotals.ts reads the fields */

/** Amounts of a cart line. */
void graphql`
  fragment cartAmounts_item on CartItem {
    total
    subtotal
    subtotalTax
    rawSubtotal: subtotal(format: RAW)
    rawSubtotalTax: subtotalTax(format: RAW)
  }
`;

/** Cart fields that lines and totals are printed from. */
void graphql`
  fragment cartAmounts_cart on Cart {
    displayPricesIncludeTax
    contents(first: 100) {
      nodes {
        ...cartAmounts_item @relay(mask: false)
      }
    }
    appliedCoupons {
      code
      discountAmount
      rawDiscountAmount: discountAmount(format: RAW)
      rawDiscountTax: discountTax(format: RAW)
    }
    totalTaxes {
      label
      amount
    }
    subtotal
    subtotalTax
    shippingTax
    shippingTotal
    total
    totalTax
    feeTax
    feeTotal
    discountTax
    discountTotal
    contentsTotal
    rawShippingTax: shippingTax(format: RAW)
    rawShippingTotal: shippingTotal(format: RAW)
    rawTotal: total(format: RAW)
    rawFeeTax: feeTax(format: RAW)
    rawFeeTotal: feeTotal(format: RAW)
    rawDiscountTax: discountTax(format: RAW)
    rawDiscountTotal: discountTotal(format: RAW)
    rawContentsTotal: contentsTotal(format: RAW)
  }
`;
