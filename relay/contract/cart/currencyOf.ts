// Currency detection: the ISO 4217 code of a price that the backend has formatted.

/** Currency symbols of WooCommerce that stand for a single widely used currency. */
const SIGNS: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₺": "TRY",
  "₪": "ILS",
  "₴": "UAH",
  "₫": "VND",
  zł: "PLN",
  Kč: "CZK",
  R$: "BRL",
};

/**
 * Returns the currency code of a formatted price, by its symbol or code; undefined for a symbol
 * that several currencies share, such as the dollar sign.
 */
export function currencyOf(price: string): string | undefined {
  const sign =
    price
      .replace(/[\d\s.,'’–-]+/g, " ")
      .trim()
      .split(" ")[0] ?? "";
  return (
    (Object.hasOwn(SIGNS, sign) ? SIGNS[sign] : undefined) ??
    (/^[A-Z]{3}$/.test(sign) ? sign : undefined)
  );
}
