import { number, numberOrNull, text } from "#server/embedded/shop/columns.ts";
import { displayPrice } from "#server/embedded/shop/catalogue/displayPrice.ts";
import { findProduct } from "#server/embedded/shop/catalogue/products.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import type { SearchRecord } from "#server/embedded/search/record.ts";
import { plainText } from "./plainText.ts";

/** Changed whenever records are made differently: all of them are then made anew. */
export const RECORDS_VERSION = 1;

/** Texts longer than this are cut: nobody searches for what comes after. */
const LONGEST_TEXT = 4000;

const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3"];

/** Every category's names from the top to itself, by its id. */
function categoryPaths({ database }: Shop): Map<number, string[]> {
  const categories = new Map(
    database
      .all("select id, name, parent_id from category")
      .map((row) => [
        number(row, "id"),
        { name: plainText(text(row, "name")), parent: numberOrNull(row, "parent_id") },
      ]),
  );
  const pathOf = (id: number | null): string[] => {
    const category = id === null ? undefined : categories.get(id);
    return category ? [...pathOf(category.parent), category.name] : [];
  };
  return new Map(Array.from(categories.keys(), (id) => [id, pathOf(id)]));
}

/** Categories by how deep they stand: { lvl0: ["Table"], lvl1: ["Table > Bowls"] }. */
function levelsOf(paths: readonly string[][]): Record<string, string[]> {
  const levels: Record<string, string[]> = {};
  for (const [depth, level] of LEVELS.entries()) {
    const there = paths.filter((path) => path.length > depth);
    const names = there.map((path) => path.slice(0, depth + 1).join(" > "));
    if (names.length > 0) levels[level] = [...new Set(names)].sort();
  }
  return levels;
}

/** What one of the shop's products is searched as. */
export type RecordReader = (productId: number) => SearchRecord | undefined;

/**
 * Reads products as records: for this moment, since categories are read once.
 * @returns a reader that knows no record for what search does not show
 */
export function recordReader(shop: Shop): RecordReader {
  const { database, settings } = shop;
  const paths = categoryPaths(shop);
  const unit = 10 ** settings.currency.decimals;
  const texts = (sql: string, id: number) =>
    database.all(sql, id).map((row) => plainText(text(row, "value")));

  function attributesOf(id: number): Record<string, string[]> {
    const attributes: Record<string, string[]> = {};
    const rows = database.all(
      `select attribute.slug as slug, term.name as name from product_term
        join term on term.id = term_id join attribute on attribute.id = attribute_id
        where product_id = ? order by attribute.position, term.position`,
      id,
    );
    for (const row of rows)
      (attributes[text(row, "slug")] ??= []).push(plainText(text(row, "name")));
    return attributes;
  }

  return (id) => {
    const listed = database.first(
      "select * from listing where product_id = ? and visibility in ('visible', 'search')",
      id,
    );
    const product = listed && findProduct(shop, { id });
    if (!product) return undefined;
    const priced = (amount: number) => displayPrice(shop, amount, product) / unit;
    const [price, maxPrice] = [
      priced(number(listed, "min_price")),
      priced(number(listed, "max_price")),
    ];
    const categories = database
      .all("select category_id from product_category where product_id = ?", id)
      .flatMap((row) => [paths.get(number(row, "category_id")) ?? []]);
    const pictures = database.all(
      `select file, alt from product_media join media on media.id = media_id
        where product_id = ? order by position`,
      id,
    );
    const skus = texts("select sku as value from variation where product_id = ? and sku <> ''", id);
    return {
      objectID: String(id),
      databaseId: id,
      type: product.type,
      slug: product.slug,
      name: plainText(product.name),
      sortName: text(listed, "sort_name"),
      skus: [...new Set([...(product.sku ? [product.sku] : []), ...skus])],
      shortDescription: plainText(product.shortDescription).slice(0, LONGEST_TEXT),
      description: plainText(product.description).slice(0, LONGEST_TEXT),
      categories: levelsOf(categories),
      tags: texts(
        "select name as value from product_tag join tag on id = tag_id where product_id = ?",
        id,
      ),
      attributes: attributesOf(id),
      price,
      maxPrice,
      onSale: number(listed, "on_sale") === 1,
      stockStatus: product.stockStatus,
      inStock: product.stockStatus !== "outofstock",
      featured: product.featured,
      rating: number(listed, "average_rating"),
      reviewCount: number(listed, "review_count"),
      popularity: product.totalSales,
      publishedAt: product.published,
      pictures: pictures.map((row) => ({
        src: shop.uploads.url(text(row, "file")),
        alt: text(row, "alt"),
      })),
    };
  };
}
