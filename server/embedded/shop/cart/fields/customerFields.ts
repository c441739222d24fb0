import {
  asShippingAddress,
  changedAddress,
  isSamePlace,
} from "#server/embedded/shop/cart/address.ts";
import type { Address, AddressInput } from "#server/embedded/shop/cart/address.ts";
import type { CartState } from "#server/embedded/shop/cart/cartState.ts";
import { changeShopper, readShopper } from "#server/embedded/shop/cart/shopperCart.ts";
import type { CartContext } from "#server/embedded/shop/cart/shopperCart.ts";
import type { ResolverMap } from "#server/embedded/shop/resolverMap.ts";

type CustomerInput = {
  billing?: AddressInput | null;
  shipping?: AddressInput | null;
  shippingSameAsBilling?: boolean | null;
  clientMutationId?: string | null;
};

const filled = (field: keyof Address) => (address: Address) => address[field] || null;

/** Resolvers of the shopper: a guest, of whom only the addresses are known. */
export const customerFields = {
  RootQuery: {
    customer: (_: unknown, _args: object, context: CartContext) => readShopper(context),
  },
  RootMutation: {
    updateCustomer: (_: unknown, { input }: { input: CustomerInput }, context: CartContext) => ({
      clientMutationId: input.clientMutationId,
      customer: changeShopper(context, (state) => withAddresses(state, input)),
    }),
  },
  Customer: {
    // Observed: every guest has this id, and no account's fields.
    id: () => "guest",
    databaseId: () => null,
    sessionToken: (_: CartState, _args: object, { session }: CartContext) => session.token(),
    billing: ({ billing }: CartState) => billing,
    shipping: ({ shipping }: CartState) => shipping,
  },
  CustomerAddress: {
    firstName: filled("firstName"),
    lastName: filled("lastName"),
    company: filled("company"),
    address1: filled("address1"),
    address2: filled("address2"),
    city: filled("city"),
    state: filled("state"),
    postcode: filled("postcode"),
    country: filled("country"),
    email: filled("email"),
    phone: filled("phone"),
  },
} satisfies ResolverMap;

function withAddresses(state: CartState, input: CustomerInput): CartState {
  const billing = input.billing ? changedAddress(state.billing, input.billing) : state.billing;
  const given = input.shipping ? changedAddress(state.shipping, input.shipping) : state.shipping;
  // WooGraphQL copies the billing address as it was before this very mutation changes it.
  const shipping = asShippingAddress(input.shippingSameAsBilling ? state.billing : given);
  const isMoved = state.lines.length > 0 && !isSamePlace(shipping, state.shipping);
  const totalledFor = state.totalledFor ?? (isMoved ? state.shipping : undefined);
  return { ...state, billing, shipping, ...(totalledFor && { totalledFor }) };
}
