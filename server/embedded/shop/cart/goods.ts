import { isPurchasable } from "#server/embedded/shop/catalogue/catalogueProduct.ts";
import type {
  CatalogueProduct,
  CatalogueVariation,
} from "#server/embedded/shop/catalogue/catalogueProduct.ts";
import { findProduct } from "#server/embedded/shop/catalogue/products.ts";
import { findVariation } from "#server/embedded/shop/catalogue/variations.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import type { CartLine } from "./cartState.ts";

/** What a cart line sells: a product, and for a variable one the variation of it. */
export type Goods = { product: CatalogueProduct; variation: CatalogueVariation | undefined };

/** The article itself: it carries the price, the stock, the name and the shipping rules. */
export function articleOf({ product, variation }: Goods): CatalogueProduct | CatalogueVariation {
  return variation ?? product;
}

/** Looks up goods by their ids; undefined when they do not exist or do not belong together. */
export function findGoods(shop: Shop, productId: number, variationId: number): Goods | undefined {
  if (variationId === 0) {
    const product = findProduct(shop, { id: productId });
    return product && { product, variation: undefined };
  }
  const variation = findVariation(shop, { id: variationId });
  return variation?.productId === productId ? { product: variation.parent, variation } : undefined;
}

/** A cart line with what it sells. */
export type StockedLine = { line: CartLine; goods: Goods };

/**
 * The lines that can still be bought. WooCommerce drops a line when its product is gone or no
 * longer published, yet keeps one that merely ran out of stock.
 */
export function linesOnSale(shop: Shop, lines: readonly CartLine[]): StockedLine[] {
  return lines.flatMap((line) => {
    const goods = findGoods(shop, line.productId, line.variationId);
    return goods && isPurchasable(articleOf(goods)) ? [{ line, goods }] : [];
  });
}
