import { rateFor } from "#shop/cart/taxRates.ts";
import { parseDecimal } from "#shop/money/decimal.ts";
import { toMicro, toMinor } from "#shop/money/microUnits.ts";
import { taxOn } from "#shop/money/tax.ts";
import type { Shop } from "#shop/shop.ts";
import type { CatalogueProduct } from "./catalogueProduct.ts";

/**
 * Returns a price as the catalog displays it, with or without the tax of the shop's own address,
 * converted from the price as entered.
 */
export function displayPrice({ settings }: Shop, price: number, product: CatalogueProduct): number {
  const { pricesIncludeTax, displayPricesWithTax, baseCountry, baseState } = settings;
  if (pricesIncludeTax === displayPricesWithTax || product.taxStatus !== "taxable") return price;
  const rate = rateFor(settings, product.taxClass, { country: baseCountry, state: baseState });
  if (!rate || parseDecimal(rate.rate, 4) === 0) return price;
  const micro = toMicro(price);
  const tax = taxOn(micro, rate.rate, pricesIncludeTax);
  return toMinor(pricesIncludeTax ? micro - tax : micro + tax);
}
