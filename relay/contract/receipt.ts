/** How far an order's payment and handling have come, as far as a shopper is told. */
export type OrderProgress = "received" | "awaitingPayment" | "failed" | "cancelled" | "refunded";

/** An order as it was placed, for the shopper who placed it. */
export type Receipt = {
  /** The shop's number of it; none where the backend did not say. */
  number?: string;
  /** When it was placed: the time in ISO's words. */
  placedAt: string;
  progress: OrderProgress;
  email: string;
  lines: readonly { name: string; quantity: number; total: string }[];
  totals: readonly { name: string; amount: string }[];
  total: string;
  /** What its shopper had seen it come to, where a price changed while it was being placed. */
  seenTotal?: string;
  /** Where it is sent to and how; none where nothing is delivered. */
  delivery?: { method: string; address: readonly string[] };
  billing: readonly string[];
  payment: {
    title: string;
    /** The shop's own words on how to pay. */
    instructions: string;
    /** Where it can be paid; none where it is paid in another way. */
    payAt?: string;
    /** It was to be paid at a place where this shop sends nobody. */
    isElsewhere?: boolean;
  };
  note?: string;
};

/**
 * What the page of an order shows: the order, or that it is not known yet what became of it, or
 * that there is none after all.
 */
export type ShownOrder = { receipt: Receipt } | "checking" | "notPlaced";
