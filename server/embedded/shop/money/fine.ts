import { exactNumber } from "./decimal.ts";

/**
 * A fine amount counts millionths of the currency's smallest unit. WooCommerce keeps a line's tax
 * to six places of a cent and rounds it late, so whole cents alone would drift from it.
 */
export type Fine = number;

const FINE_PER_MINOR = 1_000_000n;

/** Rounding of exactly half a unit: away from zero, or towards it. */
export type Half = "up" | "down";

/** Smallest units as a fine amount. */
export function toFine(minor: number): Fine {
  return exactNumber(BigInt(minor) * FINE_PER_MINOR);
}

/** A fine amount rounded to whole smallest units. */
export function toMinor(fine: Fine, half: Half = "up"): number {
  return exactNumber(divide(BigInt(fine), FINE_PER_MINOR, half));
}

/** amount × numerator ÷ denominator, rounded to a whole unit of the amount. */
export function scale(amount: number, numerator: number, denominator: number, half?: Half): number {
  return exactNumber(divide(BigInt(amount) * BigInt(numerator), BigInt(denominator), half));
}

/** The same of an amount of at least 0, with every part of a unit dropped. */
export function scaleDown(amount: number, numerator: number, denominator: number): number {
  return exactNumber((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
}

/** Divides by a positive number, rounding to the nearest; a half goes where `half` says. */
function divide(dividend: bigint, divisor: bigint, half: Half = "up"): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const quotient = magnitude / divisor;
  const twice = (magnitude % divisor) * 2n;
  const rounded =
    twice > divisor || (twice === divisor && half === "up") ? quotient + 1n : quotient;
  return dividend < 0n ? -rounded : rounded;
}
