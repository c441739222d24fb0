const CLOSING = /\[\/([a-z][\w-]*)\]/gi;
const ANY = /\[(\/?)([a-z][\w-]*)([^[\]]*)\]/gi;

/**
 * What takes the shortcodes out of the texts of a piece of WordPress's HTML that nothing has run,
 * as where their plugin is gone; what one encloses stays. A word in brackets is a shortcode where it
 * has an attribute, an end of its own, or a name that no word has; `[sic]` is none.
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
