import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";

/** Test fixture: texts of a shop that states its delivery and makes promises. */
export const shopTexts = {
  headline: "Goods for a quiet house",
  promises: [
    { strong: "Free delivery over £60.", rest: "£4.50 under." },
    { strong: "Thirty days to change your mind.", rest: "We pay the return." },
    { strong: "Mended, not binned.", rest: "Two years of repairs." },
  ],
  delivery: {
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
    rules: {
      countries: ["GB"],
      timeZone: "Europe/London",
      cutOff: "14:00",
      workingDays: [1, 2, 3, 4, 5],
      travel: [2, 3],
      holidays: ["2026-12-25", "2026-12-28"],
      knownUntil: "2199-12-31",
    },
  },
  emailUse: "Nothing else.",
  questions: "Questions? Answer any of our emails about this order.",
  returns: "Thirty days to change your mind, and we pay for the parcel back.",
} satisfies ShopTexts;
