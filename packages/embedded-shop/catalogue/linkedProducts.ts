import type { Shop } from "#shop/shop.ts";
import { number } from "#shop/columns.ts";
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
  const ids = relatedIds(shop, product.id, pageSize(args));
  if (ids.length === 0) return listProducts(shop, args);
  return listProducts(shop, withoutExclude(args), [isOneOf("product_id", ids)]);
}

/** Kinds of terms that related products share: the table of each, and its column. */
const SHARED = [
  ["product_category", "category_id"],
  ["product_tag", "tag_id"],
] as const;

/**
 * Returns the oldest products that share a term with a product. Each term is read by itself, only
 * as far as needed: all its products would be thousands in a large shop.
 */
function relatedIds({ database }: Shop, product: number, most: number): number[] {
  const ids = SHARED.flatMap(([table, column]) =>
    database
      .all(`select ${column} as term from ${table} where product_id = ?`, product)
      .flatMap((row) =>
        database.all(
          `select product_id from ${table} join listing using (product_id)
            where ${column} = ? and visibility = 'visible' order by product_id limit ?`,
          number(row, "term"),
          most + 1,
        ),
      )
      .map((row) => number(row, "product_id")),
  );
  return [...new Set(ids)]
    .filter((id) => id !== product)
    .toSorted((a, b) => a - b)
    .slice(0, most);
}
