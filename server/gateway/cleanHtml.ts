import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";
import type { WordpressPages } from "#server/pages/wordpressPages.ts";
import { shortcodeFilter } from "./shortcodes.ts";
import { leadOf } from "./wordpressAddress.ts";

/** The fields of a shop's answers that hold HTML which pages show as HTML. */
const HTML_FIELDS = new Set(["description", "shortDescription", "content"]);

/** How wide a picture in a text is shown where the text does not say. */
const TEXT_PICTURE_SIZES = "(min-width: 700px) 640px, 100vw";

const MAX_CACHED = 2_000;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "h1", "h2"],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "srcset", "sizes", "alt", "width", "height", "loading"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
};

/** A picture's widths by its address, where we make them. */
type SrcSetOf = (address: string) => string | undefined;

/** The pages of WordPress's own that are known to be there. */
type KnownPages = Pick<WordpressPages, "isKnown" | "version">;

function pictureAttributes(
  { src, sizes = TEXT_PICTURE_SIZES, ...attribs }: sanitizeHtml.Attributes,
  origin: string | undefined,
  srcSetOf: SrcSetOf | undefined,
): sanitizeHtml.Attributes {
  if (src === undefined) return attribs;
  const { address } = leadOf(src, origin);
  const srcset = srcSetOf?.(address);
  return { ...attribs, src: address, ...(srcset && { srcset, sizes }) };
}

/** How a text's elements are changed: its links and pictures lead to where they led in WordPress. */
function transformsOver(
  origin: string | undefined,
  srcSetOf: SrcSetOf | undefined,
  pages: KnownPages | undefined,
): sanitizeHtml.IOptions["transformTags"] {
  return {
    // The page has one h1, its own.
    h1: "h2",
    a: (tagName, { rel: _, href, ...attribs }) => {
      const { address, isOurs } = leadOf(href ?? "#", origin, pages?.isKnown);
      const link = href === undefined ? attribs : { ...attribs, href: address };
      return { tagName, attribs: isOurs ? link : { ...link, rel: "nofollow noopener" } };
    },
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...pictureAttributes(attribs, origin, srcSetOf), loading: "lazy" },
    }),
  };
}

/** Cleans what a shop's texts hold as HTML. */
export type HtmlCleaner = {
  /** A merchant's or reviewer's HTML with nothing in it that could run or restyle the page. */
  cleanHtml: (html: string) => string;
  /** Cleans every field of a GraphQL answer that pages show as HTML, in place. */
  cleanAnswer: (value: unknown) => void;
};

/**
 * A cleaner for the texts of one shop.
 * @param origin where the shop's WordPress stands, which its texts' addresses are relative to;
 *   undefined where they are relative to this shop
 * @param srcSetOf the widths in which a picture can be had from us
 * @param pages the pages of WordPress's own, which have their paths here too
 */
export function createHtmlCleaner(
  origin?: string,
  srcSetOf?: SrcSetOf,
  pages?: KnownPages,
): HtmlCleaner {
  const cached = new LRUCache<string, string>({ max: MAX_CACHED });
  const transformTags = transformsOver(origin, srcSetOf, pages);
  let version = pages?.version();

  function cleanHtml(html: string): string {
    // A link of a cached text may lead to a page that is known only now.
    if (version !== pages?.version()) cached.clear();
    version = pages?.version();
    const known = cached.get(html);
    if (known !== undefined) return known;
    const textFilter = shortcodeFilter(html);
    const clean = sanitizeHtml(html, { ...allowed, transformTags, textFilter });
    cached.set(html, clean);
    return clean;
  }

  function cleanAnswer(value: unknown): void {
    if (Array.isArray(value)) {
      value.forEach(cleanAnswer);
    } else if (typeof value === "object" && value !== null) {
      const record = value as Record<string, unknown>;
      for (const [name, field] of Object.entries(record)) {
        if (typeof field !== "string") cleanAnswer(field);
        else if (HTML_FIELDS.has(name) && /[<&[]/.test(field)) record[name] = cleanHtml(field);
      }
    }
  }

  return { cleanHtml, cleanAnswer };
}
