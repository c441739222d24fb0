import { number, numberOrNull, text } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";

// Product categories, with their ancestors and paths.

export type Category = {
  kind: "category";
  id: number;
  slug: string;
  name: string;
  description: string;
  parentId: number | null;
  mediaId: number | null;
  position: number;
  /** Public products directly in the category, subcategories excluded. */
  count: number;
};

const CATEGORY = `select category.*, (
    select count(*) from product_category join listing using (product_id)
    where category_id = category.id and visibility = 'visible'
  ) as count from category`;

function readCategory(row: Row): Category {
  return {
    kind: "category",
    id: number(row, "id"),
    slug: text(row, "slug"),
    name: text(row, "name"),
    description: text(row, "description"),
    parentId: numberOrNull(row, "parent_id"),
    mediaId: numberOrNull(row, "media_id"),
    position: number(row, "position"),
    count: number(row, "count"),
  };
}

/** Finds a category by id, slug or name. */
export function findCategory(
  { database }: Shop,
  key: { id: number } | { slug: string } | { name: string },
): Category | undefined {
  const [column, value] = Object.entries(key)[0] ?? [];
  const row = database.first(`${CATEGORY} where category.${column} = ?`, value ?? null);
  return row && readCategory(row);
}

/** Returns all categories in the merchant's order. */
export function allCategories({ database }: Shop): Category[] {
  return database.all(`${CATEGORY} order by position`).map(readCategory);
}

/** Returns a product's categories, sorted by name. */
export function categoriesOf({ database }: Shop, productId: number): Category[] {
  return database
    .all(
      `${CATEGORY} where category.id in
        (select category_id from product_category where product_id = ?) order by shown(name)`,
      productId,
    )
    .map(readCategory);
}

/** Returns a category's ancestors, nearest first. */
export function ancestorsOf(shop: Shop, { parentId }: Category): Category[] {
  const parent = parentId === null ? undefined : findCategory(shop, { id: parentId });
  return parent ? [parent, ...ancestorsOf(shop, parent)] : [];
}

/** Returns a category's path from the root: "clothing/hoodies". */
export function categoryPath(shop: Shop, category: Category): string {
  const above = ancestorsOf(shop, category).reverse();
  return [...above, category].map(({ slug }) => slug).join("/");
}
