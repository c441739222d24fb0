import { minorUnits, parseRaw, printAmount } from "#relay/contract/amounts.ts";
import type { AmountFormat } from "#relay/contract/amounts.ts";

// Price format of search results: numbers of the index, formatted as the shop formats its prices.

/** Formats an amount as the shop does; as a plain number with two decimals without its format. */
export function formatPriceLike(format: AmountFormat | undefined, amount: number): string {
  const exact = parseRaw(String(amount));
  if (!format || exact === undefined) return amount.toFixed(2);
  // A sample price may be too small to have a thousands separator.
  const group = format.group ?? (format.point === "," ? "." : ",");
  return printAmount(minorUnits(exact, format.decimals), { ...format, group }) ?? "";
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
