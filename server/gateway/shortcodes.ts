const CLOSING = /\[\/([a-z][\w-]*)\]/gi;
const ANY = /\[(\/?)([a-z][\w-]*)([^[\]]*)\]/gi;

/**
 * Returns a filter that removes unprocessed shortcodes from the texts of WordPress's HTML, as left
 * behind by a removed plugin; enclosed text stays. A bracketed word is a shortcode if it has an
 * attribute, a closing tag, or a name with a hyphen or underscore; `[sic]` is none.
 */
export function shortcodeFilter(html: string): (text: string) => string {
  const closed = new Set(Array.from(html.matchAll(CLOSING), ([, name]) => name?.toLowerCase()));
  return (text) =>
    text.replace(ANY, (whole, slash: string, name: string, rest: string) => {
      const hasAttribute = /^\s+[\w-]+\s*=/.test(rest);
      const isOne = slash || closed.has(name.toLowerCase()) || hasAttribute || /[_-]/.test(name);
      return isOne ? "" : whole;
    });
}
