import { findCustomer } from "#server/embedded/shop/customers/customerStore.ts";
import { accountOf } from "#server/embedded/shop/session/requestSession.ts";
import type { RequestSession } from "#server/embedded/shop/session/requestSession.ts";
import {
  amendSession,
  loadSession,
  saveSession,
} from "#server/embedded/shop/session/sessionStore.ts";
import type { Shop, ShopContext } from "#server/embedded/shop/shop.ts";
import { emptyState } from "./cartState.ts";
import type { CartState } from "./cartState.ts";
import { priceState } from "./priceState.ts";
import type { PricedCart } from "./pricedCart.ts";
import { Refusal } from "./refusal.ts";

/** What cart and customer resolvers find in their context. */
export type CartContext = ShopContext & { session: RequestSession };

/** A cart at one moment: what the session keeps, and what it costs. */
export type ShopperCart = { state: CartState; priced: PricedCart };

/**
 * The session's cart, for reading. After a change of address it still has the totals of the old
 * one, as WooCommerce keeps them in the session, until something recalculates.
 * @throws Refusal when the request's token was refused
 */
export function readCart(context: CartContext): ShopperCart {
  const { shop } = context;
  const state = readShopper(context);
  const { totalledFor } = state;
  if (totalledFor) return { state, priced: priceState(shop, state, totalledFor) };
  const settled = settledCart(shop, state);
  return JSON.stringify(settled.state) === JSON.stringify(state) ? settled : recalculate(context);
}

/** The session's cart with its totals brought up to date, and kept so. */
export function recalculate(context: CartContext): ShopperCart {
  const { shop } = context;
  const { customerId } = requireSession(context);
  return shop.database.transaction(() => {
    const settled = settledCart(shop, keptState(context));
    amendSession(shop, customerId, settled.state);
    return settled;
  });
}

/**
 * Changes the session's cart, or throws and leaves it. The transaction makes the changes of one
 * session wait for each other, in other processes too. The answer will carry a renewed token.
 * @param change gives the new state and whatever its caller wants to know of the change
 * @returns the changed cart and what `change` gave beside the state
 */
export function changeCart<Note>(
  context: CartContext,
  change: (state: CartState) => [CartState, Note],
): [ShopperCart, Note] {
  const { shop } = context;
  const session = requireSession(context);
  const changed = shop.database.transaction((): [ShopperCart, Note] => {
    const [state, note] = change(keptState(context));
    const settled = settledCart(shop, state);
    saveSession(shop, session.customerId, settled.state, session.lifetime);
    return [settled, note];
  });
  session.renew();
  return changed;
}

/** Changes what the session keeps of the shopper, leaving what the cart costs as it was told. */
export function changeShopper(
  context: CartContext,
  change: (state: CartState) => CartState,
): CartState {
  const { shop } = context;
  const session = requireSession(context);
  const changed = shop.database.transaction(() => {
    const state = change(keptState(context));
    saveSession(shop, session.customerId, state, session.lifetime);
    return state;
  });
  session.renew();
  return changed;
}

/**
 * Changes what the session keeps as checkout does, whose answer carries no renewed token.
 * @param change gives the new state and whatever its caller wants to know of the change
 */
export function settleShopper<Note>(
  context: CartContext,
  change: (state: CartState) => [CartState, Note],
): [CartState, Note] {
  const { shop } = context;
  const session = requireSession(context);
  return shop.database.transaction(() => {
    const [state, note] = change(keptState(context));
    saveSession(shop, session.customerId, state, session.lifetime);
    return [state, note];
  });
}

/** What the session keeps of the shopper. */
export function readShopper(context: CartContext): CartState {
  requireSession(context);
  return keptState(context);
}

function keptState({ shop, session }: CartContext): CartState {
  const kept = loadSession(shop, session.customerId);
  if (kept) return kept;
  const account = findCustomer(shop, { id: accountOf(session.customerId) ?? 0 });
  const start = emptyState(shop.settings);
  if (!account || account.billing.country === "") return start;
  return { ...start, billing: account.billing, shipping: account.shipping };
}

function requireSession({ session }: CartContext): RequestSession {
  if (session.refusal !== undefined) throw new Refusal(session.refusal);
  if (session.isForged) throw new Error("The request's authorisation does not hold");
  return session;
}

/** A cart with everything that pricing decides written into its state. */
function settledCart(shop: Shop, { totalledFor: _, ...state }: CartState): ShopperCart {
  const priced = priceState(shop, state);
  const lines = priced.lines.map(({ line }) => line);
  if (!priced.needsShipping) return { state: { ...state, lines }, priced };
  const chosenMethod = priced.chosenRate?.id ?? "";
  const offeredMethods = priced.rates.map(({ id }) => id);
  return { state: { ...state, lines, chosenMethod, offeredMethods }, priced };
}
