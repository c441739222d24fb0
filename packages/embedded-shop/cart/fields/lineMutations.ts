import {
  emptied,
  linesToRemove,
  restored,
  withQuantities,
  withoutLines,
} from "#shop/cart/changeItems.ts";
import type { QuantityInput, RemovalInput } from "#shop/cart/changeItems.ts";
import { priceState } from "#shop/cart/priceState.ts";
import { changeCart } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { linesOf } from "./payload.ts";
import type { Input } from "./payload.ts";

type QuantitiesInput = { items?: readonly QuantityInput[] | null };
type KeysInput = { keys?: readonly string[] | null };

/** GraphQL resolvers of the mutations that change or remove cart lines. */
export const lineMutations = {
  RootMutation: {
    updateItemQuantities: (_: unknown, { input }: Input<QuantitiesInput>, context: CartContext) => {
      const items = input.items ?? [];
      const [cart, before] = changeCart(context, (state) => [
        withQuantities(state, items),
        priceState(context.shop, state),
      ]);
      const updated = linesOf(cart.priced, keysOf(items.filter(({ quantity }) => quantity !== 0)));
      // A removed line is returned with its prices from before the removal.
      const removed = linesOf(before, keysOf(items.filter(({ quantity }) => quantity === 0)));
      const all = [...updated, ...removed];
      return { clientMutationId: input.clientMutationId, items: all, updated, removed, cart };
    },

    removeItemsFromCart: (_: unknown, { input }: Input<RemovalInput>, context: CartContext) => {
      const [cart, cartItems] = changeCart(context, (state) => {
        const keys = keysOf(linesToRemove(state, input));
        return [withoutLines(state, keys), linesOf(priceState(context.shop, state), keys)];
      });
      return { clientMutationId: input.clientMutationId, cartItems, cart };
    },

    restoreCartItems: (_: unknown, { input }: Input<KeysInput>, context: CartContext) => {
      const keys = input.keys ?? [];
      const [cart] = changeCart(context, (state) => [restored(state, keys), keys]);
      const cartItems = linesOf(cart.priced, keys);
      return { clientMutationId: input.clientMutationId, cartItems, cart };
    },

    emptyCart: (_: unknown, { input }: Input<object>, context: CartContext) => {
      const [cart, deletedCart] = changeCart(context, (state) => [
        emptied(state),
        { state, priced: priceState(context.shop, state) },
      ]);
      return { clientMutationId: input.clientMutationId, deletedCart, cart };
    },
  },
} satisfies ResolverMap;

function keysOf(items: readonly { key: string }[]): string[] {
  return [...new Set(items.map(({ key }) => key))];
}
