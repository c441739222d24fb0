// Removal of unprocessed WordPress shortcodes from HTML.

const CLOSING = /\[\/([a-z][\w-]*)\]/gi;
const ANY = /\[(\/?)([a-z][\w-]*)((?:[^\w[\]-][^[\]]*)?)\]/gi;

/** A tag, or the text up to the next one; sanitized HTML has no `<` or `>` within attributes. */
const TAG_OR_TEXT = /<[^<>]*>|[^<]+/g;

/**
 * Removes unprocessed shortcodes from the texts of sanitized HTML, as left behind by a removed
 * plugin; enclosed text stays. A bracketed word is a shortcode if it has an attribute, a closing
 * tag, or a name with a hyphen or underscore; `[sic]` is none.
 *
 * The filter for texts of sanitize-html would not do: it gets a text in parts, one for each entity,
 * and WordPress writes the quotes of unknown shortcodes as entities.
 */
export function withoutShortcodes(html: string): string {
  if (!html.includes("[")) return html;
  const closed = new Set(Array.from(html.matchAll(CLOSING), ([, name]) => name?.toLowerCase()));
  const filter = (text: string) =>
    text.replace(ANY, (whole, slash: string, name: string, rest: string) => {
      const hasAttribute = /^\s+[\w-]+\s*=/.test(rest);
      const isOne = slash || closed.has(name.toLowerCase()) || hasAttribute || /[_-]/.test(name);
      return isOne ? "" : whole;
    });
  return html.replace(TAG_OR_TEXT, (part) => (part.startsWith("<") ? part : filter(part)));
}
