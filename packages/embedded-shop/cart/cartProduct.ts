import { isPurchasable } from "#shop/catalogue/catalogueProduct.ts";
import type { CatalogueProduct, CatalogueVariation } from "#shop/catalogue/catalogueProduct.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import { findVariation } from "#shop/catalogue/variations.ts";
import type { Shop } from "#shop/shop.ts";
import type { CartLine } from "./cartState.ts";

/** Product of a cart line, with the variation of a variable product. */
export type CartProduct = { product: CatalogueProduct; variation: CatalogueVariation | undefined };

/** Returns the variation or else the product: it has the price, stock, name and shipping rules. */
export function articleOf({
  product,
  variation,
}: CartProduct): CatalogueProduct | CatalogueVariation {
  return variation ?? product;
}

/** Finds a product and variation by id; undefined if missing or not belonging together. */
export function findCartProduct(
  shop: Shop,
  productId: number,
  variationId: number,
): CartProduct | undefined {
  if (variationId === 0) {
    const product = findProduct(shop, { id: productId });
    return product && { product, variation: undefined };
  }
  const variation = findVariation(shop, { id: variationId });
  return variation?.productId === productId ? { product: variation.parent, variation } : undefined;
}

/** A cart line with its product. */
export type StockedLine = { line: CartLine; cartProduct: CartProduct };

/**
 * Returns the purchasable lines. WooCommerce drops a line when its product was deleted or
 * unpublished, yet keeps one that is out of stock.
 */
export function linesOnSale(shop: Shop, lines: readonly CartLine[]): StockedLine[] {
  return lines.flatMap((line) => {
    const cartProduct = findCartProduct(shop, line.productId, line.variationId);
    return cartProduct && isPurchasable(articleOf(cartProduct)) ? [{ line, cartProduct }] : [];
  });
}
