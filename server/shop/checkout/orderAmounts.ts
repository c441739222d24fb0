import type { DeliveryRow, PrintedTotals, LineAmount } from "#relay/contract/cart/printedTotals.ts";
import { printTotals } from "#relay/contract/cart/printedTotals.ts";
import type { orderAmounts_line$data } from "#server/__generated__/orderAmounts_line.graphql.ts";
import type { orderAmounts_order$data } from "#server/__generated__/orderAmounts_order.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";

// Amounts of an order, printed as the totals of a cart are.

void graphql`
  fragment orderAmounts_line on LineItem {
    subtotal
    subtotalTax
    rawSubtotal: subtotal(format: RAW)
    rawSubtotalTax: subtotalTax(format: RAW)
  }
`;

void graphql`
  fragment orderAmounts_order on Order {
    pricesIncludeTax
    subtotal
    discountTotal
    discountTax
    shippingTotal
    shippingTax
    totalTax
    total
    rawDiscountTotal: discountTotal(format: RAW)
    rawDiscountTax: discountTax(format: RAW)
    rawShippingTotal: shippingTotal(format: RAW)
    rawShippingTax: shippingTax(format: RAW)
    rawTotal: total(format: RAW)
    couponLines(first: 100) {
      nodes {
        code
        discount
        discountTax
      }
    }
    feeLines(first: 100) {
      nodes {
        name
        total
        totalTax
      }
    }
    taxLines(first: 100) {
      nodes {
        label
        taxTotal
        shippingTaxTotal
      }
    }
  }
`;

type OrderAmounts = Omit<orderAmounts_order$data, " $fragmentType">;
type OrderLineAmounts = Omit<orderAmounts_line$data, " $fragmentType">;

type DisplayedTax = Pick<OrderAmounts, "pricesIncludeTax">;

/**
 * Returns whether an order's amounts include tax: as the shop displays those of a cart, however the
 * prices were entered, which is all that the order itself says.
 */
export const displayedTax = (
  { pricesIncludeTax }: DisplayedTax,
  cart: { readonly displayPricesIncludeTax: boolean | null | undefined } | null | undefined,
): DisplayedTax => ({ pricesIncludeTax: cart?.displayPricesIncludeTax ?? pricesIncludeTax });

/** Returns an order's lines, in its order, and its totals as they are displayed. */
export function orderTotals(
  order: OrderAmounts,
  lines: readonly OrderLineAmounts[],
  row: DeliveryRow,
): PrintedTotals & { lines: readonly LineAmount[] } {
  const { totalTax } = order;
  const taxes = order.taxLines?.nodes ?? [];
  return printTotals(
    {
      includesTax: order.pricesIncludeTax,
      lines: lines.map((line) => ({
        net: { text: line.subtotal, raw: line.rawSubtotal },
        tax: { text: line.subtotalTax, raw: line.rawSubtotalTax },
      })),
      subtotal: order.subtotal,
      discount: {
        net: { text: order.discountTotal, raw: order.rawDiscountTotal },
        tax: { text: order.discountTax, raw: order.rawDiscountTax },
      },
      delivery: {
        net: { text: order.shippingTotal, raw: order.rawShippingTotal },
        tax: { text: order.shippingTax, raw: order.rawShippingTax },
      },
      fees: (order.feeLines?.nodes ?? []).map((fee) => ({
        name: fee.name,
        net: { raw: fee.total },
        tax: { raw: fee.totalTax },
      })),
      total: { text: order.total, raw: order.rawTotal },
      totalTax,
      // With one tax, the order's total tax is its amount, already formatted.
      taxes: taxes.map(({ label, taxTotal, shippingTaxTotal }) =>
        taxes.length === 1
          ? { label, amount: totalTax }
          : { label, raw: [taxTotal, shippingTaxTotal] },
      ),
      coupons: (order.couponLines?.nodes ?? []).flatMap(({ code, discount, discountTax }) =>
        code ? { code, net: { raw: discount }, tax: { raw: discountTax } } : [],
      ),
    },
    row,
  );
}
