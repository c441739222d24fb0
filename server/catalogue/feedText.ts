import { decodeXML } from "entities";
import sanitizeHtml from "sanitize-html";

// HTML to plain text conversion for titles and descriptions of the product feed.

function withoutTags(html: string): string {
  if (!/[<&]/.test(html)) return html;
  // Block elements end without a space in HTML.
  const spaced = html.replace(/<(?:\/(?:p|li|h\d|div|td|th)|br)\b[^<>]*>/gi, "$& ");
  return decodeXML(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }));
}

/** Converts a merchant's HTML to one line of plain text, truncated to `longest` characters. */
export function feedText(html: string | null | undefined, longest: number): string {
  const text = withoutTags(html ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
