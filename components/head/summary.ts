import { plainText } from "#relay/contract/text/plainText.ts";

// Meta description of a page, from the beginning of its HTML text.

/** Approximate length that search engines display of a page description. */
const MAX_LENGTH = 160;

/** Returns the text without tags, cut between words if it has any; undefined if it is empty. */
export function summary(html: string | null | undefined): string | undefined {
  // Paragraphs, list items and cells end without a space in HTML.
  const text = plainText(html?.replace(/<(?:\/(?:p|li|h\d|div|t[dhr]|d[dt])|br)\b[^<>]*>/gi, " "))
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= MAX_LENGTH) return text || undefined;
  const cut = text.slice(0, MAX_LENGTH);
  const space = cut.lastIndexOf(" ");
  // Chinese and Japanese have no spaces; a character of two code units is not cut in half.
  const words = space > 0 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${words.replace(/[\s,;:.。、–-]+$/, "")}…`;
}
