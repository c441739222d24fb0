import { articleOf } from "./cartProduct.ts";
import type { PricedCart } from "./pricedCart.ts";
import { Refusal } from "./refusal.ts";
import type { ShippingRate } from "./shippingRates.ts";
import type { CartState } from "./cartState.ts";

// Shipping packages of a cart.

/** A shipping package with its available rates. */
export type Parcel = { packageDetails: string; rates: ShippingRate[] };

/** Returns the shipping packages of a cart: one with everything that is shipped, or none. */
export function parcelsOf({ lines, rates, needsShipping }: PricedCart): Parcel[] {
  if (!needsShipping) return [];
  const contents = lines
    .filter(({ cartProduct }) => !articleOf(cartProduct).virtual)
    .map(({ cartProduct, line }) => `${articleOf(cartProduct).name} ×${line.quantity}`);
  return [{ packageDetails: contents.join(", "), rates }];
}

/**
 * Chooses a shipping rate for a package; without a rate the cart stays unchanged.
 * @param at index of the package
 */
export function withShippingMethod(
  state: CartState,
  priced: PricedCart,
  rateId: string | null,
  at: number,
): CartState {
  if (!rateId) return state;
  const parcel = parcelsOf(priced)[at];
  if (!parcel) {
    throw new Refusal(`No shipping packages available for corresponding index ${at}`);
  }
  if (!parcel.rates.some(({ id }) => id === rateId)) {
    throw new Refusal(
      `"${rateId}" is not an available shipping method for shipping package "${parcel.packageDetails}"`,
    );
  }
  const offeredMethods = parcel.rates.map(({ id }) => id);
  return { ...state, chosenMethod: rateId, offeredMethods };
}
