import { printAmount } from "#relay/contract/cart/displayedAmounts.ts";
import type { AmountFormat } from "#relay/contract/cart/displayedAmounts.ts";

// Price format of search results: numbers of the index, formatted as the shop formats its prices.

/** Formats an amount as the shop does; as a plain number with two decimals without its format. */
export function formatPriceLike(format: AmountFormat | undefined, amount: number): string {
  if (!format) return amount.toFixed(2);
  const minor = BigInt(amount.toFixed(format.decimals).replace(".", ""));
  // A sample price may be too small to have a thousands separator.
  const group = format.group ?? (format.point === "," ? "." : ",");
  return printAmount(minor, { ...format, group }) ?? "";
}

/** Formats a product's price, or its price range, as the shop does. */
export const formatRangeLike = (
  format: AmountFormat | undefined,
  lowest: number,
  highest: number,
): string =>
  highest > lowest
    ? `${formatPriceLike(format, lowest)} – ${formatPriceLike(format, highest)}`
    : formatPriceLike(format, lowest);
