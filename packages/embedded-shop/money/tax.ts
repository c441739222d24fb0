import { parseDecimal } from "./decimal.ts";
import { scale } from "./microUnits.ts";
import type { MicroUnits } from "./microUnits.ts";

// Tax calculation by percentage rate, on tax-exclusive or tax-inclusive amounts.

const RATE_PLACES = 4;
/** 100 %, in the units of a parsed rate. */
const WHOLE = 100 * 10 ** RATE_PLACES;

/**
 * Returns the tax on an amount.
 * @param percent as the merchant enters it, "8.2500"
 * @param isIncluded true if the amount includes the tax
 */
export function taxOn(amount: MicroUnits, percent: string, isIncluded: boolean): MicroUnits {
  const rate = parseDecimal(percent, RATE_PLACES);
  return scale(amount, rate, isIncluded ? WHOLE + rate : WHOLE);
}
