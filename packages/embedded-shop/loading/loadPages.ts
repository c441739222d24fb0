import type { Database } from "#shop/database.ts";
import type { ShopPage } from "#shop/merchandise.ts";
import type { IdSequence } from "./idSequence.ts";
import { insertInto } from "./insertInto.ts";
import type { MediaIds } from "./mediaIds.ts";
import { momentOf } from "./momentOf.ts";

/**
 * Writes the WordPress pages, in their order.
 * @throws if a page comes before its parent
 */
export function loadPages(
  database: Database,
  pages: readonly ShopPage[],
  { media, posts, today }: { media: MediaIds; posts: IdSequence; today: Date },
): void {
  const ids = new Map<string, number>();
  for (const [position, page] of pages.entries()) {
    const id = posts.next(page.id);
    const parentId = page.parent === undefined ? null : ids.get(page.parent);
    if (parentId === undefined) throw new Error(`No page "${page.parent}" before "${page.slug}"`);
    ids.set(page.slug, id);
    insertInto(database, "page", {
      id,
      slug: page.slug,
      parent_id: parentId,
      title: page.title,
      content: page.content,
      is_privacy_policy: page.isPrivacyPolicy ?? false,
      position,
      published: momentOf(page.published, today),
      modified: momentOf(page.modified ?? page.published, today),
    });
    if (!page.picture) continue;
    insertInto(database, "page_media", { page_id: id, media_id: media.idOf(page.picture) });
  }
}
