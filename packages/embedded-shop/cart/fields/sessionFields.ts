import { Refusal } from "#shop/cart/refusal.ts";
import { sessionData, withData } from "#shop/cart/sessionData.ts";
import type { SessionInput } from "#shop/cart/sessionData.ts";
import { changeShopper, readShopper } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { shownShopper } from "#shop/customers/shopperAccount.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { deleteSession } from "#shop/session/sessionStore.ts";
import type { Input } from "./payload.ts";

type DataInput = { sessionData?: readonly SessionInput[] | null };

/** GraphQL resolvers of a session's data, and of the mutations that change or end it. */
export const sessionFields = {
  RootMutation: {
    updateSession: (_: unknown, { input }: Input<DataInput>, context: CartContext) => {
      const { shop } = context;
      const entries = input.sessionData ?? [];
      readShopper(context);
      if (entries.length === 0) throw new Refusal("No session data provided");
      const state = changeShopper(context, (before) => withData(before, entries));
      return {
        clientMutationId: input.clientMutationId,
        session: sessionData(shop, state),
        customer: shownShopper(context, state),
      };
    },

    forgetSession: (_: unknown, { input }: Input<object>, context: CartContext) => {
      const { shop, session } = context;
      const before = sessionData(shop, readShopper(context));
      deleteSession(shop, session.customerId);
      return { clientMutationId: input.clientMutationId, session: before };
    },
  },
  Customer: {
    session: (_: unknown, _args: object, context: CartContext) =>
      sessionData(context.shop, readShopper(context)),
  },
} satisfies ResolverMap;
