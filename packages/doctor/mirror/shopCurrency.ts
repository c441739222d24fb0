import { currencyOf } from "../../../relay/contract/cart/currencyOf.ts";
import { plainText } from "../../../relay/contract/text/plainText.ts";

// Currency format of a shop, read from its prices: WooGraphQL has no field for it.

/** A price as the shop displays it, and as a number. */
export type PriceSample = { printed: string; raw: string };

/** Currency format, as WooCommerce's settings have it. */
export type CurrencyFormat = {
  code: string;
  symbol: string;
  position: "left" | "right" | "left_space" | "right_space";
  decimals: number;
  decimalSeparator: string;
  thousandSeparator: string;
};

const PRICE = /^(\D*?)(\d[\d.,'’\s]*\d|\d)(\D*)$/u;
/** Most decimals of a currency. */
const MOST_DECIMALS = 4;

/** Returns the number of decimals with which the digits are the amount; undefined if there is none. */
function decimalsOf(digits: string, amount: number): number | undefined {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const scale = 10 ** decimals;
    if (Math.abs(Number(digits) / scale - amount) <= 0.5 / scale) return decimals;
  }
  return undefined;
}

/** Reads the format of one price; undefined if it is a range or in an unknown form. */
function formatOf({ printed, raw }: PriceSample): Omit<CurrencyFormat, "code"> | undefined {
  const [, before = "", number = "", after = ""] = PRICE.exec(plainText(printed).trim()) ?? [];
  const decimals = decimalsOf(number.replace(/\D/g, ""), Number(raw));
  if (number === "" || decimals === undefined || raw.includes(",")) return undefined;
  const whole = decimals === 0 ? number : number.slice(0, -decimals);
  const decimalSeparator = decimals === 0 ? "." : whole.slice(-1);
  const [thousandSeparator = decimalSeparator === "." ? "," : "."] =
    /\D/u.exec(decimals === 0 ? whole : whole.slice(0, -1)) ?? [];
  const isLeft = before.trim() !== "";
  const isSpaced = /\s/u.test(isLeft ? before : after);
  return {
    symbol: (isLeft ? before : after).trim(),
    position: `${isLeft ? "left" : "right"}${isSpaced ? "_space" : ""}`,
    decimals,
    decimalSeparator,
    thousandSeparator,
  };
}

/**
 * Reads the currency format from prices: the highest one shows the most of it.
 * @param code ISO 4217 code, if it is known; else it follows from the symbol
 * @returns undefined if no price shows the format, or its symbol stands for several currencies
 */
export function shopCurrency(
  prices: readonly PriceSample[],
  code?: string,
): CurrencyFormat | undefined {
  const highestFirst = prices.toSorted((one, other) => Number(other.raw) - Number(one.raw));
  for (const sample of highestFirst) {
    const format = formatOf(sample);
    const known = code ?? currencyOf(plainText(sample.printed));
    if (format && known !== undefined) return { code: known, ...format };
  }
  return undefined;
}

/** Returns a displayed amount as a decimal string ("1.234,50 €" is "1234.50"). */
export function decimalOf(printed: string, { decimals }: Pick<CurrencyFormat, "decimals">): string {
  const digits = plainText(printed)
    .replace(/\D/g, "")
    .padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}
