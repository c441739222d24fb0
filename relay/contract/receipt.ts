/** Payment and fulfillment status of an order, as shown to its shopper. */
export type OrderProgress = "received" | "awaitingPayment" | "failed" | "cancelled" | "refunded";

/** A placed order, for the shopper who placed it. */
export type Receipt = {
  /** The order number that the shop displays; absent if the backend did not give one. */
  number?: string;
  /** Time of the order (ISO 8601). */
  placedAt: string;
  progress: OrderProgress;
  email: string;
  lines: readonly { name: string; quantity: number; total: string }[];
  totals: readonly { name: string; amount: string }[];
  total: string;
  /** Total that the shopper confirmed, if a price changed while the order was placed. */
  seenTotal?: string;
  /** Delivery address and method; absent if nothing is delivered. */
  delivery?: { method: string; address: readonly string[] };
  billing: readonly string[];
  payment: {
    title: string;
    /** The shop's payment instructions. */
    instructions: string;
    /** Payment URL; absent for other ways of payment. */
    payAt?: string;
    /** The payment URL is on a host that this shop does not redirect to. */
    isElsewhere?: boolean;
  };
  note?: string;
};

/** Order that was placed, as its page displays it. */
export type PlacedOrder = {
  receipt: Receipt;
  /** True if the browser may still have saved the cart that the order was placed from. */
  isRecent: boolean;
};

/**
 * Data of an order's page: the order, or that its result is not known yet, or that no order was
 * placed.
 */
export type ShownOrder = PlacedOrder | "checking" | "notPlaced";
