import type { Shop } from "#shop/shop.ts";

// Amounts as WooCommerce's Store API has them: minor units as text, and the currency beside them.

/** Returns an amount in minor units. */
export const minorText = (minor: number): string => String(minor);

/** Returns the format of the shop's currency, which every object with amounts repeats. */
export function currencyJson({ settings: { currency } }: Shop) {
  const { code, symbol, position, decimals, decimalSeparator, thousandSeparator } = currency;
  const spaced = position.endsWith("_space");
  return {
    currency_code: code,
    currency_symbol: symbol,
    currency_minor_unit: decimals,
    currency_decimal_separator: decimalSeparator,
    currency_thousand_separator: thousandSeparator,
    currency_prefix: position.startsWith("left") ? `${symbol}${spaced ? " " : ""}` : "",
    currency_suffix: position.startsWith("right") ? `${spaced ? " " : ""}${symbol}` : "",
  };
}
