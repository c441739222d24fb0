import type { ShopSettings, TaxRate } from "#server/embedded/shop/merchandise.ts";
import type { Address } from "./address.ts";

export type Place = Pick<Address, "country" | "state">;

/**
 * The rate that a tax class is charged at in a place. Rates of one priority exclude each other in
 * WooCommerce and this shop has one priority, so it is the most particular that fits.
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
 * Where a cart is taxed: at the address it goes to, but at the shop while its goods are to be
 * fetched there.
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
