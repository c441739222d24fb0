import type { AddressInput } from "#shop/cart/address.ts";
import { changedAddress, EMPTY_ADDRESS } from "#shop/cart/address.ts";
import type { Input } from "#shop/cart/fields/payload.ts";
import { Refusal } from "#shop/cart/refusal.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import { RequestFault } from "#shop/http/wooResponses.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import { accessToken, readRefresh, refreshToken } from "./accountTokens.ts";
import { createCustomer, findCustomer } from "./customerStore.ts";
import type { Customer } from "./customerStore.ts";
import { logIn } from "./logIn.ts";
import { resetPassword, sendResetEmail } from "./resetPassword.ts";
import { shownShopper } from "./shopperAccount.ts";
import type { ShownCustomer } from "./shopperAccount.ts";
import { updateUser } from "./updateUser.ts";
import type { UserInput } from "./updateUser.ts";
import { userFields } from "./userFields.ts";
import { t } from "../../../words/t.ts";

type Credentials = { username: string; password: string };
type Registration = {
  username?: string | null;
  email?: string | null;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  displayName?: string | null;
  nickname?: string | null;
  description?: string | null;
  websiteUrl?: string | null;
  billing?: AddressInput | null;
  shipping?: AddressInput | null;
  authenticate?: boolean | null;
};

/** Resolvers of accounts: registration, sign-in and password reset. */
export const customerResolvers = {
  RootQuery: {
    viewer: (_: unknown, _args: object, { shop, session }: CartContext) =>
      session.user === undefined ? null : findCustomer(shop, { id: session.user }),
  },
  RootMutation: {
    login: (_: unknown, { input }: Input<Credentials>, context: CartContext) => {
      const account = logIn(context, input);
      return {
        clientMutationId: input.clientMutationId,
        authToken: accessToken(context.shop, account),
        refreshToken: refreshToken(context.shop, account),
        sessionToken: context.session.token(),
        user: account,
        customer: shownShopper(context),
      };
    },

    refreshJwtAuthToken: (
      _: unknown,
      { input }: Input<{ jwtRefreshToken: string }>,
      { shop }: CartContext,
    ) => {
      const account = readRefresh(shop, input.jwtRefreshToken);
      if (!account) throw new Refusal("The provided refresh token is invalid");
      return { clientMutationId: input.clientMutationId, authToken: accessToken(shop, account) };
    },

    registerCustomer: (_: unknown, { input }: Input<Registration>, context: CartContext) => {
      const account = register(context, input);
      if (input.authenticate) context.session.become(account.id);
      const isIn = context.session.user === account.id;
      return {
        clientMutationId: input.clientMutationId,
        authToken: isIn ? accessToken(context.shop, account) : tokenRefusal,
        refreshToken: isIn ? refreshToken(context.shop, account) : tokenRefusal,
        viewer: isIn ? account : { isHidden: true },
        customer: isIn ? shownShopper(context) : hiddenCustomer(account),
      };
    },

    sendPasswordResetEmail: (
      _: unknown,
      { input }: Input<{ username: string }>,
      { shop }: CartContext,
    ) => {
      sendResetEmail(shop, input.username);
      // The response is the same without such an account, so that it reveals no names.
      return { clientMutationId: input.clientMutationId, success: true, user: null };
    },

    updateUser: (_: unknown, { input }: Input<UserInput>, { shop, session }: CartContext) => ({
      clientMutationId: input.clientMutationId,
      user: updateUser(shop, input, session.user),
    }),

    registerUser: () => {
      // WordPress's default: only the shop itself registers accounts.
      throw new Refusal("User registration is currently not allowed.");
    },

    deletePaymentMethod: refusePaymentMethod,
    setDefaultPaymentMethod: refusePaymentMethod,

    resetUserPassword: (
      _: unknown,
      { input }: Input<{ key?: string | null; login?: string | null; password?: string | null }>,
      { shop }: CartContext,
    ) => ({
      clientMutationId: input.clientMutationId,
      user: resetPassword(shop, input.login ?? "", input.key ?? "", input.password ?? ""),
    }),
  },
  User: userFields,
} satisfies ResolverMap;

/**
 * Observed: this refusal alone has its own status, and the response has the account nevertheless.
 */
const tokenRefusal = () => {
  throw new RequestFault("Only the user requesting a token can get a token issued for them", 400);
};

/** Refuses every stored payment method: the shop stores none. Observed: both have one message. */
function refusePaymentMethod(_: unknown, _input: unknown, { session }: CartContext): never {
  throw new Refusal(
    session.user === undefined
      ? "Must be authenticated to set a default payment method"
      : t("backend.paymentMethodInvalid"),
  );
}

function register({ shop }: CartContext, input: Registration): Customer {
  const { username, password, firstName, lastName, displayName } = input;
  const { nickname, description, websiteUrl } = input;
  return createCustomer(shop, {
    ...(username && { username }),
    email: input.email ?? "",
    password: password ?? "",
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(displayName && { displayName }),
    ...(nickname && { nickname }),
    ...(description && { biography: description }),
    ...(websiteUrl && { website: websiteUrl }),
    billing: changedAddress(EMPTY_ADDRESS, input.billing ?? {}),
    shipping: changedAddress(EMPTY_ADDRESS, input.shipping ?? {}),
  });
}

/** Observed: of a new account, its owner can read the id only. */
function hiddenCustomer({ id }: Customer): ShownCustomer {
  return {
    id: globalId("user", id),
    databaseId: null,
    account: undefined,
    state: { billing: EMPTY_ADDRESS, shipping: EMPTY_ADDRESS },
  };
}
