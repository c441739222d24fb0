import { plainText } from "#relay/contract/text/plainText.ts";

// Amounts of money in formatted prices: read as a shopper reads them, and printed alike.

type Text = string | null | undefined;

/** An amount as the backend formats it (`text`) and as a plain number (`format: RAW`). */
export type Amount = { readonly text?: Text; readonly raw: Text };

/** Format of a shop's amounts, as learned from amounts that the backend has formatted. */
export type AmountFormat = {
  /** Number of decimals: 2 for pounds, 0 for yen. */
  decimals: number;
  prefix: string;
  suffix: string;
  point: string;
  /** Thousands separator; undefined if no known amount is large enough to have one. */
  group: string | undefined;
};

/** A number with its separators. */
const NUMBER = /\d+(?:[.,·'’‘`٫٬\s]\d+)*/g;
/** Longest text of a price: a sale's has the markup of both prices. */
const MAX_TEXT = 2_000;
const GROUPS = /\B(?=(?:\d{3})+$)/g;

/** Prints minor units; undefined if the amount needs an unknown thousands separator. */
export function printAmount(minor: bigint, format: AmountFormat): string | undefined {
  const { decimals, prefix, suffix, point, group } = format;
  const sign = minor < 0n ? "-" : "";
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const end = digits.length - decimals;
  if (end > 3 && group === undefined) return undefined;
  const whole = digits.slice(0, end).replace(GROUPS, () => group ?? "");
  return sign + prefix + whole + (decimals > 0 ? point + digits.slice(end) : "") + suffix;
}

/** A Unicode digit of any script as ASCII: the digits of a script are ten neighbors. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const isAligned = /\p{Nd}/u.test(String.fromCodePoint(code - (code % 16)));
  return String((code % 16) - (isAligned ? 0 : 6));
}

/** Plain text of a formatted price; of a sale with both prices, `<del>` and `<ins>`, the current. */
function currentText(text: Text): string {
  const current = (text ?? "").slice(0, MAX_TEXT).replace(/^.*(?=<ins)|<\/ins>.*$/gs, "");
  return plainText(current).replace(/[^\P{Nd}0-9]/gu, asciiDigit);
}

/**
 * Returns the number of decimals of a printed number; undefined if its only separator may mean
 * thousands or decimals.
 */
function printedDecimals(number: string): number | undefined {
  const separators: string[] = number.match(/\D/g) ?? [];
  const point = separators.pop();
  // A separator that repeats is one of thousands.
  if (point === undefined || separators.includes(point)) return 0;
  const whole = number.lastIndexOf(point);
  const decimals = number.length - whole - 1;
  if (separators.length > 0 || point === "٫" || decimals !== 3) return decimals;
  if (!/[.,·]/.test(point)) return 0;
  return whole > 3 || number.startsWith("0") ? decimals : undefined;
}

/** Greater than the ratio of any price to itself with tax, less than 1000 times that. */
const TAXED = 31;

/**
 * Parses the amounts that a shopper reads in a formatted price: one, or both ends of a range, as
 * plain decimals with the currency's decimals, "23.80". Empty for a text without a number, and
 * where neither the text nor the raw amount tells thousands from decimals. The raw amount is never
 * returned: it is as the merchant entered it, perhaps without the tax that the shop displays.
 */
export function displayedAmounts({ text, raw }: Amount): string[] {
  const numbers = currentText(text).match(NUMBER) ?? [];
  const printed = numbers.map(printedDecimals);
  const known = printed.find((decimals) => decimals !== undefined);
  // "1.500" is one and a half or fifteen hundred: an amount that differs by a tax at most tells.
  const near = Number(raw?.split(",")[0] || NaN) * TAXED;
  const likely = Number(numbers[0]?.replace(/\D/g, "")) > near ? 3 : near >= 0 ? 0 : undefined;
  const decimals = known ?? likely;
  if (decimals === undefined) return [];
  return numbers.map((number, at) => {
    const places = printed[at] ?? decimals;
    const digits = number.replace(/\D/g, "");
    const end = digits.length - places;
    return digits.slice(0, end) + (places > 0 ? `.${digits.slice(end)}` : "");
  });
}

/** Returns the single amount that a price displays; undefined for none, and for a range. */
export function displayedAmount(amount: Amount): string | undefined {
  const [only, ...others] = displayedAmounts(amount);
  return others.length > 0 ? undefined : only;
}

/**
 * Learns the format of the single amount that a price displays; undefined for none, and for a range.
 * @param amount not negative
 */
export function displayedFormat({ text, raw }: Amount): AmountFormat | undefined {
  const printed = currentText(text);
  const displayed = displayedAmount({ text, raw });
  const [number] = printed.match(NUMBER) ?? [];
  if (displayed === undefined || number === undefined) return undefined;
  const [prefix = "", suffix = ""] = printed.split(number);
  const [whole = "", fraction = ""] = displayed.split(".");
  const separators = number.match(/\D/g) ?? [];
  const point = fraction ? (separators.pop() ?? "") : "";
  const group = whole.length > 3 ? (separators[0] ?? "") : undefined;
  return { decimals: fraction.length, prefix, suffix, point, group };
}
