import type { ShopSettings } from "#shop/merchandise.ts";

/** Price note of a shop: prices with or without its own country's tax, by the tax's name. */
export function priceNote(settings: ShopSettings): { priceNote?: string } {
  const { taxRates, baseCountry, displayPricesWithTax } = settings;
  const rate = taxRates.find(
    ({ taxClass, country }) => taxClass === "" && (country === "" || country === baseCountry),
  );
  return rate ? { priceNote: `${displayPricesWithTax ? "incl." : "excl."} ${rate.label}` } : {};
}
