import type { Amounts } from "./totalParts.ts";

// Test fixture of totals: a cart of pounds.

/** Returns an amount of pence as the backend sends it. */
export const pounds = (pence: number) => {
  const amount = Math.abs(pence) / 100;
  const raw = amount.toFixed(2);
  const text = amount.toLocaleString("en-GB", { style: "currency", currency: "GBP" });
  return pence < 0 ? { text: `-${text}`, raw: `-${raw}` } : { text, raw };
};
/** Returns a charge of pence, net and tax. */
export const charge = (net: number, tax: number) => ({ net: pounds(net), tax: pounds(tax) });

/** A charge of nothing. */
export const none = charge(0, 0);

/** A cart of two lines with a coupon and delivery, in pence: £45 less £4.50, and £4.50. */
export const cart: Amounts = {
  includesTax: true,
  lines: [charge(1583, 317), charge(2167, 433)],
  subtotal: "£37.50",
  shownSubtotal: pounds(4500),
  discount: charge(375, 75),
  delivery: charge(375, 75),
  fees: [],
  total: pounds(4500),
  totalTax: "£7.50",
  taxes: [{ label: "VAT", amount: "£7.50" }],
  coupons: [{ code: "welcome10", net: { raw: undefined }, tax: { raw: undefined } }],
};
