import type { Shop } from "#server/embedded/shop/shop.ts";
import { number } from "#server/embedded/shop/columns.ts";
import type { CatalogueProduct } from "./catalogueProduct.ts";
import { pageSize } from "./connections.ts";
import { isOneOf } from "./lists/condition.ts";
import { listProducts } from "./lists/productList.ts";
import type { ProductConnection, ProductListArguments } from "./lists/productList.ts";

// Lists of linked products: upsells, cross-sells, parts of a set, and related ones.

/** Arguments of a list with ids of its own, beside which WordPress ignores `exclude`. */
const withoutExclude = (args: ProductListArguments): ProductListArguments => ({
  ...args,
  where: { ...args.where, exclude: null },
});

/** Lists a product's upsells, cross-sells or grouped products. */
export function linkedProducts(
  shop: Shop,
  product: CatalogueProduct,
  kind: "upsell" | "cross_sell" | "grouped",
  args: ProductListArguments,
): ProductConnection {
  const ids = shop.database
    .all("select linked_id from product_link where product_id = ? and kind = ?", product.id, kind)
    .map((row) => number(row, "linked_id"));
  return listProducts(shop, withoutExclude(args), [isOneOf("product_id", ids)]);
}

/**
 * Lists products that share a category or tag with this one. WooCommerce picks as many as a page
 * has before they are ordered, at random; this takes the oldest, so that a page stays the same.
 * Without any, WooGraphQL responds with the start of the whole catalog, the product itself
 * included, and so does this.
 */
export function relatedProducts(
  shop: Shop,
  product: CatalogueProduct,
  args: ProductListArguments,
): ProductConnection {
  const ids = shop.database
    .all(RELATED, { product: product.id, most: pageSize(args) })
    .map((row) => number(row, "product_id"));
  if (ids.length === 0) return listProducts(shop, args);
  return listProducts(shop, withoutExclude(args), [isOneOf("product_id", ids)]);
}

const RELATED = `
select product_id from listing
where visibility = 'visible' and product_id <> :product and product_id in (
  select product_id from product_category where category_id in
    (select category_id from product_category where product_id = :product)
  union
  select product_id from product_tag where tag_id in
    (select tag_id from product_tag where product_id = :product))
order by product_id limit :most`;
