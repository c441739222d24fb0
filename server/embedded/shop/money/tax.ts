import { parseDecimal } from "./decimal.ts";
import { scale } from "./fine.ts";
import type { Fine } from "./fine.ts";

const RATE_PLACES = 4;
/** A whole (100 %) in the units a rate is counted in. */
const WHOLE = 100 * 10 ** RATE_PLACES;

/**
 * The tax on an amount, to the fine unit.
 * @param percent as the merchant enters it, "8.2500"
 * @param isIncluded whether the amount already holds the tax
 */
export function taxOn(amount: Fine, percent: string, isIncluded: boolean): Fine {
  const rate = parseDecimal(percent, RATE_PLACES);
  return scale(amount, rate, isIncluded ? WHOLE + rate : WHOLE);
}
