import { plainText } from "#relay/contract/text/plainText.ts";

// Parts of a WordPress page's text that have a place of their own: its first paragraph, a table of
// facts, and lists of products. The text is sanitized HTML, in which tags have few attributes.

/** A part of the text; a list of products has its heading and the products' slugs. */
type TextPart = { html: string; heading?: string; slugs?: string[] };

const LEDE = /^\s*<p>(?:(?!<\/p>|<img)[^]){1,320}<\/p>/;
const TABLE = /<table>[^<]*(?:<(?!\/?table>)[^<]*)*<\/table>/;
const HEADING = /<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/g;

/** A row of more cells is too wide for a place beside the text. */
const MOST_CELLS = 3;

const isNarrow = (table: string) =>
  table.split("<tr>").every((row) => row.split(/<t[dh][ >]/).length - 1 <= MOST_CELLS);

/** A list of nothing but links to products, below the prefix of any language, and its heading. */
const PRODUCTS =
  /((?:<h2>[^<]*<\/h2>\s*)?<ul>(?:\s*<li>\s*<a href="(?:\/[a-z-]{2,12})?\/product\/[^"/?#<]+"[^<>]*>[^<]*<\/a>\s*<\/li>)+\s*<\/ul>)/;
const SLUG = /"(?:\/[a-z-]{2,12})?\/product\/([^"]+)"/g;

/** Tags of the elements that a block of WordPress may put around a list. */
const AROUND =
  /<(\/?)(?:div|section|article|aside|header|footer|main|figure|blockquote|details|ul|ol|li|t[dh])\b/g;

/** Number of elements that a piece of a text opens without closing them. */
function openedIn(html: string): number {
  let opened = 0;
  for (const [, closes] of html.matchAll(AROUND)) opened += closes ? -1 : 1;
  return opened;
}

/** Splits a text at its lists of nothing but links to products, unless one is within a block. */
function textParts(content: string): TextPart[] {
  const parts: TextPart[] = [];
  let depth = 0;
  // A piece that begins within a block belongs to the text before it.
  let isWithin = false;
  for (const [place, html] of content.split(PRODUCTS).entries()) {
    const isList = place % 2 === 1;
    const last = parts.at(-1);
    if (isWithin && last) last.html += html;
    else if (isList) {
      const [, heading] = /^<h2>([^<]*)/.exec(html) ?? [];
      const slugs = Array.from(html.matchAll(SLUG), ([, slug = ""]) => slug);
      parts.push({ html, slugs, ...(heading && { heading: plainText(heading) }) });
    } else if (html.trim()) parts.push({ html });
    depth += openedIn(html);
    isWithin = depth > 0;
  }
  return parts;
}

/** Returns the slugs of the products that a text lists. */
export const listedSlugs = (content: string): string[] =>
  textParts(content).flatMap(({ slugs = [] }) => slugs);

/** Returns a text without its first short paragraph and its first narrow table, and these. */
export function pageParts(content: string): { lede: string; facts: string; parts: TextPart[] } {
  const [lede = ""] = LEDE.exec(content) ?? [];
  const [table = ""] = TABLE.exec(content) ?? [];
  const facts = isNarrow(table) ? table : "";
  return { lede, facts, parts: textParts(content.slice(lede.length).replace(facts, "")) };
}

const ROW = /<tr>\s*<th[^<>]*>([^<]*)<\/th>\s*<td>([^<]*)<\/td>/g;

/** Number of facts with which a list of pages describes each. */
const LISTED_FACTS = 2;

/**
 * Replaces the texts of listed pages by their facts, one a line: those that the first page's table
 * begins with, such as place and craft. A text that was replaced before stays.
 */
export function listFacts(pages: readonly { content?: string | null }[]): void {
  const tables = pages.map(
    ({ content }) =>
      new Map(
        Array.from((content ?? "").matchAll(ROW), ([, name, value = ""]) => [
          name,
          plainText(value),
        ]),
      ),
  );
  const names = [...(tables[0]?.keys() ?? [])].slice(0, LISTED_FACTS);
  for (const [place, page] of pages.entries()) {
    if (!page.content?.includes("<")) continue;
    page.content = names.flatMap((name) => tables[place]?.get(name) ?? []).join("\n");
  }
}

/** Number of pages beside a page that it shows. */
const MOST_NEIGHBOURS = 4;

/** Returns the pages that follow one among those of its parent, and after the last the first. */
export function neighbours<Entry extends { readonly uri?: string | null | undefined }>(
  pages: readonly Entry[],
  uri: string | null | undefined,
): Entry[] {
  const place = pages.findIndex((page) => page.uri === uri);
  const before = pages.slice(0, Math.max(0, place));
  return [...pages.slice(place + 1), ...before].slice(0, MOST_NEIGHBOURS);
}

/** Gives each heading of a text an id; returns the text and the headings. */
export function withHeadingIds(html: string): {
  html: string;
  headings: { id: string; text: string }[];
} {
  const headings: { id: string; text: string }[] = [];
  const marked = html.replace(HEADING, (_, inner: string) => {
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}
