import { number, text } from "#shop/columns.ts";
import { exchanged } from "#shop/money/currencies.ts";
import type { Shop } from "#shop/shop.ts";
import { allOf } from "./lists/condition.ts";
import type { Condition } from "./lists/condition.ts";
import { productConditions } from "./lists/productConditions.ts";
import { itemsOf } from "./lists/productWhere.ts";
import type { ProductWhere } from "./lists/productWhere.ts";
import { keepListingCurrent } from "./listing.ts";
import { attributeEnum } from "./taxonomyNames.ts";

// Facet counts of a product list (`collectionStats`).

export type Counted = { key: string; count: number };

/** Returns the SQL condition of a product list, for its facet counts. */
export function listCondition(shop: Shop, where: ProductWhere): Condition {
  keepListingCurrent(shop);
  return allOf(productConditions(shop, where));
}

/**
 * Returns the price range of the matching products, in the currency's smallest unit; undefined
 * without products.
 */
export function priceBounds(shop: Shop, { sql, values }: Condition) {
  const row = shop.database.first(
    `select min(min_price) as lowest, max(max_price) as highest, count(*) as found
      from listing where ${sql}`,
    ...values,
  );
  if (!row || number(row, "found") === 0) return undefined;
  const bound = (end: string) => exchanged(shop, number(row, end));
  return { lowest: bound("lowest"), highest: bound("highest") };
}

/** Counts the matching products per stock status or per rounded rating. */
export function countsBy(
  { database }: Shop,
  column: "stock_status" | "rating",
  { sql, values }: Condition,
): Counted[] {
  const key = column === "rating" ? "cast(round(average_rating) as integer)" : column;
  const rated = column === "rating" ? "and review_count > 0" : "";
  return database
    .all(
      `select cast(${key} as text) as key, count(*) as count from listing
        where (${sql}) ${rated} group by ${key} order by ${key}`,
      ...values,
    )
    .map((row) => ({ key: text(row, "key"), count: number(row, "count") }));
}

/**
 * Counts the matching products per term of an attribute, in the shop's term order. One query counts
 * the terms of all attributes, so that a snapshot of the database reuses its rows for the others.
 */
export function termCounts(
  { database }: Shop,
  slug: string,
  { sql, values }: Condition,
): Counted[] {
  return database
    .all(
      `with counted as (
        select term_id, count(*) as count from product_term
        where product_id in (select product_id from listing where ${sql}) group by term_id
      )
      select attribute.slug as attribute, term.slug as key, count from counted
        join term on term.id = term_id join attribute on attribute.id = attribute_id
        order by term.position`,
      ...values,
    )
    .filter((row) => text(row, "attribute") === slug)
    .map((row) => ({ key: text(row, "key"), count: number(row, "count") }));
}

/**
 * Returns a `where` without its filter on one attribute: where several of its terms can be selected
 * at once, the count of one term must not depend on the others.
 */
export function withoutAttribute(where: ProductWhere, slug: string): ProductWhere {
  const queries = itemsOf(where.attributes?.queries).filter(
    ({ taxonomy }) => taxonomy !== attributeEnum(slug),
  );
  return { ...where, attributes: { ...where.attributes, queries } };
}
