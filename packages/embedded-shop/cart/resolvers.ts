import type { ResolverMap } from "#shop/resolverMap.ts";
import { addMutations } from "./fields/addMutations.ts";
import { withFees } from "./fees.ts";
import type { FeeInput } from "./fees.ts";
import { cartFields } from "./fields/cartFields.ts";
import { customerFields } from "./fields/customerFields.ts";
import { lineFields } from "./fields/lineFields.ts";
import { lineMutations } from "./fields/lineMutations.ts";
import { linesOf } from "./fields/payload.ts";
import { sessionFields } from "./fields/sessionFields.ts";
import { shippingFields } from "./fields/shippingFields.ts";
import { termsMutations } from "./fields/termsMutations.ts";
import { readCart, recalculate } from "./shopperCart.ts";
import type { CartContext } from "./shopperCart.ts";

type CartArguments = {
  recalculateTotals?: boolean | null;
  fees?: readonly FeeInput[] | null;
};

/** GraphQL resolvers of the cart. */
export const cartResolvers = {
  ...cartFields,
  ...lineFields,
  ...shippingFields,
  ...customerFields,
  ...addMutations,
  Customer: { ...customerFields.Customer, ...sessionFields.Customer },
  RootQuery: {
    ...customerFields.RootQuery,
    cart: (_: unknown, { recalculateTotals, fees }: CartArguments, context: CartContext) => {
      const cart = recalculateTotals ? recalculate(context) : readCart(context);
      // Observed: fees passed to a query, also negative ones, are in that response only.
      return fees ? { ...cart, priced: withFees(context.shop.settings, cart.priced, fees) } : cart;
    },
    cartItem: (_: unknown, { key }: { key: string }, context: CartContext) =>
      linesOf(readCart(context).priced, [key])[0],
  },
  RootMutation: {
    ...customerFields.RootMutation,
    ...addMutations.RootMutation,
    ...lineMutations.RootMutation,
    ...termsMutations.RootMutation,
    ...sessionFields.RootMutation,
  },
} satisfies ResolverMap;
