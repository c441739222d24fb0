import type { TaxRate } from "#server/embedded/shop/merchandise.ts";
import { toMinor } from "#server/embedded/shop/money/fine.ts";
import type { Fine, Half } from "#server/embedded/shop/money/fine.ts";
import { taxOn } from "#server/embedded/shop/money/tax.ts";

/** How a line is taxed here, and at the shop's own address. */
export type LineTax = { rate: TaxRate | undefined; baseRate: TaxRate | undefined };

/** An amount split into goods and tax. `tax` is whole units, rounded for each line by itself. */
export type Charge = { net: Fine; tax: number };

/**
 * The price a line has where it is bought. A price that holds the shop's own tax is first freed of
 * it and then given the tax of the place, so that the net price is the same everywhere.
 */
export function localPrice(price: Fine, { rate, baseRate }: LineTax, isIncluded: boolean): Fine {
  if (!isIncluded || rate?.id === baseRate?.id) return price;
  const net = price - taxIn(price, baseRate, true);
  return net + taxIn(net, rate, false);
}

/** Splits a line's price; half a unit of tax goes down where prices hold it, else up. */
export function charge(price: Fine, rate: TaxRate | undefined, isIncluded: boolean): Charge {
  const tax = taxIn(price, rate, isIncluded);
  return { net: isIncluded ? price - tax : price, tax: toMinor(tax, taxHalf(isIncluded)) };
}

/** The tax on an amount by a rate, not rounded; none without a rate. */
export function taxIn(amount: Fine, rate: TaxRate | undefined, isIncluded: boolean): Fine {
  return rate ? taxOn(amount, rate.rate, isIncluded) : 0;
}

/** WooCommerce's rounding of tax, which depends on how the merchant enters prices. */
export function taxHalf(isIncluded: boolean): Half {
  return isIncluded ? "down" : "up";
}
