import type { Receipt } from "#relay/contract/receipt.ts";
import type { SeenTotal } from "#relay/contract/seenOrder.ts";
import { plainText } from "#server/search/plainText.ts";
import type { BackendOrder } from "./backendOrder.ts";

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

const digitsIn = (amount: string) => amount.replace(/\D/g, "");

/**
 * What an order comes to, where that is not what its shopper saw. Between the last look at a cart
 * and its order a price may change, and the backend can be held to no total: then it is said, and
 * no amount stands there that does not belong to it.
 */
export function otherTotals(receipt: Receipt, order: BackendOrder): Partial<Receipt> {
  const total = plainText(order.total ?? "");
  if (total === "" || digitsIn(total) === digitsIn(receipt.total)) return {};
  return {
    total,
    seenTotal: receipt.seenTotal ?? receipt.total,
    lines: receipt.lines.map((line) => ({ ...line, total: "" })),
    totals: totalsOf(order),
  };
}
