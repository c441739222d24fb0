import { GraphQLError } from "graphql";
import { findCustomer } from "#shop/customers/customerStore.ts";
import { accountOf } from "#shop/session/requestSession.ts";
import type { RequestSession } from "#shop/session/requestSession.ts";
import { updateSession, loadSession, saveSession } from "#shop/session/sessionStore.ts";
import type { Order } from "#shop/orders/order.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";
import { emptyState } from "./cartState.ts";
import type { CartState } from "./cartState.ts";
import { priceState } from "./priceState.ts";
import type { PricedCart } from "./pricedCart.ts";
import { Refusal } from "./refusal.ts";

// Cart of a request's session: read, recalculated, and changed in a transaction.

/** Number of changes that a session records. */
const MAX_CHANGES = 50;

/** GraphQL context of the cart and customer resolvers. */
export type CartContext = ShopContext & {
  session: RequestSession;
  /** Key of the request's change (`Idempotency-Key`), which takes effect once. */
  changeKey?: string | undefined;
  /** The HTTP request, from Yoga. */
  request?: Request;
  /** Parameters of the request, from Yoga. */
  params?: { operationName?: string | undefined };
};

/** A cart: its session state and its prices. */
export type ShopperCart = { state: CartState; priced: PricedCart };

/**
 * Reads the session's cart. After a change of address it still has the totals for the old address
 * until they are recalculated, since WooCommerce stores totals in the session.
 * @throws Refusal if the request's session token was rejected
 */
export function readCart(context: CartContext): ShopperCart {
  const { shop } = context;
  const state = readShopper(context);
  const { totalledFor } = state;
  if (totalledFor) return { state, priced: priceState(shop, state, totalledFor) };
  const settled = settledCart(shop, state);
  return JSON.stringify(settled.state) === JSON.stringify(state) ? settled : recalculate(context);
}

/** Recalculates and stores the totals of the session's cart. */
export function recalculate(context: CartContext): ShopperCart {
  const { shop } = context;
  const { customerId } = requireSession(context);
  return shop.database.transaction(() => {
    const settled = settledCart(shop, savedState(context));
    updateSession(shop, customerId, settled.state);
    return settled;
  });
}

/**
 * Changes the session's cart, or throws and leaves it unchanged. The transaction serializes changes
 * of a session, also across processes. The response carries a renewed session token.
 * @param change returns the new state and a result for the caller
 * @returns the changed cart and the result of `change`
 */
export function changeCart<Note>(
  context: CartContext,
  change: (state: CartState) => [CartState, Note],
): [ShopperCart, Note] {
  const { shop } = context;
  const session = requireSession(context);
  const changed = shop.database.transaction((): [ShopperCart, Note] => {
    const [state, note] = changeOnce(context, change);
    const settled = settledCart(shop, state);
    saveSession(shop, session.customerId, settled.state, session.lifetime);
    return [settled, note];
  });
  session.renew();
  recordChange(context, changed[0].state);
  return changed;
}

/**
 * Applies a change of the cart whose key is new in this session. Another request with the key fails
 * as a bug does, so that its sender reads the cart: as `wordpress/vitrine` does.
 */
function changeOnce<Note>(
  context: CartContext,
  change: (state: CartState) => [CartState, Note],
): [CartState, Note] {
  const { changeKey } = context;
  const before = savedState(context);
  if (changeKey === undefined) return change(before);
  const { changes = [] } = before;
  if (changes.includes(changeKey)) throw new GraphQLError("Internal server error");
  const [after, note] = change(before);
  return [{ ...after, changes: [...changes, changeKey].slice(-MAX_CHANGES) }, note];
}

/** Changes the session state without recalculating the cart's totals. */
export function changeShopper(
  context: CartContext,
  change: (state: CartState) => CartState,
): CartState {
  const { shop } = context;
  const session = requireSession(context);
  const changed = shop.database.transaction(() => {
    const state = change(savedState(context));
    saveSession(shop, session.customerId, state, session.lifetime);
    return state;
  });
  session.renew();
  recordChange(context, changed);
  return changed;
}

/**
 * Changes the session state for checkout, whose response carries no renewed token.
 * @param change returns the new state and a result for the caller
 */
export function settleShopper<Note>(
  context: CartContext,
  change: (state: CartState) => [CartState, Note],
): [CartState, Note] {
  const { shop } = context;
  const session = requireSession(context);
  return shop.database.transaction(() => {
    const [state, note] = change(savedState(context));
    saveSession(shop, session.customerId, state, session.lifetime);
    return [state, note];
  });
}

/** Records a committed change in the ledger of a test. */
export function recordChange(
  { shop, session, params }: CartContext,
  state: CartState,
  order?: Order,
): void {
  const { ledger } = shop;
  if (!ledger) return;
  const operation = params?.operationName ?? "";
  ledger.record({ at: shop.now(), operation, customer: session.customerId }, state, order);
}

/** Reads the session state. */
export function readShopper(context: CartContext): CartState {
  requireSession(context);
  return savedState(context);
}

function savedState({ shop, session }: CartContext): CartState {
  const loaded = loadSession(shop, session.customerId);
  if (loaded) return loaded;
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

/** Prices a cart and writes the resulting lines and shipping method into its state. */
function settledCart(
  shop: Shop,
  { totalledFor: _, currency: __, ...kept }: CartState,
): ShopperCart {
  const seenIn = shop.exchange && { currency: shop.settings.currency.code };
  const state = { ...kept, ...seenIn };
  const priced = priceState(shop, state);
  const lines = priced.lines.map(({ line }) => line);
  if (!priced.needsShipping) return { state: { ...state, lines }, priced };
  const chosenMethod = priced.chosenRate?.id ?? "";
  const offeredMethods = priced.rates.map(({ id }) => id);
  return { state: { ...state, lines, chosenMethod, offeredMethods }, priced };
}
