import { ALL_TAG } from "#server/catalogue/shopChanges.ts";

// Tags of pages as a CDN knows them: short names, since each response carries them.

/** Maximum number of records in a response's tags; with more it has the tag of such pages instead. */
const MAX_RECORDS = 100;

/** Tag of all pages. */
export const ALL_PAGES = "v-all";

/** Tag of the pages with more records than a header should have; every change concerns them. */
const MANY_RECORDS = "v-many";

/** Matches the tags of records that a change may name; others in a page's data never change alone. */
const RECORD = /^(post|term):(\d+)$/;

const nameOf = (tag: string) => {
  const [, kind, id] = RECORD.exec(tag) ?? [];
  return kind === undefined ? `v-${tag}` : `v-${kind.charAt(0)}${id}`;
};

const isKnown = (tag: string) => RECORD.test(tag) || !tag.includes(":");

/** Returns the CDN's tags of a page. */
export function cdnTagsOf(pageTags: readonly string[]): string[] {
  const known = pageTags.filter(isKnown);
  const groups = known.filter((tag) => !tag.includes(":"));
  const records = known.length - groups.length;
  return records > MAX_RECORDS ? [...groups.map(nameOf), MANY_RECORDS] : known.map(nameOf);
}

/** Returns the CDN's tags that a change concerns. */
export function purgedTags(changed: readonly string[]): string[] {
  if (changed.includes(ALL_TAG)) return [ALL_PAGES];
  return [...changed.filter(isKnown).map(nameOf), MANY_RECORDS];
}
