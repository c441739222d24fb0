import { addItem } from "#shop/cart/addItem.ts";
import type { ItemInput } from "#shop/cart/addItem.ts";
import { fillCart } from "#shop/cart/fillCart.ts";
import type { CartError, Filled, Filling } from "#shop/cart/fillCart.ts";
import { changeCart } from "#shop/cart/shopperCart.ts";
import type { CartContext, ShopperCart } from "#shop/cart/shopperCart.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { appliedAs, linesOf } from "./payload.ts";
import type { Input } from "./payload.ts";

type FillingInput = { [Part in keyof Filling]?: Filling[Part] | null };

const ERROR_TYPES = {
  INVALID_CART_ITEM: "CartItemError",
  INVALID_COUPON: "CouponError",
  INVALID_SHIPPING_METHOD: "ShippingMethodError",
};

/** GraphQL resolvers of the mutations that add to the cart. */
export const addMutations = {
  RootMutation: {
    addToCart: (_: unknown, { input }: Input<ItemInput>, context: CartContext) => {
      const { shop } = context;
      const [after, key] = changeCart(context, (state) => addItem(shop, state, input));
      const [cartItem] = linesOf(after.priced, [key]);
      return { clientMutationId: input.clientMutationId, cartItem, cart: after };
    },

    addCartItems: (_: unknown, { input }: Input<FillingInput>, context: CartContext) => {
      const [cart, { added, errors }] = filledCart(context, { items: input.items ?? [] });
      return {
        clientMutationId: input.clientMutationId,
        added: linesOf(cart.priced, added),
        cartErrors: errors,
        cart,
      };
    },

    fillCart: (_: unknown, { input }: Input<FillingInput>, context: CartContext) => {
      const { items, coupons, shippingMethods } = input;
      const [cart, { added, applied, errors }] = filledCart(context, {
        items: items ?? [],
        coupons: coupons ?? [],
        shippingMethods: shippingMethods ?? [],
      });
      const { chosenRate } = cart.priced;
      return {
        clientMutationId: input.clientMutationId,
        added: linesOf(cart.priced, added),
        applied: applied.map((code) => appliedAs(cart.priced, code)),
        cartErrors: errors,
        chosenShippingMethods: shippingMethods?.length && chosenRate ? [chosenRate.id] : [],
        cart,
      };
    },
  },
  CartError: {
    __resolveType: ({ type }: CartError) => ERROR_TYPES[type],
  },
  CartItemError: {
    // A quantity or variation of 0 is treated as omitted.
    quantity: ({ quantity }: ItemInput) => quantity || null,
    variationId: ({ variationId }: ItemInput) => variationId || null,
  },
} satisfies ResolverMap;

function filledCart(context: CartContext, filling: Partial<Filling>): [ShopperCart, Filled] {
  const whole = { items: [], coupons: [], shippingMethods: [], ...filling };
  return changeCart(context, (state) => {
    const filled = fillCart(context.shop, state, whole);
    return [filled.state, filled];
  });
}
