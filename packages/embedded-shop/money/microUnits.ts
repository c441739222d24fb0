import { exactNumber } from "./decimal.ts";

/**
 * Amount in millionths of the currency's minor unit. WooCommerce stores a line's tax to six places
 * of a cent and rounds it late, so whole cents would drift from it.
 */
export type MicroUnits = number;

const MICRO_PER_MINOR = 1_000_000n;

/** Rounding of exactly half a unit: away from zero, or towards it. */
export type Half = "up" | "down";

/** Converts minor units to micro units. */
export function toMicro(minor: number): MicroUnits {
  return exactNumber(BigInt(minor) * MICRO_PER_MINOR);
}

/** Rounds micro units to minor units. */
export function toMinor(micro: MicroUnits, half: Half = "up"): number {
  return exactNumber(divide(BigInt(micro), MICRO_PER_MINOR, half));
}

/** Returns amount × numerator ÷ denominator, rounded to a whole unit of the amount. */
export function scale(amount: number, numerator: number, denominator: number, half?: Half): number {
  return exactNumber(divide(BigInt(amount) * BigInt(numerator), BigInt(denominator), half));
}

/** Returns the same for an amount of at least 0, rounded down. */
export function scaleDown(amount: number, numerator: number, denominator: number): number {
  return exactNumber((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
}

/**
 * Divides by a positive number and rounds to the nearest integer; `half` says where a half goes.
 */
function divide(dividend: bigint, divisor: bigint, half: Half = "up"): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const quotient = magnitude / divisor;
  const twice = (magnitude % divisor) * 2n;
  const rounded =
    twice > divisor || (twice === divisor && half === "up") ? quotient + 1n : quotient;
  return dividend < 0n ? -rounded : rounded;
}
