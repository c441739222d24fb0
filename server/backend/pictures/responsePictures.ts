import type { PictureRules } from "./pictureRules.ts";

/**
 * Replaces each picture's `srcSet` in a GraphQL response by our own widths, in place. Pictures that
 * may not be resized keep WordPress's.
 */
export function replaceWidths(value: unknown, rules: PictureRules): void {
  if (Array.isArray(value)) {
    for (const item of value) replaceWidths(item, rules);
  } else if (typeof value === "object" && value !== null) {
    const record = value as Record<string, unknown>;
    if (typeof record["sourceUrl"] === "string" && "srcSet" in record) {
      record["srcSet"] = rules.srcSetOf(record["sourceUrl"]) ?? record["srcSet"];
    }
    for (const field of Object.values(record)) replaceWidths(field, rules);
  }
}
