import type { CurrencySettings } from "#shop/merchandise.ts";
import { decimalText, shortestDecimalText } from "./decimal.ts";
import { toMinor } from "./microUnits.ts";
import type { MicroUnits } from "./microUnits.ts";

// Formats of money amounts.

/** Decimal places of micro units beyond the currency's own. */
const MICRO_PLACES = 6;

/** Currency symbols that WordPress stores as HTML entities. */
const SYMBOL_ENTITIES: Record<string, string> = { $: "&#036;", "€": "&euro;", "£": "&pound;" };

/**
 * Formats an amount in minor units as the shop does, "$1,953.91". A space beside the symbol is the
 * entity `&nbsp;`, as in WooGraphQL's responses.
 */
export function formatAmount(minor: number, currency: CurrencySettings): string {
  return `${minor < 0 ? "-" : ""}${placeSymbol(currency.symbol, minor, currency)}`;
}

/** Formats micro units as the shop does, rounded half up. */
export function formatMicro(micro: MicroUnits, currency: CurrencySettings): string {
  return formatAmount(toMinor(micro), currency);
}

/** Formats an amount in minor units as `format: RAW` does: "18", "21.5". */
export function rawAmount(minor: number, currency: CurrencySettings): string {
  return shortestDecimalText(minor, currency.decimals);
}

/** Formats an amount in minor units with all of the currency's decimals: "18.00". */
export function decimalAmount(minor: number, currency: CurrencySettings): string {
  return decimalText(minor, currency.decimals);
}

/** Formats micro units as `format: RAW` does: not rounded, "0.297". */
export function rawMicro(micro: MicroUnits, currency: CurrencySettings): string {
  return shortestDecimalText(micro, currency.decimals + MICRO_PLACES);
}

/** Formats an amount as HTML, as WooCommerce does in its messages. */
export function amountHtml(minor: number, currency: CurrencySettings): string {
  const symbol = SYMBOL_ENTITIES[currency.symbol] ?? currency.symbol;
  const markup = `<span class="woocommerce-Price-currencySymbol">${symbol}</span>`;
  const amount = `${minor < 0 ? "-" : ""}${placeSymbol(markup, minor, currency)}`;
  return `<span class="woocommerce-Price-amount amount"><bdi>${amount}</bdi></span>`;
}

function placeSymbol(symbol: string, minor: number, currency: CurrencySettings): string {
  const number = groupedNumber(Math.abs(minor), currency);
  switch (currency.position) {
    case "left":
      return `${symbol}${number}`;
    case "right":
      return `${number}${symbol}`;
    case "left_space":
      return `${symbol}&nbsp;${number}`;
    case "right_space":
      return `${number}&nbsp;${symbol}`;
  }
}

function groupedNumber(minor: number, currency: CurrencySettings): string {
  const [whole = "", fraction] = decimalText(minor, currency.decimals).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, currency.thousandSeparator);
  return fraction === undefined ? grouped : `${grouped}${currency.decimalSeparator}${fraction}`;
}
