import type { FaultProxy } from "#faults/proxy/faultProxy.ts";

// The shop under test, as the bench sees it; a project opens one over its storefront.

/** Response to a shopper. */
export type ShopResponse = {
  statusCode: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
};

/** An order in the backend. */
export type PlacedOrder = {
  /** The checkout intent that placed it. */
  intent: string | undefined;
  /** Quantities by product id. */
  lines: Readonly<Record<number, number>>;
  hasCoupon: boolean;
  /** Total in cents, as ordered and as the shopper confirmed it. */
  total: number;
  confirmedTotal: number;
};

/** Ledger of the changes that the backend applied. */
export type AppliedChanges = {
  /** Returns the quantities in a customer's cart by product id. */
  cartOf: (customer: string) => Readonly<Record<number, number>>;
  couponsOf: (customer: string) => readonly string[];
  placedOrders: () => readonly PlacedOrder[];
  forget: () => void;
};

/** A shopper with a cart, at the checkout. */
export type Checkout = {
  intent: string;
  /** Opens the form and fills it in. */
  fill: () => Promise<void>;
  /** Presses "Place order"; returns the reported outcome, or "cut off". */
  place: () => Promise<string>;
  /** Views the order's page: "placed", "not placed", or its heading while neither is certain. */
  view: () => Promise<string>;
};

/** Another shopper, whose token some faults put into the responses of other sessions. */
export type Stranger = { customer: string; token: string; canary: string };

/** A server over a faulty backend; it can be killed. */
export type ShopUnderTest = {
  proxy: FaultProxy;
  ledger: AppliedChanges;
  /** The backend behind the proxy. */
  woo: { passTime: (seconds: number) => void; forget: () => void };
  /** Starts a stranger's session with a cart; the proxy then swaps tokens for the stranger's. */
  meetStranger: () => Promise<Stranger>;
  /** Returns the customer of a shopper with these cookies; empty without a session. */
  customerOf: (cookies: Record<string, string>) => string;
  /** Opens the checkout of a shopper with these cookies. */
  checkoutOf: (cookies: Record<string, string>) => Checkout;
  /** Kills the server, and starts another one over the same data. */
  kill: () => Promise<unknown>;
  /** Advances the clock of the server's order lookups. */
  pass: (seconds: number) => void;
  /** Calls an observer of each response to a shopper. */
  observe: (see: (response: ShopResponse) => void) => void;
};

/** Source of random numbers, by a seed. */
export type SeededRandom = (seed: number) => {
  /** Returns an integer from 0 to below `limit`. */
  below: (limit: number) => number;
  pick: <Item>(list: readonly Item[]) => Item;
};

/** Returns violations: intents with several orders, including orders that were placed late. */
export const doubledOrders = (ledger: AppliedChanges): string[] =>
  [...Map.groupBy(ledger.placedOrders(), ({ intent }) => intent).values()]
    .filter((same) => same.length > 1 && same[0]?.intent !== undefined)
    .map((same) => `orders: ${same.length} of one intent in the end`);

/** Counts the orders of an intent. */
export const ordersOf = (ledger: AppliedChanges, { intent }: Checkout): number =>
  ledger.placedOrders().filter((order) => order.intent === intent).length;
