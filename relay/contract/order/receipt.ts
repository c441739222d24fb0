// Order confirmation data (receipt), sent by the server and displayed by the order's pages.

/** Payment and fulfillment status of an order, as shown to its shopper. */
export type OrderProgress =
  | "received"
  | "awaitingPayment"
  | "completed"
  | "failed"
  | "cancelled"
  | "refunded";

/** Picture of an ordered product: its own URL, and its widths. */
export type ReceiptPicture = { sourceUrl: string; srcSet?: string };

/** An ordered product; `total` is its amount, and `tax` is to be added, if there is any. */
export type ReceiptLine = {
  name: string;
  /** Chosen options, "Glaze: Oat"; earlier releases have them in the name. */
  options?: readonly string[];
  quantity: number;
  total: string;
  tax?: string;
  /** Slug of the product's page; absent in receipts of earlier releases. */
  slug?: string;
  picture?: ReceiptPicture;
};

/** A placed order, for the shopper who placed it. */
export type Receipt = {
  /** The order number that the shop displays; absent if the backend did not give one. */
  number?: string;
  /** Time of the order (ISO 8601). */
  placedAt: string;
  progress: OrderProgress;
  /**
   * Time since when the shop prepares it (ISO 8601): that of its payment, or of the order if it is
   * paid on delivery. Absent before, and in receipts of earlier releases.
   */
  preparedSince?: string;
  email: string;
  lines: readonly ReceiptLine[];
  /** Rows above the total; receipts of earlier releases have net amounts here. */
  totals: readonly { name: string; amount: string }[];
  total: string;
  /** Tax that the total includes, "£7.50 VAT"; absent if it is one of the rows, or zero. */
  includedTax?: string | undefined;
  /** Confirmed total, if a price changed while the order was placed; named by earlier releases. */
  seenTotal?: string;
  /** Delivery address and method; absent if nothing is delivered. */
  delivery?: {
    method: string;
    address: readonly string[];
    /** True if the shopper collects the order; receipts of earlier releases lack it. */
    isCollected?: boolean;
    /**
     * Code of the country that it is sent to, if every product is in stock, so that the shop's
     * delivery dates are true for it. Absent in receipts of earlier releases.
     */
    fromStockTo?: string;
  };
  billing: readonly string[];
  payment: {
    title: string;
    /** The shop's payment instructions. */
    instructions: string;
    /** Time of the payment (ISO 8601), once the backend has it; earlier releases lack it. */
    paidAt?: string;
    /** Payment URL; absent for other ways of payment. */
    payAt?: string;
    /** The payment URL is on a host that this shop does not redirect to. */
    isElsewhere?: boolean;
    /** True if WooCommerce lets this order be paid on its own page. */
    needsPayment?: boolean;
    /** The order, if WordPress has to sign its customer in before the payment. */
    signIn?: { order: number; key: string };
    /** True for a bank transfer, which the shopper has yet to make. */
    isTransfer?: boolean;
  };
  note?: string;
};

/** Order that was placed, as its page displays it. */
export type PlacedOrder = {
  receipt: Receipt;
  /** Days on which it arrives, in words; absent if none are promised, or if they are past. */
  arrival?: string;
  /** True if the browser may still have saved the cart that the order was placed from. */
  isRecent: boolean;
  /** Path and search of the order's own link; absent if the backend gave no key. */
  link?: string;
  /** True for a guest's order in its own session: the guest may open an account. */
  isGuest?: boolean;
  /** True if the order is shown by its link only, as it was when its session last saw it. */
  isStored?: boolean;
};

/**
 * Data of an order's page: the order, or that its result is not known yet, or that no order was
 * placed.
 */
export type ShownOrder = PlacedOrder | "checking" | "notPlaced";
