/** The signs by which WooCommerce writes one currency that is in wide use. */
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
 * The currency of a price in words, where its sign or its three letters say it; undefined where many
 * share the sign, as many do the dollar's: what is not known is not told.
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
