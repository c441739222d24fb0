import { plainText } from "./plainText.ts";

// Exact amounts of money: parsed and printed in the backend's format.

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

/** Decimal places of an exact amount: raw amounts may have more than the currency. */
const PLACES = 12;
const RAW = /^(-?)(\d*)(?:\.(\d*))?$/;
const FORMATTED = /^(\D*)(\d|\d.*\d)(\D*)$/s;
const GROUPS = /\B(?=(?:\d{3})+$)/g;

/** Parses a raw amount exactly, in 10^-12 of the currency's unit; undefined if it is no number. */
export function parseRaw(raw: Text): bigint | undefined {
  const [, sign, whole = "", fraction = ""] = RAW.exec(raw ?? "") ?? [];
  if (whole + fraction === "") return undefined;
  const exact = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, "0"));
  return sign ? -exact : exact;
}

/** Rounds an exact amount to the currency's minor units, half away from zero as the backend does. */
export function minorUnits(exact: bigint, decimals: number): bigint {
  const unit = 10n ** BigInt(PLACES - decimals);
  return (exact + (exact < 0n ? -unit : unit) / 2n) / unit;
}

const digitsOf = (minor: bigint, decimals: number) => String(minor).padStart(decimals + 1, "0");

/** Prints minor units; undefined if the amount needs an unknown thousands separator. */
export function printAmount(minor: bigint, format: AmountFormat): string | undefined {
  const { decimals, prefix, suffix, point, group } = format;
  if (minor < 0n) {
    const printed = printAmount(-minor, format);
    return printed && `-${printed}`;
  }
  const digits = digitsOf(minor, decimals);
  const end = digits.length - decimals;
  if (end > 3 && group === undefined) return undefined;
  const whole = digits.slice(0, end).replace(GROUPS, () => group ?? "");
  return prefix + whole + (decimals > 0 ? point + digits.slice(end) : "") + suffix;
}

/** An amount in plain text. */
type PlainAmount = { text: string; raw: Text };

function formatOf({ text, raw }: PlainAmount): AmountFormat | undefined {
  const exact = parseRaw(raw);
  const [, prefix = "", number = "", suffix = ""] = FORMATTED.exec(text) ?? [];
  if (exact === undefined || exact < 0n) return undefined;
  const digits = number.replace(/\D/g, "");
  // The raw number tells a decimal point from a thousands separator.
  const decimals = [0, 1, 2, 3, 4].find(
    (places) => digitsOf(minorUnits(exact, places), places) === digits,
  );
  if (decimals === undefined) return undefined;
  const separators = number.match(/\D+/g) ?? [];
  const point = decimals > 0 ? (separators.pop() ?? "") : "";
  const group = digits.length - decimals > 3 ? (separators[0] ?? "") : undefined;
  return { decimals, prefix, suffix, point, group };
}

/** Learns the format of a shop's amounts from some of them; undefined unless it fits them all. */
export function amountFormat(amounts: readonly Amount[]): AmountFormat | undefined {
  const known = amounts
    .map(({ text, raw }) => ({ text: plainText(text), raw }))
    .filter(({ text }) => text)
    // If one has a thousands separator, so has the longest.
    .sort((one, other) => other.text.length - one.text.length);
  let format: AmountFormat | undefined;
  for (const amount of known) format ??= formatOf(amount);
  const fits = ({ text, raw }: PlainAmount) => {
    const exact = parseRaw(raw);
    return (
      format &&
      exact !== undefined &&
      printAmount(minorUnits(exact, format.decimals), format) === text
    );
  };
  return known.every(fits) ? format : undefined;
}
