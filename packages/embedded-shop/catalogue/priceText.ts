import { decimalText } from "#shop/money/decimal.ts";
import { formatAmount, rawAmount } from "#shop/money/format.ts";
import { number } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import type { CatalogueProduct, CatalogueVariation, Priced } from "./catalogueProduct.ts";
import { displayPrice } from "./displayPrice.ts";
import { findProducts } from "./products.ts";
import { variationsOf } from "./variations.ts";

export type PriceKind = "price" | "regularPrice" | "salePrice";
export type PriceFormat = "FORMATTED" | "RAW" | null | undefined;

/**
 * Formats a product's or variation's price as WooGraphQL does; null without a price. A variable
 * product returns the price range of its variations, or with RAW all of their prices. A grouped
 * product has only a `price`, the range of its parts' prices, which is formatted even with RAW.
 */
export function priceText(
  shop: Shop,
  article: CatalogueProduct | CatalogueVariation,
  kind: PriceKind,
  format: PriceFormat,
): string | null {
  if (article.type === "variable") return variablePrice(shop, article, kind, format);
  if (article.type === "grouped") {
    return kind === "price" ? rangeText(shop, partPrices(shop, article)) : null;
  }
  const amount = article[kind];
  // PHP treats a price of 0 as missing.
  if (!amount) return null;
  const { currency } = shop.settings;
  if (format === "RAW") return rawAmount(amount, currency);
  const product = article.type === "variation" ? article.parent : article;
  return formatAmount(displayPrice(shop, amount, product), currency);
}

function variablePrice(
  shop: Shop,
  product: CatalogueProduct,
  kind: PriceKind,
  format: PriceFormat,
): string | null {
  const amounts = variationsOf(shop, product)
    .filter((variation) => variation.price !== null)
    .flatMap((variation) => shownPrice(variation, kind) ?? [])
    .map((amount) => displayPrice(shop, amount, product))
    .toSorted((one, other) => one - other);
  if (amounts.length === 0) return null;
  if (format !== "RAW") return rangeText(shop, amounts);
  const { decimals } = shop.settings.currency;
  return amounts.map((amount) => decimalText(amount, decimals)).join(", ");
}

/** Returns a variation's price; a sale price only while the sale runs. */
function shownPrice(priced: Priced, kind: PriceKind): number | null {
  return kind === "salePrice" && !priced.onSale ? null : priced[kind];
}

function partPrices(shop: Shop, group: CatalogueProduct): number[] {
  return partsOf(shop, group)
    .flatMap((part) => (part.price === null ? [] : displayPrice(shop, part.price, part)))
    .toSorted((one, other) => one - other);
}

/** Returns a grouped product's parts in the merchant's order. */
export function partsOf(shop: Shop, group: CatalogueProduct): CatalogueProduct[] {
  const ids = shop.database
    .all(
      `select linked_id from product_link where product_id = ? and kind = 'grouped'
        order by position`,
      group.id,
    )
    .map((row) => number(row, "linked_id"));
  return findProducts(shop, ids);
}

function rangeText(shop: Shop, sorted: readonly number[]): string | null {
  const { currency } = shop.settings;
  const lowest = sorted.at(0);
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const from = formatAmount(lowest, currency);
  return lowest === highest ? from : `${from} - ${formatAmount(highest, currency)}`;
}

/** Returns true if the product, one of its variations or one of its parts is on sale now. */
export function isOnSale(shop: Shop, article: CatalogueProduct | CatalogueVariation): boolean {
  if (article.type === "variable") return variationsOf(shop, article).some(({ onSale }) => onSale);
  if (article.type === "grouped") return partsOf(shop, article).some(({ onSale }) => onSale);
  return article.onSale;
}
