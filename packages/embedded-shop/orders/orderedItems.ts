import { articleOf } from "#shop/cart/cartProduct.ts";
import type { PricedCart } from "#shop/cart/pricedCart.ts";
import type { OrderContents } from "./order.ts";

// Conversion of a priced cart into an order's lines, costs and totals.

type Items = Pick<
  OrderContents,
  "lines" | "shippingLines" | "fees" | "taxes" | "coupons" | "totals"
>;

/** They get their ids when the order is stored. */
const UNNUMBERED = { id: 0 };

/** Returns a cart's items and costs for storage in an order. */
export function orderedItems(priced: PricedCart): Items {
  const { totals, chosenRate } = priced;
  return {
    lines: priced.lines.map(({ line, cartProduct, subtotal, total }) => ({
      ...UNNUMBERED,
      productId: line.productId,
      variationId: line.variationId,
      choices: line.choices,
      name: articleOf(cartProduct).name,
      quantity: line.quantity,
      subtotal,
      total,
      isDownload: articleOf(cartProduct).virtual && articleOf(cartProduct).downloadable,
    })),
    shippingLines: chosenRate
      ? [
          {
            ...UNNUMBERED,
            title: chosenRate.label,
            kind: chosenRate.kind,
            cost: chosenRate.cost,
            tax: totals.shippingTax,
            items: parcelText(priced),
          },
        ]
      : [],
    fees: priced.fees.map((fee) => ({ ...UNNUMBERED, ...fee })),
    taxes: priced.taxLines.map(({ rate, amount }) => {
      const shipping = chosenRate?.taxRate?.id === rate.id ? totals.shippingTax : 0;
      const { id: rateId, label } = rate;
      return { ...UNNUMBERED, rateId, label, goods: amount - shipping, shipping };
    }),
    coupons: priced.coupons.map(({ code, discount, tax }) => ({
      ...UNNUMBERED,
      code,
      discount,
      tax,
    })),
    totals: {
      subtotal: totals.subtotal,
      discount: totals.discount,
      discountTax: totals.discountTax,
      shipping: totals.shipping,
      shippingTax: totals.shippingTax,
      cartTax: totals.contentsTax + totals.feeTax,
      tax: totals.tax,
      total: totals.total,
    },
  };
}

/** Lists the shipped products as WooCommerce does in a shipping line's metadata. */
function parcelText({ lines }: PricedCart): string {
  return lines
    .filter(({ cartProduct }) => !articleOf(cartProduct).virtual)
    .map(({ cartProduct, line }) => `${articleOf(cartProduct).name} &times; ${line.quantity}`)
    .join(", ");
}
