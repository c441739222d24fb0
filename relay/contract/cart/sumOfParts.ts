import { amountFormat, minorUnits, parseRaw } from "./amounts.ts";
import { displayedAmount, displayedAmounts, printAmount } from "./displayedAmounts.ts";
import type { Amount } from "./displayedAmounts.ts";
import { plainText } from "#relay/contract/text/plainText.ts";

// Price of a grouped product: the sum of its parts.

/** Part of a grouped product. */
export type PricedPart = {
  readonly price?: Amount["text"];
  readonly raw?: Amount["raw"];
  readonly stockStatus?: string | null | undefined;
  /** False where the part has no price; one that costs nothing has no price text either. */
  readonly purchasable?: boolean | null | undefined;
  /** 1 unless given. */
  readonly quantity?: number;
};

/** Returns the parts that a set consists of: those in stock, or all if none is. */
function partsInStock(parts: readonly PricedPart[]): readonly PricedPart[] {
  const inStock = parts.filter(({ stockStatus }) => stockStatus !== "OUT_OF_STOCK");
  return inStock.length > 0 ? inStock : parts;
}

/** Returns the amounts that a part's price displays; 0 for a free part, whose price has no text. */
const amountsOf = ({ price, raw, purchasable }: PricedPart): string[] =>
  purchasable && !plainText(price) ? ["0"] : displayedAmounts({ text: price, raw });

/**
 * Adds the displayed prices of a set's parts in stock, each times its quantity, and prints the sum
 * in the backend's own format; undefined if one of them has no single price, or if there are no
 * units.
 */
export function sumOfParts(parts: readonly PricedPart[]): string | undefined {
  // The format is that of all parts: perhaps only one that is left out has a thousands separator.
  const format = amountFormat(
    parts.flatMap(({ price: text, raw }) => {
      const displayed = displayedAmount({ text, raw });
      return displayed === undefined ? [] : { text, raw: displayed };
    }),
  );
  const bought = partsInStock(parts).filter(({ quantity = 1 }) => quantity > 0);
  if (!format || bought.length === 0) return undefined;
  let sum = 0n;
  for (const part of bought) {
    const [displayed, ...others] = amountsOf(part);
    const exact = parseRaw(displayed);
    if (exact === undefined || others.length > 0) return undefined;
    sum += minorUnits(exact, format.decimals) * BigInt(part.quantity ?? 1);
  }
  return printAmount(sum, format);
}

/**
 * Returns the displayed price of all parts as a plain number, a part with several prices at its
 * lowest; undefined if a part has none.
 */
export function setPrice(parts: readonly PricedPart[]): number | undefined {
  let sum = 0n;
  for (const part of partsInStock(parts)) {
    const lowest = parseRaw(amountsOf(part)[0]);
    if (lowest === undefined) return undefined;
    sum += lowest * BigInt(part.quantity ?? 1);
  }
  return parts.length > 0 ? Number(minorUnits(sum, 4)) / 10_000 : undefined;
}
