import { number, text } from "#server/embedded/shop/columns.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import { allOf } from "./lists/condition.ts";
import type { Condition } from "./lists/condition.ts";
import { productConditions } from "./lists/productConditions.ts";
import { itemsOf } from "./lists/productWhere.ts";
import type { ProductWhere } from "./lists/productWhere.ts";
import { keepListingCurrent } from "./listing.ts";
import { attributeEnum } from "./taxonomyNames.ts";

export type Counted = { key: string; count: number };

/** The condition of a list for counting what could narrow it further. */
export function listCondition(shop: Shop, where: ProductWhere): Condition {
  keepListingCurrent(shop);
  return allOf(productConditions(shop, where));
}

/** The lowest and the highest price among these products, in smallest units; none without products. */
export function priceBounds({ database }: Shop, { sql, values }: Condition) {
  const row = database.first(
    `select min(min_price) as lowest, max(max_price) as highest, count(*) as found
      from listing where ${sql}`,
    ...values,
  );
  if (!row || number(row, "found") === 0) return undefined;
  return { lowest: number(row, "lowest"), highest: number(row, "highest") };
}

/** How many of these products are in each state of stock, or have each rounded rating. */
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
 * How many of these products have each term of an attribute, in the shop's order of terms. The plus
 * keeps SQLite from looking every product up under every term there is: it reads the terms' products
 * once instead, which is forty times quicker among ten thousand.
 */
export function termCounts(
  { database }: Shop,
  slug: string,
  { sql, values }: Condition,
): Counted[] {
  return database
    .all(
      `select term.slug as key, count(*) as count from term
        join product_term on product_term.term_id = term.id
        where term.attribute_id = (select id from attribute where slug = ?)
          and +product_id in (select product_id from listing where ${sql})
        group by term.id order by term.position`,
      slug,
      ...values,
    )
    .map((row) => ({ key: text(row, "key"), count: number(row, "count") }));
}

/**
 * A `where` without what it asks of one attribute: where several of its terms may be chosen at
 * once, the count beside a term must not depend on the others.
 */
export function withoutAttribute(where: ProductWhere, slug: string): ProductWhere {
  const queries = itemsOf(where.attributes?.queries).filter(
    ({ taxonomy }) => taxonomy !== attributeEnum(slug),
  );
  return { ...where, attributes: { ...where.attributes, queries } };
}
