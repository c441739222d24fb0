import type { Shop } from "#shop/shop.ts";
import { addItem } from "./addItem.ts";
import type { ItemInput } from "./addItem.ts";
import type { CartState } from "./cartState.ts";
import { withCoupon } from "./couponRules.ts";
import { withShippingMethod } from "./parcels.ts";
import { displayedSubtotal } from "./pricedCart.ts";
import { Refusal } from "./refusal.ts";
import { priceState } from "./priceState.ts";

// Bulk add to cart (`fillCart`): items, coupons and a shipping method in one request.

/** Input of fillCart. */
export type Filling = {
  items: readonly ItemInput[];
  coupons: readonly string[];
  shippingMethods: readonly (string | null)[];
};

/** A rejected part of the input, listed in the response's `cartErrors`. */
export type CartError =
  | ({ type: "INVALID_CART_ITEM"; reasons: string[] } & ItemInput)
  | { type: "INVALID_COUPON"; reasons: string[]; code: string }
  | { type: "INVALID_SHIPPING_METHOD"; reasons: string[]; package: number; chosenMethod: string };

/** Result of filling a cart: keys of the added lines, applied codes as typed, and errors. */
export type Filled = { state: CartState; added: string[]; applied: string[]; errors: CartError[] };

/**
 * Adds items, then coupons, then the shipping method; collects an error for each rejected part.
 * @throws Refusal if there are no items, or none could be added
 */
export function fillCart(shop: Shop, start: CartState, filling: Filling): Filled {
  if (filling.items.length === 0) throw new Refusal("No cart item data provided");
  const filled: Filled = { state: start, added: [], applied: [], errors: [] };
  for (const item of filling.items) {
    const reasons = reasonsAgainst(() => {
      const [state, key] = addItem(shop, filled.state, item);
      filled.state = state;
      filled.added.push(key);
    });
    if (reasons) filled.errors.push({ ...item, type: "INVALID_CART_ITEM", reasons });
  }
  if (filled.added.length === 0) {
    throw new Refusal("Failed to add any cart items. Please check input.");
  }
  for (const code of filling.coupons) {
    const reasons = reasonsAgainst(() => {
      const subtotal = displayedSubtotal(priceState(shop, filled.state), shop.settings);
      filled.state = withCoupon(shop, filled.state, code, subtotal);
      filled.applied.push(code);
    });
    if (reasons) filled.errors.push({ type: "INVALID_COUPON", reasons, code });
  }
  for (const [parcel, rateId] of filling.shippingMethods.entries()) {
    const reasons = reasonsAgainst(() => {
      const priced = priceState(shop, filled.state);
      filled.state = withShippingMethod(filled.state, priced, rateId, parcel);
    });
    if (reasons && rateId) {
      const refused = { package: parcel, chosenMethod: rateId };
      filled.errors.push({ type: "INVALID_SHIPPING_METHOD", reasons, ...refused });
    }
  }
  return filled;
}

function reasonsAgainst(attempt: () => void): string[] | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return [error.message];
    throw error;
  }
}
