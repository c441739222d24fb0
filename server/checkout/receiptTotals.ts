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

/** The amounts that a receipt says above its total; what is nothing is left out. */
export const totalsOf = (
  amounts: Readonly<Partial<Record<SeenTotal, string | null | undefined>>>,
): Receipt["totals"] =>
  rows.flatMap(([total, name, sign = ""]) => {
    const amount = plainText(amounts[total] ?? "");
    const isSaid = /[1-9]/.test(amount) || total === "subtotal";
    return isSaid ? [{ name, amount: sign + amount }] : [];
  });
