import { plainText } from "#relay/contract/plainText.ts";

// Sale labels: the amount saved, in the shop's price format.

/** A number in a price, with its separators. */
const NUMBER = /\d[\d.,\s'’]*\d|\d/g;

type Price = string | null | undefined;

const placesOf = (number: string) => /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0;
/** Returns a number to compare amounts by; an amount without decimals counts like one with two. */
const sizeOf = (amount = "") => {
  const [number = ""] = amount.match(NUMBER) ?? [];
  return digitsOf(number) * (placesOf(number) > 0 ? 1 : 100);
};
const digitsOf = (number: string) => Number(number.replace(/\D/g, ""));

/** Returns the text of a sale badge, with the amount saved if it is known. */
export function saleLabel(price: Price, regularPrice: Price): string {
  const saved = saving(price, regularPrice);
  return saved ? `Save ${saved}` : "Sale";
}

/**
 * Returns the sale badge of a product with variations: the largest amount that one of them saves,
 * "Save up to £38", or "Sale" where not all are known.
 */
export function rangedSaleLabel(variations: readonly { price?: Price; regularPrice?: Price }[]) {
  const reduced = variations.filter(({ price, regularPrice }) => price !== regularPrice);
  const saved = reduced.map(({ price, regularPrice }) => saving(price, regularPrice));
  const largest = saved.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (!largest || saved.includes(undefined)) return "Sale";
  return new Set(saved).size > 1 || reduced.length < variations.length
    ? `Save up to ${largest}`
    : `Save ${largest}`;
}

/**
 * Returns the difference of the two displayed prices, in their format but without decimals that are
 * zero, "£6"; undefined if the prices do not determine it: for a range, and where a separator may
 * mean thousands or decimals.
 */
export function saving(price: Price, regularPrice: Price): string | undefined {
  const before = plainText(regularPrice);
  const [now, was, ...more] = [plainText(price), before].flatMap(
    (text) => text.match(NUMBER) ?? [],
  );
  if (!now || !was || more.length > 0) return undefined;
  const places = placesOf(was);
  if (places > 2 || placesOf(now) !== places) return undefined;
  const unit = 10 ** places;
  const saved = digitsOf(was) - digitsOf(now);
  if (saved <= 0) return undefined;
  const [whole = "", fraction = ""] = (saved / unit).toFixed(saved % unit ? places : 0).split(".");
  const group = /\d(\D)\d{3}(?!\d)/.exec(was)?.[1] ?? "";
  const point = fraction && was.at(-1 - places);
  return before.replace(was, whole.replace(/\B(?=(?:\d{3})+$)/g, group) + point + fraction);
}
