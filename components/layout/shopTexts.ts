import type { Threshold } from "#relay/contract/printedTotals.ts";

// Shop texts that a merchant replaces: headline, address, delivery, returns and repairs.

type DeliveryWay = { way: string; how: string; price: string };

/** Delivery options: the usual one, and others such as collection. */
type DeliveryTexts = DeliveryWay & {
  /** Replaces `how` for a product that is made to order. */
  howMadeToOrder: string;
  /**
   * Free delivery from a cart's amount on, if there is any; ignored in a cart of another currency.
   * The amount is that after coupons, unless `isBeforeCoupons`, as in the shop's shipping settings.
   * `place` completes "more for free delivery".
   */
  free?: DeliveryWay & Threshold & { place: string };
  others: readonly DeliveryWay[];
};

// `deliveryRules.ts` has the dates, which replace the duration.
const delivery: DeliveryTexts = {
  way: "Delivered",
  how: "Tracked, two or three working days",
  howMadeToOrder: "Tracked, as soon as it is made",
  price: "£4.50",
  free: {
    from: "60.00",
    currency: "GBP",
    place: "in the UK",
    way: "Over £60",
    how: "The same, on us",
    price: "Free",
  },
  others: [{ way: "Collected", how: "14 Catherine Hill, Frome", price: "Free" }],
};

/**
 * Texts of the shop. The delivery prices repeat its shipping settings, which the backend applies to
 * a cart but does not expose to pages.
 */
export const shopTexts = {
  headline: "Goods for a quiet house",
  repairs: "Mended, not binned. Two years of repairs on everything here.",
  address: "14 Catherine Hill, Frome BA11 1BZ",
  range: (categories: number, products: number | "a few") =>
    `${categories} shelves, ${products} things. Small enough to know all of them.`,
  delivery,
  backorder: "Made to order. It leaves us in about three weeks.",
  returns:
    "Thirty days to change your mind, and we pay for the parcel back. If something wears out within two years, send it to us and we mend it.",
} as const;
