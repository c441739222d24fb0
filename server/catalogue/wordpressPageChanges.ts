import type { ListedPage } from "#server/backend/line/catalogueLists.ts";
import type { WordpressPages } from "#server/backend/line/wordpressPages.ts";
import { modifiedBy } from "./wordpressTime.ts";
import { ALL_TAG, LISTS_TAG, PAGES_TAG, postId, postTag } from "./shopChanges.ts";
import type { ShopChanges } from "./shopChanges.ts";

// Changes of WordPress's pages: new, renamed, reordered, edited and withdrawn ones.

/** Least time from one request for the list to the next, in milliseconds. */
const BETWEEN_MS = 2_000;

/** True if the footer shows two versions of a page in the same way. */
const isSameLink = (one: ListedPage, other: ListedPage) =>
  one.id === other.id && one.title === other.title && one.menuOrder === other.menuOrder;

/** Returns the tags of what differs between two lists. */
function tagsOfDifference(
  pages: ReadonlyMap<string, ListedPage>,
  before: ReadonlyMap<string, ListedPage>,
): Set<string> {
  const tags = new Set<string>();
  for (const [path, page] of pages) {
    const known = before.get(path);
    const isSame = known && isSameLink(page, known);
    if (!isSame) tags.add(PAGES_TAG);
    if (!isSame || page.modifiedGmt !== known.modifiedGmt) tags.add(postTag(page.id));
  }
  for (const [path, { id }] of before) {
    if (!pages.has(path)) tags.add(PAGES_TAG).add(postTag(id));
  }
  return tags;
}

/**
 * Notes the changes of WordPress's pages, and fetches their list again after each change that may
 * concern one: a notice names its record by the id alone.
 * @param options.isProduct true for the id of a known product
 */
export function followWordpressPages(
  changes: Pick<ShopChanges, "note" | "onChange">,
  pages: Pick<WordpressPages, "refetch" | "onList">,
  { isProduct }: { isProduct: (id: number) => boolean },
): { close: () => void } {
  let isNoting = false;
  let fetchedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  function refetch(): void {
    timer = undefined;
    fetchedAt = performance.now();
    // The next request for an unknown path fetches it after a failure.
    pages.refetch().catch(() => {});
  }

  function note(tags: readonly string[], at?: number): void {
    isNoting = true;
    changes.note([...tags, LISTS_TAG], at);
    isNoting = false;
  }

  pages.onList((found, before) => {
    if (before) {
      const tags = tagsOfDifference(found, before);
      if (tags.size > 0) note([...tags]);
      return;
    }
    // Pages that an earlier process has cached may be older.
    for (const { id, modifiedGmt } of found.values()) {
      const modifiedAt = modifiedBy(modifiedGmt);
      if (modifiedAt) note([postTag(id), PAGES_TAG], modifiedAt);
    }
  });
  changes.onChange((tags) => {
    const mayBePage = (tag: string) => {
      const id = postId(tag);
      return tag === ALL_TAG || (id !== undefined && !isProduct(id));
    };
    if (isNoting || !tags.some(mayBePage)) return;
    timer ??= setTimeout(refetch, Math.max(fetchedAt + BETWEEN_MS - performance.now(), 0)).unref();
  });
  return { close: () => clearTimeout(timer) };
}
