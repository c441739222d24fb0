import type { Receipt } from "#relay/contract/receipt.ts";
import type { ConfirmedTotal } from "#relay/contract/confirmedOrder.ts";
import { htmlToText } from "#server/search/htmlToText.ts";

const rows: readonly (readonly [ConfirmedTotal, string, sign?: string])[] = [
  ["subtotal", "Subtotal"],
  ["discountTotal", "Discount", "−"],
  ["shippingTotal", "Delivery"],
  ["feeTotal", "Fees"],
  ["totalTax", "Tax"],
];

/** Returns the amounts above a receipt's total; zero amounts are left out, except the subtotal. */
export const totalsOf = (
  amounts: Readonly<Partial<Record<ConfirmedTotal, string | null | undefined>>>,
): Receipt["totals"] =>
  rows.flatMap(([total, name, sign = ""]) => {
    const amount = htmlToText(amounts[total] ?? "");
    const isNonZero = /[1-9]/.test(amount) || total === "subtotal";
    return isNonZero ? [{ name, amount: sign + amount }] : [];
  });
