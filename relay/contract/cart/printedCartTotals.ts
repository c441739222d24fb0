import type { cartAmounts_cart$data } from "#__generated__/cartAmounts_cart.graphql.ts";
import { printMissing, printSum, printTotals } from "./printedTotals.ts";
import type { DeliveryRow, Threshold } from "./printedTotals.ts";
import { printWithTax } from "./totalParts.ts";
import type { Amounts } from "./totalParts.ts";
import { t } from "#words/t.ts";

// Totals of a cart as they are displayed, with tax where prices include it.

/** A cart with the amounts that its lines and totals are printed from. */
export type CartAmounts = Omit<cartAmounts_cart$data, " $fragmentType">;

/** Returns a cart's amounts; `isChanging` is true while its totals are those of earlier lines. */
function amountsOf(cart: CartAmounts, isChanging: boolean): Amounts {
  return {
    includesTax: cart.displayPricesIncludeTax,
    lines: (cart.contents?.nodes ?? []).map((line) => ({
      // A cart saved by an earlier release may lack the amount at full price.
      net: { text: line.subtotal ?? line.total, raw: line.rawSubtotal },
      tax: { text: line.subtotalTax, raw: line.rawSubtotalTax },
    })),
    subtotal: cart.subtotal,
    shownSubtotal: { text: cart.contentsTotal, raw: cart.rawContentsTotal },
    discount: {
      net: { text: cart.discountTotal, raw: cart.rawDiscountTotal },
      tax: { text: cart.discountTax, raw: cart.rawDiscountTax },
    },
    delivery: {
      net: { text: cart.shippingTotal, raw: cart.rawShippingTotal },
      tax: { text: cart.shippingTax, raw: cart.rawShippingTax },
    },
    fees: [
      {
        name: t("cart.feesRow"),
        net: { text: cart.feeTotal, raw: cart.rawFeeTotal },
        tax: { text: cart.feeTax, raw: cart.rawFeeTax },
      },
    ],
    total: { text: cart.total, raw: cart.rawTotal },
    totalTax: cart.totalTax,
    taxes: (cart.totalTaxes ?? []).flatMap((tax) => tax ?? []),
    coupons: (cart.appliedCoupons ?? []).flatMap((coupon) =>
      coupon
        ? {
            code: coupon.code,
            net: { text: coupon.discountAmount, raw: coupon.rawDiscountAmount },
            tax: { raw: coupon.rawDiscountTax },
          }
        : [],
    ),
    isChanging,
  };
}

/**
 * Returns a cart's lines, in its order, and its totals as they are displayed.
 * @param isChanging true while the totals are those of earlier lines
 */
export const cartTotals = (cart: CartAmounts, row: DeliveryRow, isChanging = false) =>
  printTotals(amountsOf(cart, isChanging), row);

/** Returns a cart's amounts with their tax; undefined where the net ones are displayed. */
export const cartWithTax = (cart: CartAmounts) => printWithTax(amountsOf(cart, false));

/** Returns the sum of some of a cart's lines as it is displayed; undefined if it is not known. */
export const cartSum = (cart: CartAmounts, at: readonly number[], isChanging = false) =>
  printSum(amountsOf(cart, isChanging), at);

/** Returns the amount missing to a threshold; undefined if none is missing, or it is not known. */
export const cartMissing = (cart: CartAmounts, threshold: Threshold, isChanging = false) =>
  printMissing(amountsOf(cart, isChanging), threshold);
