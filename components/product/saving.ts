import {
  displayedAmounts,
  displayedFormat,
  printAmount,
} from "#relay/contract/cart/displayedAmounts.ts";
import { shortPrice } from "#components/ui/priceText.ts";
import { t } from "#words/t.ts";

// Sale labels: the amount saved, in the shop's price format.

type Price = string | null | undefined;

/** A product's displayed prices; its raw one tells thousands from decimals in "BD 1.500". */
type Prices = { readonly price?: Price; readonly regularPrice?: Price; readonly raw?: Price };

/**
 * Returns the difference of the two displayed prices, and its text in their format but without
 * decimals that are zero, "£6"; undefined if they do not determine it: for a range, for prices with
 * different numbers of decimals, and where a separator may mean thousands or decimals.
 */
function savingOf({ price, regularPrice, raw }: Prices) {
  // Read together: one may show what a separator means in the other.
  const [now = "", was = "", ...more] = displayedAmounts({
    text: `${price} - ${regularPrice}`,
    raw,
  });
  const format = displayedFormat({ text: regularPrice, raw: was });
  const isAlike = now.split(".")[1]?.length === was.split(".")[1]?.length;
  if (!format || !isAlike || more.length > 0) return undefined;
  const unitsOf = (amount: string) => BigInt(amount.replace(".", ""));
  const minor = unitsOf(was) - unitsOf(now);
  return minor > 0n ? { minor, text: shortPrice(printAmount(minor, format)) } : undefined;
}

/** Returns the text of a sale badge, with the amount saved if it is known. */
export function saleLabel(prices: Prices): string {
  const saved = savingOf(prices);
  return saved ? t("product.save", { amount: saved.text }) : t("product.sale");
}

/**
 * Returns the sale badge of a product with variations: the largest amount that one of them saves,
 * "Save up to £38", or "Sale" where not all are known.
 */
export function rangedSaleLabel(variations: readonly Prices[]): string {
  const reduced = variations.filter(({ price, regularPrice }) => price !== regularPrice);
  const known = reduced.flatMap((variation) => savingOf(variation) ?? []);
  if (known.length === 0 || known.length < reduced.length) return t("product.sale");
  const largest = known.reduce((best, one) => (one.minor > best.minor ? one : best));
  const isSame = known.every(({ minor }) => minor === largest.minor);
  return isSame && reduced.length === variations.length
    ? t("product.save", { amount: largest.text })
    : t("product.saveUpTo", { amount: largest.text });
}
