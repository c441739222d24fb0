import { number, text } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";

// Product tags.

export type Tag = {
  kind: "tag";
  id: number;
  slug: string;
  name: string;
  description: "";
  position: number;
  count: number;
};

const TAG = `select tag.*, (
    select count(*) from product_tag join listing using (product_id)
    where tag_id = tag.id and visibility = 'visible'
  ) as count from tag`;

function readTag(row: Row): Tag {
  return {
    kind: "tag",
    id: number(row, "id"),
    slug: text(row, "slug"),
    name: text(row, "name"),
    description: "",
    position: number(row, "id"),
    count: number(row, "count"),
  };
}

/** Finds a tag by id, slug or name. */
export function findTag(
  { database }: Shop,
  key: { id: number } | { slug: string } | { name: string },
): Tag | undefined {
  const [column, value] = Object.entries(key)[0] ?? [];
  const row = database.first(`${TAG} where tag.${column} = ?`, value ?? null);
  return row && readTag(row);
}

/** Returns all tags, sorted by name. */
export function allTags({ database }: Shop): Tag[] {
  return database.all(`${TAG} order by shown(name)`).map(readTag);
}

/** Returns a product's tags, sorted by name. */
export function tagsOf({ database }: Shop, productId: number): Tag[] {
  return database
    .all(
      `${TAG} where tag.id in (select tag_id from product_tag where product_id = ?) order by shown(name)`,
      productId,
    )
    .map(readTag);
}
