import { plainText } from "#relay/contract/plainText.ts";

/** About as much as search engines show of a page's description. */
const LONGEST = 160;

/** The beginning of a text of the shop's, as a page's description; undefined where there is none. */
export function summary(html: string | null | undefined): string | undefined {
  // Paragraphs and list items end without a space in HTML.
  const text = plainText(html?.replace(/<(?:\/(?:p|li|h\d|div|td)|br)\b[^>]*>/gi, " "))
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= LONGEST) return text || undefined;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:.–-]+$/, "")}…`;
}
