import type { SQLInputValue } from "node:sqlite";
import type { CatalogueProduct } from "#shop/catalogue/catalogueProduct.ts";
import { connectionOfPage, pageSize, readCursor } from "#shop/catalogue/connections.ts";
import type { Connection, PageArguments } from "#shop/catalogue/connections.ts";
import { keepListingCurrent } from "#shop/catalogue/listing.ts";
import { findProducts } from "#shop/catalogue/products.ts";
import { number } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import { allOf, anyOf, condition } from "./condition.ts";
import type { Condition } from "./condition.ts";
import { productConditions } from "./productConditions.ts";
import { productOrdering, reversed } from "./productOrdering.ts";
import type { Ordering } from "./productOrdering.ts";
import type { ProductWhere } from "./productWhere.ts";

// Lists of public products, page by page.

export type ProductListArguments = PageArguments & { where?: ProductWhere | null };

export type ProductConnection = Connection<CatalogueProduct> & {
  /** Returns the number of products on all pages; counts only when called. */
  found(): number;
};

/**
 * Lists one page of the shop's public products.
 * @param within conditions in addition to `where`: a category, related products
 */
export function listProducts(
  shop: Shop,
  args: ProductListArguments,
  within: readonly Condition[] = [],
): ProductConnection {
  keepListingCurrent(shop);
  const where = args.where ?? {};
  const matching = allOf([...within, ...productConditions(shop, where)]);
  const forwards = productOrdering(where, shop.database.isTranslated());
  const orderings = args.last ? reversed(forwards) : forwards;
  const size = pageSize(args);
  const bounds = [
    ...beyond(shop, readCursor(args.after), forwards),
    ...beyond(shop, readCursor(args.before), reversed(forwards)),
  ];
  const { sql, values } = allOf([matching, ...bounds]);
  const order = orderings.map(({ by, direction }) => `${by} ${direction}`).join(", ");
  const ids = shop.database
    .all(
      `select product_id from listing where ${sql} order by ${order} limit ?`,
      ...values,
      size + 1,
    )
    .map((row) => number(row, "product_id"));
  const page = ids.slice(0, size);
  const products = findProducts(shop, args.last ? page.reverse() : page);
  return {
    ...connectionOfPage(products, args, ids.length > size, ({ id }) => id),
    found: () => countListed(shop, matching),
  };
}

/** Counts the public products that match a condition. */
export function countListed(shop: Shop, { sql, values }: Condition): number {
  const row = shop.database.first(`select count(*) as found from listing where ${sql}`, ...values);
  return row ? number(row, "found") : 0;
}

/**
 * Restricts a list to the products after the cursor's product in this order (keyset pagination);
 * returns no condition when that product is not listed.
 */
function beyond(shop: Shop, id: string | undefined, orderings: readonly Ordering[]): Condition[] {
  if (id === undefined) return [];
  const columns = orderings.map(({ by }, index) => `${by} as key${index}`).join(", ");
  const row = shop.database.first(
    `select ${columns} from listing where product_id = ?`,
    Number(id),
  );
  if (!row) return [];
  const keys = orderings.map((_, index): SQLInputValue => row[`key${index}`] ?? null);
  return [
    anyOf(
      orderings.map(({ by, direction }, depth) => {
        const same = orderings.slice(0, depth).map((ordering) => `${ordering.by} = ?`);
        const sql = [...same, `${by} ${direction === "asc" ? ">" : "<"} ?`].join(" and ");
        return condition(sql, ...keys.slice(0, depth + 1));
      }),
    ),
  ];
}
