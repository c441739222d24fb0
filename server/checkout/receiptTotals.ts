import type { Receipt } from "#relay/contract/receipt.ts";
import type { SeenTotal } from "#relay/contract/seenOrder.ts";
import { plainText } from "#server/search/plainText.ts";

const rows: readonly (readonly [SeenTotal, string, sign?: string])[] = [
  ["subtotal", "Subtotal"],
  ["discountTotal", "Discount", "−"],
  ["shippingTotal", "Delivery"],
  ["feeTotal", "Fees"],
  ["totalTax", "Tax"],
];

/** Returns the amounts above a receipt's total; zero amounts are left out, except the subtotal. */
export const totalsOf = (
  amounts: Readonly<Partial<Record<SeenTotal, string | null | undefined>>>,
): Receipt["totals"] =>
  rows.flatMap(([total, name, sign = ""]) => {
    const amount = plainText(amounts[total] ?? "");
    const isSaid = /[1-9]/.test(amount) || total === "subtotal";
    return isSaid ? [{ name, amount: sign + amount }] : [];
  });
