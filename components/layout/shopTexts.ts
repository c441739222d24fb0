/**
 * Texts of this shop, on every page; a merchant replaces them. The delivery prices repeat the
 * shop's shipping settings, which its backend applies to a cart but does not expose to pages.
 */
export const shopTexts = {
  headline: "Goods for a quiet house",
  repairs: "Mended, not binned. Two years of repairs on everything here.",
  address: "14 Catherine Hill, Frome BA11 1BZ",
  delivery: [
    { way: "Delivered", how: "Tracked, two or three working days", price: "£4.50" },
    { way: "Over £60", how: "The same, on us", price: "Free" },
    { way: "Collected", how: "14 Catherine Hill, Frome", price: "Free" },
  ],
  backorder: "Made to order. It leaves us in about three weeks.",
  returns:
    "Thirty days to change your mind, and we pay for the parcel back. If something wears out within two years, send it to us and we mend it.",
} as const;
