import { asShippingAddress, changedAddress, isSamePlace } from "#shop/cart/address.ts";
import type { Address, AddressInput } from "#shop/cart/address.ts";
import type { CartState } from "#shop/cart/cartState.ts";
import { prolongSession } from "#shop/session/sessionStore.ts";
import { changeShopper } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { Refusal } from "#shop/cart/refusal.ts";
import { readGlobalId } from "#shop/catalogue/globalIds.ts";
import { commerceTime } from "#shop/catalogue/wordpressTime.ts";
import { tokenFields } from "#shop/customers/tokenFields.ts";
import { accessToken, refreshToken } from "#shop/customers/accountTokens.ts";
import { findCustomer, saveCustomer } from "#shop/customers/customerStore.ts";
import { updateUser } from "#shop/customers/updateUser.ts";
import type { UserInput } from "#shop/customers/updateUser.ts";
import { shownShopper } from "#shop/customers/shopperAccount.ts";
import type { ShownCustomer } from "#shop/customers/shopperAccount.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";

type CustomerInput = Partial<UserInput> & {
  billing?: AddressInput | null;
  shipping?: AddressInput | null;
  shippingSameAsBilling?: boolean | null;
  clientMutationId?: string | null;
};

type CustomerArguments = { id?: string | null; customerId?: number | null };

const filled = (field: keyof Address) => (address: Address) => address[field] || null;

const ofAccount =
  (field: "email" | "username" | "firstName" | "lastName" | "displayName") =>
  ({ account }: ShownCustomer) =>
    account?.[field] ?? null;

const timeOf = (seconds: number | undefined) =>
  seconds === undefined ? null : commerceTime(seconds);

/** GraphQL resolvers of the customer: a guest with addresses only, or an account. */
export const customerFields = {
  RootQuery: {
    customer: (_: unknown, { id, customerId }: CustomerArguments, context: CartContext) => {
      requireCustomer(context, id, customerId);
      return shownShopper(context);
    },
  },
  RootMutation: {
    updateCustomer: (_: unknown, { input }: { input: CustomerInput }, context: CartContext) => {
      const { user } = context.session;
      // As in WooGraphQL, a customer's change is first one of WordPress's user.
      if (input.id || user !== undefined) {
        updateUser(context.shop, { ...input, id: input.id || String(user) }, user);
      }
      const state = changeShopper(context, (before) => withAddresses(before, input));
      const { billing, shipping } = state;
      if (user !== undefined) saveCustomer(context.shop, user, { billing, shipping });
      return {
        clientMutationId: input.clientMutationId,
        customer: shownShopper(context, state),
        ...tokensOf(context),
      };
    },
  },
  Customer: {
    email: ofAccount("email"),
    username: ofAccount("username"),
    firstName: ofAccount("firstName"),
    lastName: ofAccount("lastName"),
    displayName: ofAccount("displayName"),
    isVatExempt: () => false,
    // WooCommerce sets it in its own cart page's calculator only.
    calculatedShipping: () => false,
    hasCalculatedShipping: () => false,
    role: ({ id, account }: ShownCustomer) => (account || id === "guest" ? "customer" : null),
    date: ({ account }: ShownCustomer) => timeOf(account?.created),
    modified: ({ account }: ShownCustomer) => timeOf(account?.modified),
    // The shop stores no bank accounts.
    availablePaymentMethodsEC: () => [],
    ...tokenFields(({ account }: ShownCustomer) => account),
    sessionToken: (_: ShownCustomer, _args: object, { shop, session }: CartContext) => {
      prolongSession(shop, session.customerId, session.lifetime);
      return session.token();
    },
    billing: ({ state }: ShownCustomer) => state.billing,
    shipping: ({ state }: ShownCustomer) => state.shipping,
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

/**
 * Checks the customer that a query names: it may be the signed-in one only.
 * @throws Refusal in WooGraphQL's words
 */
function requireCustomer(
  { session }: CartContext,
  id: CustomerArguments["id"],
  customerId: CustomerArguments["customerId"],
): void {
  if (!id && !customerId) return;
  const number = id ? Math.abs(readGlobalId(id)?.id ?? 0) : Math.abs(customerId ?? 0);
  if (number === 0) throw new Refusal("The ID input is invalid");
  if (number !== session.user) throw new Refusal("Not authorized to access this customer");
}

function withAddresses(state: CartState, input: CustomerInput): CartState {
  const billing = input.billing ? changedAddress(state.billing, input.billing) : state.billing;
  const given = input.shipping ? changedAddress(state.shipping, input.shipping) : state.shipping;
  // WooGraphQL copies the billing address from before this mutation.
  const shipping = asShippingAddress(input.shippingSameAsBilling ? state.billing : given);
  const isMoved = state.lines.length > 0 && !isSamePlace(shipping, state.shipping);
  const totalledFor = state.totalledFor ?? (isMoved ? state.shipping : undefined);
  return { ...state, billing, shipping, ...(totalledFor && { totalledFor }) };
}

function tokensOf({ shop, session }: CartContext) {
  const account = session.user === undefined ? undefined : findCustomer(shop, { id: session.user });
  return {
    authToken: account ? accessToken(shop, account) : null,
    refreshToken: account ? refreshToken(shop, account) : null,
  };
}
