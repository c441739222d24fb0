import type { Shop } from "#shop/shop.ts";
import type { CartState } from "./cartState.ts";
import { couponsInForce } from "./couponRules.ts";
import { linesOnSale } from "./cartProduct.ts";
import { priceCart } from "./priceCart.ts";
import type { PricedCart } from "./pricedCart.ts";

/** Prices a session's cart with current catalogue prices, for its shipping address. */
export function priceState(shop: Shop, state: CartState, shipping = state.shipping): PricedCart {
  return priceCart(shop.settings, linesOnSale(shop, state.lines), {
    ...state,
    shipping,
    couponsFor: (subtotal) => couponsInForce(shop, state.coupons, subtotal),
  });
}
