import { confirmedOrder } from "./confirmedOrder.ts";
import type { CartToConfirm, ConfirmedOrder } from "./confirmedOrder.ts";
import { cartWithTax } from "./printedCartTotals.ts";
import type { CartAmounts } from "./printedCartTotals.ts";

/** Returns a cart's order with its amounts as displayed: with tax where the shop's prices have it. */
export const displayedOrder = (cart: CartToConfirm & CartAmounts): ConfirmedOrder =>
  confirmedOrder(cart, cartWithTax(cart));
