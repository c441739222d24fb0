import type { TaxRate } from "#shop/chargeSettings.ts";
import type { ShopSettings } from "#shop/merchandise.ts";
import type { Address } from "./address.ts";

// Tax rates by tax class and place.

export type Place = Pick<Address, "country" | "state">;

/**
 * Finds the tax rate of a tax class at a place. In WooCommerce, rates of one priority exclude each
 * other, and this shop has one priority, so the most specific matching rate applies.
 */
export function rateFor(
  { taxRates }: ShopSettings,
  taxClass: TaxRate["taxClass"],
  place: Place,
): TaxRate | undefined {
  return taxRates
    .filter((rate) => rate.taxClass === taxClass && fits(rate, place))
    .toSorted((one, other) => precision(other) - precision(one) || one.id - other.id)
    .at(0);
}

/**
 * Returns the place that a cart is taxed at: the shipping address, or the shop's base address for
 * local pickup.
 */
export function taxedPlace(
  { baseCountry, baseState }: ShopSettings,
  chosenMethod: string,
  shipping: Place,
): Place {
  if (chosenMethod.startsWith("local_pickup")) return { country: baseCountry, state: baseState };
  return shipping;
}

function fits({ country, state }: TaxRate, place: Place): boolean {
  return matches(country, place.country) && matches(state, place.state);
}

function matches(wanted: string, given: string): boolean {
  return wanted === "" || wanted.toUpperCase() === given.toUpperCase();
}

function precision({ country, state }: TaxRate): number {
  return (country === "" ? 0 : 2) + (state === "" ? 0 : 1);
}
