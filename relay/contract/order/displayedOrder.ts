import { confirmedOrder } from "./confirmedOrder.ts";
import type { CartToConfirm, ConfirmedOrder } from "./confirmedOrder.ts";
import { cartWithTax } from "#relay/contract/cart/printedCartTotals.ts";
import type { CartAmounts } from "#relay/contract/cart/printedCartTotals.ts";

/** Returns a cart's order with its amounts as displayed: with tax where the shop's prices have it. */
export const displayedOrder = (cart: CartToConfirm & CartAmounts): ConfirmedOrder =>
  confirmedOrder(cart, cartWithTax(cart));
