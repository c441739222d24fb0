import {
  amountFormat,
  displayedAmounts,
  minorUnits,
  parseRaw,
  printAmount,
} from "#relay/contract/amounts.ts";
import type { AmountFormat } from "#relay/contract/amounts.ts";

// Sale labels: the amount saved, in the shop's price format.

type Price = string | null | undefined;

/** A product's displayed prices; its raw one tells thousands from decimals in "BD 1.500". */
type Prices = { readonly price?: Price; readonly regularPrice?: Price; readonly raw?: Price };

type Saving = { minor: bigint; format: AmountFormat };

/**
 * Returns the difference of the two displayed prices; undefined if they do not determine it: for a
 * range, for prices in different formats, and where a separator may mean thousands or decimals.
 */
function savingOf({ price, regularPrice, raw }: Prices): Saving | undefined {
  // Read together: one may show what a separator means in the other.
  const [now, was, ...more] = displayedAmounts({ text: `${price} - ${regularPrice}`, raw });
  const exact = [now, was].map(parseRaw);
  const format = amountFormat([
    { text: price, raw: now },
    { text: regularPrice, raw: was },
  ]);
  if (!format || more.length > 0 || exact[0] === undefined || exact[1] === undefined) {
    return undefined;
  }
  const minor = minorUnits(exact[1] - exact[0], format.decimals);
  return minor > 0n ? { minor, format } : undefined;
}

/** Prints an amount without decimals that are zero, "£6". */
function printShort({ minor, format }: Saving): string | undefined {
  const unit = 10n ** BigInt(format.decimals);
  return minor % unit === 0n
    ? printAmount(minor / unit, { ...format, decimals: 0 })
    : printAmount(minor, format);
}

/** Returns the text of a sale badge, with the amount saved if it is known. */
export function saleLabel(prices: Prices): string {
  const saved = saving(prices);
  return saved ? `Save ${saved}` : "Sale";
}

/**
 * Returns the sale badge of a product with variations: the largest amount that one of them saves,
 * "Save up to £38", or "Sale" where not all are known.
 */
export function rangedSaleLabel(variations: readonly Prices[]): string {
  const reduced = variations.filter(({ price, regularPrice }) => price !== regularPrice);
  const known = reduced.flatMap((variation) => savingOf(variation) ?? []);
  if (known.length === 0 || known.length < reduced.length) return "Sale";
  const largest = known.reduce((best, one) => (one.minor > best.minor ? one : best));
  const isSame = known.every(({ minor }) => minor === largest.minor);
  return isSame && reduced.length === variations.length
    ? `Save ${printShort(largest)}`
    : `Save up to ${printShort(largest)}`;
}

/** Returns the amount saved in the prices' format, "£6"; undefined if it is not known. */
export function saving(prices: Prices): string | undefined {
  const saved = savingOf(prices);
  return saved && printShort(saved);
}
