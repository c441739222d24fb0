import type { ShopSettings } from "#server/embedded/shop/merchandise.ts";

/** Whether the shop's prices are shown with the tax of its own country, by the tax's name. */
export function priceNote(settings: ShopSettings): { priceNote?: string } {
  const { taxRates, baseCountry, displayPricesWithTax } = settings;
  const rate = taxRates.find(
    ({ taxClass, country }) => taxClass === "" && (country === "" || country === baseCountry),
  );
  return rate ? { priceNote: `${displayPricesWithTax ? "incl." : "excl."} ${rate.label}` } : {};
}
