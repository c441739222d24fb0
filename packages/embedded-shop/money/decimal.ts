// Exact decimal numbers.

const DECIMAL = /^(-?)(\d*)(?:\.(\d*))?$/;

/**
 * Parses a decimal string exactly, as an integer of units of which 10^places make one. Digits
 * beyond the places round half away from zero, as WooCommerce rounds prices.
 * @throws RangeError if the text is no decimal number, or too large to be exact
 */
export function parseDecimal(text: string, places: number): number {
  const match = DECIMAL.exec(text.trim());
  const [, sign = "", whole = "", fraction = ""] = match ?? [];
  if (!match || whole + fraction === "") throw new RangeError(`"${text}" is not a decimal number`);
  const units = BigInt(whole + fraction.slice(0, places).padEnd(places, "0"));
  const roundsUp = fraction.charAt(places) >= "5";
  return exactNumber((units + (roundsUp ? 1n : 0n)) * (sign ? -1n : 1n));
}

/**
 * Formats units of which 10^places make one as a plain decimal: 1800 with two places is "18.00".
 */
export function decimalText(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  return `${units < 0 ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
}

/** Formats units without trailing zeros: "18", "21.5". */
export function shortestDecimalText(units: number, places: number): string {
  const text = decimalText(units, places);
  return text.includes(".") ? text.replace(/(?<!0)0+$/, "").replace(/\.$/, "") : text;
}

/** Converts a bigint to a number; throws a RangeError rather than losing digits. */
export function exactNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large an amount`);
  return number === 0 ? 0 : number;
}
