import { ALL_TAG, LISTS_TAG, PAGES_TAG } from "./shopChanges.ts";

// Tags of a cached page: the records of the backend that its data contain, and the lists.

/** WPGraphQL's global ids are base64 of "post:12" or "term:3"; those of other objects are no tags. */
const RECORD = /^[a-z_]+:\d+$/;

function addIds(value: unknown, tags: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (name !== "id") addIds(field, tags);
    else if (typeof field === "string") {
      const record = Buffer.from(field, "base64").toString("latin1");
      if (RECORD.test(record)) tags.add(record);
    }
  }
}

/**
 * Returns the tags of a page by its payload: every record with a global id and, unless it is the
 * page of one product, the one of lists, into which any product may come; the one of WordPress's
 * pages if it lists them; and the one of all pages.
 */
export function pageTags(payload: string | undefined): string[] {
  const { data = {} } = (payload === undefined ? {} : JSON.parse(payload)) as { data?: object };
  const tags = new Set<string>([ALL_TAG]);
  addIds(data, tags);
  if ("pages" in data) tags.add(PAGES_TAG);
  if (!("product" in data)) tags.add(LISTS_TAG);
  return [...tags];
}
