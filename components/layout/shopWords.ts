/**
 * What this shop says of itself; a merchant's own shop says its own. The figures are the shop's
 * terms of delivery, which its backend applies to a cart and does not tell to a page.
 */
export const shopWords = {
  headline: "Goods for a quiet house",
  repairs: "Mended, not binned. Two years of repairs on everything here.",
  address: "14 Catherine Hill, Frome BA11 1BZ",
  delivery: [
    { way: "Delivered", how: "Tracked, two or three working days", price: "£4.50" },
    { way: "Over £60", how: "The same, on us", price: "Free" },
    { way: "Collected", how: "14 Catherine Hill, Frome", price: "Free" },
  ],
  returns:
    "Thirty days to change your mind, and we pay for the parcel back. If something wears out within two years, send it to us and we mend it.",
} as const;
