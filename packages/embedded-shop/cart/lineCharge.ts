import type { TaxRate } from "#shop/chargeSettings.ts";
import { toMinor } from "#shop/money/microUnits.ts";
import type { MicroUnits, Half } from "#shop/money/microUnits.ts";
import { taxOn } from "#shop/money/tax.ts";

// Price and tax of a cart line.

/** Tax rates of a line at the shopper's address and at the shop's base address. */
export type LineTax = { rate: TaxRate | undefined; baseRate: TaxRate | undefined };

/** An amount split into net price and tax. `tax` is in whole units, rounded per line. */
export type Charge = { net: MicroUnits; tax: number };

/**
 * Returns a line's price at the shopper's address. A price that includes the base tax is first
 * reduced by it and then taxed at the local rate, so that the net price is the same everywhere.
 */
export function localPrice(
  price: MicroUnits,
  { rate, baseRate }: LineTax,
  isIncluded: boolean,
): MicroUnits {
  if (!isIncluded || rate?.id === baseRate?.id) return price;
  const net = price - taxIn(price, baseRate, true);
  return net + taxIn(net, rate, false);
}

/** Splits a line's price; half a unit of tax is rounded down if prices include tax, else up. */
export function charge(price: MicroUnits, rate: TaxRate | undefined, isIncluded: boolean): Charge {
  const tax = taxIn(price, rate, isIncluded);
  return { net: isIncluded ? price - tax : price, tax: toMinor(tax, taxRounding(isIncluded)) };
}

/** Returns the unrounded tax on an amount; 0 without a rate. */
export function taxIn(
  amount: MicroUnits,
  rate: TaxRate | undefined,
  isIncluded: boolean,
): MicroUnits {
  return rate ? taxOn(amount, rate.rate, isIncluded) : 0;
}

/** Rounding direction of tax in WooCommerce, which depends on whether prices include tax. */
export function taxRounding(isIncluded: boolean): Half {
  return isIncluded ? "down" : "up";
}
