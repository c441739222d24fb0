import type { CartState } from "#shop/cart/cartState.ts";
import { withCoupon, withoutCoupons } from "#shop/cart/couponRules.ts";
import { withShippingMethod } from "#shop/cart/parcels.ts";
import { displayedSubtotal } from "#shop/cart/pricedCart.ts";
import { priceState } from "#shop/cart/priceState.ts";
import { Refusal } from "#shop/cart/refusal.ts";
import { changeCart } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { appliedAs } from "./payload.ts";
import type { Input } from "./payload.ts";

type CodesInput = { codes?: readonly string[] | null };
type MethodsInput = { shippingMethods?: readonly (string | null)[] | null };

/** GraphQL resolvers of the mutations for coupons and shipping methods. */
export const termsMutations = {
  RootMutation: {
    applyCoupon: (_: unknown, { input }: Input<{ code: string }>, context: CartContext) => {
      const { shop } = context;
      const [cart] = changeCart(context, (state) => {
        const subtotal = displayedSubtotal(priceState(shop, state), shop.settings);
        return [withCoupon(shop, state, input.code, subtotal), input.code];
      });
      const applied = appliedAs(cart.priced, input.code);
      return { clientMutationId: input.clientMutationId, applied, cart };
    },

    removeCoupons: (_: unknown, { input }: Input<CodesInput>, context: CartContext) => {
      const codes = input.codes ?? [];
      const [cart] = changeCart(context, (state) => [withoutCoupons(state, codes), codes]);
      return { clientMutationId: input.clientMutationId, cart };
    },

    updateShippingMethod: (_: unknown, { input }: Input<MethodsInput>, context: CartContext) => {
      const methods = input.shippingMethods ?? [];
      if (methods.length === 0) throw new Refusal("No shipping method provided");
      const [cart] = changeCart(context, (start) => {
        const priced = priceState(context.shop, start);
        const choose = (state: CartState, rateId: string | null, parcel: number) =>
          withShippingMethod(state, priced, rateId, parcel);
        return [methods.reduce(choose, start), methods];
      });
      return { clientMutationId: input.clientMutationId, cart };
    },
  },
} satisfies ResolverMap;
