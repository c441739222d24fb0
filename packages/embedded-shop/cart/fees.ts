import { parseDecimal } from "#shop/money/decimal.ts";
import { toMicro, toMinor } from "#shop/money/microUnits.ts";
import type { ShopSettings } from "#shop/merchandise.ts";
import { taxRounding, taxIn } from "./lineCharge.ts";
import type { PricedCart, TaxLine } from "./pricedCart.ts";

// Cart fees: surcharges and their tax, added to a priced cart.

/** Fee input of a query. There is no permission check: a guest may pass a negative fee. */
export type FeeInput = { name: string; amount?: number | null; taxable?: boolean | null };

/**
 * Adds fees to a priced cart. As in WooCommerce, a negative fee is always taxed and is limited to
 * the cart's total.
 */
export function withFees(
  settings: ShopSettings,
  priced: PricedCart,
  inputs: readonly FeeInput[],
): PricedCart {
  return inputs.reduce((cart, input) => withFee(settings, cart, input), priced);
}

function withFee(settings: ShopSettings, priced: PricedCart, input: FeeInput): PricedCart {
  const { totals, taxLines, fees } = priced;
  const { decimals } = settings.currency;
  const wanted = parseDecimal((input.amount ?? 0).toFixed(decimals), decimals);
  const amount = Math.max(wanted, -(totals.contents + totals.shipping + totals.fee));
  const isTaxed = amount < 0 || input.taxable === true;
  const rate = isTaxed ? taxLines[0]?.rate : undefined;
  const tax = toMinor(taxIn(toMicro(amount), rate, false), taxRounding(settings.pricesIncludeTax));
  const isCharged = (line: TaxLine) => line.rate.id === rate?.id;
  return {
    ...priced,
    fees: [...fees, { name: input.name, amount, tax, isTaxed }],
    taxLines: taxLines.map((line) =>
      isCharged(line) ? { ...line, amount: line.amount + tax } : line,
    ),
    totals: {
      ...totals,
      fee: totals.fee + amount,
      feeTax: totals.feeTax + tax,
      tax: totals.tax + tax,
      total: totals.total + amount + tax,
    },
  };
}
