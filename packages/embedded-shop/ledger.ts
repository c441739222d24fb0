import type { CartLine, CartState } from "./cart/cartState.ts";
import type { Order } from "./orders/order.ts";

// Ledger of applied changes (carts and new orders) in memory, for tests.

/** One applied change: the cart of a session after a committed mutation, or a new order. */
export type LedgerEntry = {
  /** Time by the shop's clock, in epoch milliseconds. */
  at: number;
  /** Name of the client's operation; empty if it has none. */
  operation: string;
  /** Customer of the session. */
  customer: string;
  lines: readonly Pick<CartLine, "productId" | "variationId" | "quantity">[];
  coupons: readonly string[];
  /** The order that the mutation created. */
  order?: Pick<Order, "id" | "lines" | "coupons" | "metaData" | "totals">;
};

/** Records a shop's applied changes: tests compare the responses to shoppers with them. */
export type Ledger = {
  /** Records a change; the shop calls it after the change is committed. */
  record: (
    by: { at: number; operation: string; customer: string },
    cart: CartState,
    order?: Order,
  ) => void;
  /** Returns all entries since the last `forget`, oldest first. */
  entries: () => readonly LedgerEntry[];
  /** Returns the quantities in a session's cart by product id; an unknown session has none. */
  cartOf: (customer: string) => Record<number, number>;
  /** Returns the coupons of a session's cart. */
  couponsOf: (customer: string) => readonly string[];
  /** Returns the customers whose sessions have changed, in order of their first change. */
  customers: () => readonly string[];
  /** Returns the entries of all orders. */
  orders: () => readonly Required<LedgerEntry>[];
  forget: () => void;
};

const isOrder = (entry: LedgerEntry): entry is Required<LedgerEntry> => entry.order !== undefined;

/**
 * Creates an empty ledger. Only tests open one, by an option of their shop: no setting does,
 * and without it this module is not loaded.
 */
export function createLedger(): Ledger {
  const entries: LedgerEntry[] = [];
  const latest = (customer: string) => entries.findLast((entry) => entry.customer === customer);

  return {
    record: (by, { lines, coupons }, order) => {
      const recorded = lines.map(({ productId, variationId, quantity }) => ({
        productId,
        variationId,
        quantity,
      }));
      entries.push({ ...by, lines: recorded, coupons: [...coupons], ...(order && { order }) });
    },
    entries: () => entries,
    cartOf: (customer) =>
      Object.fromEntries(
        (latest(customer)?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]),
      ),
    couponsOf: (customer) => latest(customer)?.coupons ?? [],
    customers: () => [...new Set(entries.map(({ customer }) => customer))],
    orders: () => entries.filter(isOrder),
    forget: () => void entries.splice(0),
  };
}
