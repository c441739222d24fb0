import type { CartState } from "#shop/cart/cartState.ts";
import { readShopper } from "#shop/cart/shopperCart.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { globalId } from "#shop/catalogue/globalIds.ts";
import type { Shop } from "#shop/shop.ts";
import { accountOf } from "#shop/session/requestSession.ts";
import { findCustomer } from "./customerStore.ts";
import type { Customer } from "./customerStore.ts";

// Customer of a session: a guest, or an account.

/** Customer in GraphQL: the session's data, and the account's if the shopper may read it. */
export type ShownCustomer = {
  id: string;
  databaseId: number | null;
  account: Customer | undefined;
  state: Pick<CartState, "billing" | "shipping">;
};

/**
 * The shopper as `customer` returns them. Observed: every guest has the id "guest", and an
 * account's session without its authorization exposes only the account's number.
 */
export function shownShopper(context: CartContext, state = readShopper(context)): ShownCustomer {
  const { shop, session } = context;
  const account = session.user === undefined ? undefined : findCustomer(shop, { id: session.user });
  return {
    id: account ? globalId("user", account.id) : "guest",
    databaseId: accountOf(session.customerId),
    account,
    state,
  };
}

/** An account as an order shows its customer: with the addresses that the account has stored. */
export function accountCustomer(shop: Shop, id: number): ShownCustomer | null {
  const account = findCustomer(shop, { id });
  if (!account) return null;
  return { id: globalId("user", id), databaseId: id, account, state: account };
}
