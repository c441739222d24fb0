import type { ShopSettings, TaxRate } from "#server/embedded/shop/merchandise.ts";
import type { Fine } from "#server/embedded/shop/money/fine.ts";
import type { PricedFee } from "./fees.ts";
import type { Charge } from "./lineCharge.ts";
import type { StockedLine } from "./goods.ts";
import type { ShippingRate } from "./shippingRates.ts";

/** A cart line with its amounts, before coupons (`subtotal`) and after (`total`). */
export type PricedLine = StockedLine & { subtotal: Charge; total: Charge };

/** An applied coupon and what it takes off, its share of the tax apart. */
export type AppliedCoupon = { code: string; description: string; discount: Fine; tax: Fine };

/** The sums of a cart in smallest units; goods and shipping without tax, the tax beside them. */
export type Totals = {
  subtotal: number;
  subtotalTax: number;
  contents: number;
  contentsTax: number;
  /** Not rounded, as WooCommerce keeps it. */
  discount: Fine;
  discountTax: Fine;
  shipping: number;
  shippingTax: number;
  fee: number;
  feeTax: number;
  tax: number;
  total: number;
};

/** What one rate comes to in a cart, in smallest units. */
export type TaxLine = { rate: TaxRate; amount: number };

/** Everything that a cart costs, and how it could be delivered. */
export type PricedCart = {
  lines: PricedLine[];
  coupons: AppliedCoupon[];
  needsShipping: boolean;
  rates: ShippingRate[];
  chosenRate: ShippingRate | undefined;
  taxLines: TaxLine[];
  /** Those a caller named; the shop itself charges none. */
  fees: PricedFee[];
  totals: Totals;
};

/** The goods' sum as the shop shows it: what minimum amounts are held against. */
export function displayedSubtotal(
  { totals }: { totals: Pick<Totals, "subtotal" | "subtotalTax"> },
  { displayPricesWithTax }: ShopSettings,
): number {
  return totals.subtotal + (displayPricesWithTax ? totals.subtotalTax : 0);
}
