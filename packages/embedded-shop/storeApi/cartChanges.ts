import { addItem } from "#shop/cart/addItem.ts";
import { asShippingAddress, changedAddress } from "#shop/cart/address.ts";
import type { CartState } from "#shop/cart/cartState.ts";
import { withQuantities, withoutLines } from "#shop/cart/changeItems.ts";
import { withCoupon, withoutCoupons } from "#shop/cart/couponRules.ts";
import { withShippingMethod } from "#shop/cart/parcels.ts";
import { displayedSubtotal } from "#shop/cart/pricedCart.ts";
import { priceState } from "#shop/cart/priceState.ts";
import type { Shop } from "#shop/shop.ts";
import { addressInput } from "./cartJson.ts";
import type { StoreInput } from "./storeInput.ts";
import { storeError } from "./storeRequest.ts";
import type { StoreError } from "./storeRequest.ts";
import { t } from "../../../words/t.ts";

// Changes of the cart through WooCommerce's Store API.

/** A change of the cart's state; may throw a `Refusal` or a `StoreRefusal`. */
type Change = (shop: Shop, state: CartState, input: StoreInput) => CartState;

/** A request that the Store API refuses with an error of its own. */
export class StoreRefusal extends Error {
  override name = "StoreRefusal";
  readonly error: StoreError;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.error = storeError(code, message, status);
  }
}

const CHANGES: Readonly<Record<string, Change>> = {
  "add-item": (shop, state, { id, quantity, variation }) =>
    addItem(shop, state, {
      productId: id,
      quantity,
      variation: variation.map(({ attribute, value }) => ({
        attributeName: attribute.replace(/^attribute_/, ""),
        attributeValue: value,
      })),
    })[0],
  "update-item": (_, state, { key, quantity }) =>
    withQuantities(state, [{ key: lineKeyIn(state, key), quantity }]),
  "remove-item": (_, state, { key }) => withoutLines(state, [lineKeyIn(state, key)]),
  "apply-coupon": (shop, state, { code }) => {
    const subtotal = displayedSubtotal(priceState(shop, state), shop.settings);
    return withCoupon(shop, state, code, subtotal);
  },
  "remove-coupon": (_, state, { code }) => withoutCoupons(state, [code]),
  "select-shipping-rate": (shop, state, { rate_id: rate, package_id: at }) =>
    withShippingMethod(state, priceState(shop, state), rate, at),
  "update-customer": (_, state, input) => ({
    ...state,
    billing: changedAddress(state.billing, addressInput(input.billing_address)),
    shipping: asShippingAddress(
      changedAddress(state.shipping, addressInput(input.shipping_address)),
    ),
  }),
};

/** Changes by their path, such as "cart/add-item". */
export const CART_CHANGES: ReadonlyMap<string, Change> = new Map(
  Object.entries(CHANGES).map(([name, change]) => [`cart/${name}`, change]),
);

function lineKeyIn({ lines }: CartState, key: string): string {
  const line = lines.find((known) => known.key === key);
  if (line) return line.key;
  throw new StoreRefusal("cart_invalid_key", t("backend.cartItemGone"), 409);
}
