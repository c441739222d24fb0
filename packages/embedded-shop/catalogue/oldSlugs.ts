import { text } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";

/**
 * Returns the redirect target for a product's former path, as WordPress redirects it; undefined
 * when no published product had this path.
 */
export function movedTo({ database }: Pick<Shop, "database">, path: string): string | undefined {
  const slug = /^\/product\/([^/]+)\/?$/.exec(path)?.[1];
  const row = slug && database.first(MOVED, decodeURIComponent(slug));
  return row ? `/product/${encodeURIComponent(text(row, "slug"))}/` : undefined;
}

const MOVED = `select product.slug from old_slug join product on product.id = product_id
where old_slug.slug = ? and status = 'publish'`;
