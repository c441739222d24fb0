// Price format of search results: amounts, formatted like a sample price of the shop.

/** Amount within a formatted price. */
const AMOUNT = /\d[\d.,\s'’]*\d|\d/;

const GROUPS = /\B(?=(?:\d{3})+$)/g;

/**
 * Formats an amount like a sample price of the shop: with its currency sign, separators and number
 * of decimals. Never converts.
 */
export function formatPriceLike(sample: string | undefined, amount: number): string {
  const [amountText = "0.00"] = AMOUNT.exec(sample ?? "") ?? [];
  const [, mark = "", places = ""] = /([.,])(\d{1,2})$/.exec(amountText) ?? [];
  const group = /\d([^\d])\d{3}(?:\D|$)/.exec(amountText)?.[1] ?? (mark === "," ? "." : ",");
  const [whole = "", part = ""] = amount.toFixed(places.length).split(".");
  const number = `${whole.replace(GROUPS, group)}${part && mark + part}`;
  return sample ? sample.replace(AMOUNT, number) : number;
}

/** Formats a product's price, or its price range, like a sample price of the shop. */
export const formatRangeLike = (sample: string | undefined, lowest: number, highest: number) =>
  highest > lowest
    ? `${formatPriceLike(sample, lowest)} – ${formatPriceLike(sample, highest)}`
    : formatPriceLike(sample, lowest);
