/**
 * Osier's own words. The backend hands them to the storefront, which has none: another backend
 * brings its own, or none. The delivery prices repeat the shipping zones of the settings.
 */
export const demoTexts = {
  headline: "Goods for a quiet house",
  lede: "Mugs, lamps, throws and small useful things, made in short runs by people we know by name.",
  invitation: "Come in, see what’s new",
  arrivals: "On the shelf this week",
  promises: [
    { strong: "Free delivery over £60.", rest: "£4.50 under." },
    { strong: "Thirty days to change your mind.", rest: "We pay the return." },
    { strong: "Mended, not binned.", rest: "Two years of repairs." },
  ],
  repairs: "Mended, not binned. Two years of repairs on everything here.",
  address: "14 Catherine Hill, Frome BA11 1BZ",
  range: "{categories} shelves, {products} things. Small enough to know all of them.",
  delivery: {
    way: "Delivered",
    how: "Tracked, two or three working days",
    howMadeToOrder: "Tracked, as soon as it is made",
    madeToOrderDays: 28,
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
      // Bank holidays in England.
      holidays: [
        "2026-12-25",
        "2026-12-28",
        "2027-01-01",
        "2027-03-26",
        "2027-03-29",
        "2027-05-03",
        "2027-05-31",
        "2027-08-30",
        "2027-12-27",
        "2027-12-28",
        "2028-01-03",
        "2028-04-14",
        "2028-04-17",
        "2028-05-01",
        "2028-05-29",
        "2028-08-28",
        "2028-12-25",
        "2028-12-26",
      ],
      knownUntil: "2028-12-31",
    },
  },
  backorder: "Made to order. It leaves us in about three weeks.",
  returns:
    "Thirty days to change your mind, and we pay for the parcel back. If something wears out within two years, send it to us and we mend it.",
  emailUse: "Nothing else.",
  questions: "Questions? Answer any of our emails about this order.",
  story: {
    slug: "dome-pendant",
    headline: "Hang it low, over the table",
    text: "Seventy centimetres is right. The light falls on the plates and stays out of everyone’s eyes.",
    invitation: "See the dome pendant",
  },
  notFound:
    "Nothing on this shelf. The page has moved, or the thing has sold out for good. Nothing you did.",
  emptyCart: "Nothing on the shelf yet. What you add stays here for two weeks.",
} as const;
