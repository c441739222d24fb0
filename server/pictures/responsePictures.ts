import type { PictureRules } from "./pictureRules.ts";

/**
 * Puts our own widths in the place of each picture's `srcSet` in a GraphQL answer, in place. What
 * may not be made smaller keeps those of its WordPress.
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
