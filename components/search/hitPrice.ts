import type { AmountFormat } from "#relay/contract/cart/displayedAmounts.ts";
import type { HitFields } from "./hit.ts";
import { formatRangeLike } from "#components/product/formatPriceLike.ts";
import { t } from "#words/t.ts";

/** Returns a hit's current and regular price in the shop's format. */
export const hitPrices = (hit: HitFields, format: AmountFormat | undefined) => {
  const { regularPrice: before, maxRegularPrice = before } = hit;
  return {
    price: hitPrice(hit, format),
    regularPrice:
      before === undefined ? undefined : formatRangeLike(format, before, maxRegularPrice ?? before),
  };
};

/**
 * Returns the price text of a search hit, formatted as the shop formats prices and worded as on
 * product cards; undefined if the product has no price.
 */
export function hitPrice(
  { type, price, maxPrice = price }: Pick<HitFields, "type" | "price" | "maxPrice">,
  format: AmountFormat | undefined,
): string | undefined {
  if (price === undefined || maxPrice === undefined) return undefined;
  if (maxPrice === 0) return t("product.free");
  const range = formatRangeLike(format, price, maxPrice);
  // The record of a set whose price is not known has the prices of its parts.
  return type === "grouped" && maxPrice === price ? t("product.setFrom", { price: range }) : range;
}
