import type { TaxRate } from "#shop/chargeSettings.ts";
import type { ShopSettings } from "#shop/merchandise.ts";
import type { MicroUnits } from "#shop/money/microUnits.ts";
import type { Charge } from "./lineCharge.ts";
import type { StockedLine } from "./cartProduct.ts";
import type { ShippingRate } from "./shippingRates.ts";

// Types of a priced cart: line amounts, applied coupons, tax lines and totals.

/** A fee of a priced cart, in smallest units. */
export type PricedFee = { name: string; amount: number; tax: number; isTaxed: boolean };

/** A cart line with its amounts, before coupons (`subtotal`) and after (`total`). */
export type PricedLine = StockedLine & { subtotal: Charge; total: Charge };

/** An applied coupon with its discount, net and tax. */
export type AppliedCoupon = {
  code: string;
  description: string;
  discount: MicroUnits;
  tax: MicroUnits;
};

/** Totals of a cart in smallest units; amounts are net, with the tax in separate fields. */
export type Totals = {
  subtotal: number;
  subtotalTax: number;
  contents: number;
  contentsTax: number;
  /** Unrounded, as WooCommerce stores it. */
  discount: MicroUnits;
  discountTax: MicroUnits;
  shipping: number;
  shippingTax: number;
  fee: number;
  feeTax: number;
  tax: number;
  total: number;
};

/** Total tax of one rate in a cart, in smallest units. */
export type TaxLine = { rate: TaxRate; amount: number };

/** A cart with all prices and the available shipping rates. */
export type PricedCart = {
  lines: PricedLine[];
  coupons: AppliedCoupon[];
  needsShipping: boolean;
  rates: ShippingRate[];
  chosenRate: ShippingRate | undefined;
  taxLines: TaxLine[];
  /** Fees passed by a query; the shop itself charges none. */
  fees: PricedFee[];
  totals: Totals;
};

/** Returns the subtotal as the shop displays it, which minimum amounts are compared with. */
export function displayedSubtotal(
  { totals }: { totals: Pick<Totals, "subtotal" | "subtotalTax"> },
  { displayPricesWithTax }: ShopSettings,
): number {
  return totals.subtotal + (displayPricesWithTax ? totals.subtotalTax : 0);
}
