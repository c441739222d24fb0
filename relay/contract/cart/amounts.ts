import { displayedAmount, displayedFormat } from "./displayedAmounts.ts";
import type { Amount, AmountFormat } from "./displayedAmounts.ts";
import { plainText } from "#relay/contract/text/plainText.ts";

// Exact amounts of money, parsed from raw ones, and the format that several amounts have in common.

/** Decimal places of an exact amount: raw amounts may have more than the currency. */
const PLACES = 12;
const RAW = /^(-?)(\d{0,30})(?:\.(\d{0,30}))?$/;

/** Parses a raw amount exactly, in 10^-12 of the currency's unit; undefined if it is no number. */
export function parseRaw(raw: Amount["raw"]): bigint | undefined {
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

const isNegative = ({ raw }: Amount) => raw?.startsWith("-") === true;
const absolute = ({ text, raw }: Amount): Amount => ({
  text: plainText(text).replace(/^-/, ""),
  raw: raw?.replace(/^-/, ""),
});

/** Returns whether an amount is in this format, and equal to its raw amount but for rounding. */
function fits(amount: Amount, format: AmountFormat): boolean {
  const own = displayedFormat(amount);
  const displayed = parseRaw(displayedAmount(amount));
  const exact = parseRaw(amount.raw);
  if (!own || displayed === undefined || exact === undefined) return false;
  const { decimals, prefix, suffix, point, group } = format;
  const rest = minorUnits(displayed, decimals) - minorUnits(exact, decimals);
  return (
    own.decimals === decimals &&
    own.prefix === prefix &&
    own.suffix === suffix &&
    own.point === point &&
    (own.group ?? group) === group &&
    rest >= -1n &&
    rest <= 1n
  );
}

/**
 * Learns the format of a shop's amounts from some of them; undefined unless it fits them all. Their
 * raw amounts may differ from the printed ones by a rounding in the last decimal, not by a tax.
 */
export function amountFormat(amounts: readonly Amount[]): AmountFormat | undefined {
  const known = amounts
    .filter(({ text }) => plainText(text))
    // If one has a thousands separator, so has the longest.
    .toSorted((one, other) => plainText(other.text).length - plainText(one.text).length);
  const unsigned = known.map(absolute);
  let learned: AmountFormat | undefined;
  for (const amount of known) if (!isNegative(amount)) learned ??= displayedFormat(amount);
  // The only amount above a thousand may be a negative one.
  const separated = unsigned.map(displayedFormat).find((one) => one?.group !== undefined);
  const format = learned && { ...learned, group: learned.group ?? separated?.group };
  return format && unsigned.every((amount) => fits(amount, format)) ? format : undefined;
}

const digitsIn = (text: string) => Number(text.replace(/\D/g, ""));

/**
 * True if a line's amount is a unit price times its quantity, except for rounding. Both are as the
 * shop formats them, so their digits count the same minor units.
 */
export const isMultiple = (amount: string, unitPrice: string, quantity: number): boolean =>
  Math.abs(digitsIn(unitPrice) * quantity - digitsIn(amount)) <= quantity;
