import { escapeText } from "entities";
import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";
import type { WordpressPages } from "./wordpressPages.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";
import { resolveAddress } from "./wordpressAddress.ts";
import { withoutLanguage } from "#server/kernel/language.ts";
import { localePath } from "#words/localePath.ts";

// HTML sanitizer for the shop's texts, with rewritten links and pictures.

/** Fields of the backend's responses that pages render as HTML. */
const HTML_FIELDS = new Set(["description", "shortDescription", "content"]);

/** Default `sizes` of a picture in a text. */
const TEXT_PICTURE_SIZES = "(min-width: 700px) 640px, 100vw";

/** Addresses of ours that only the server knows: `external` makes the router leave their links. */
const SERVED = /^\/(?:account|my-account|add-to-cart)(?:\/|$)/;

/** Addresses of files, which every language shares. */
const FILE = /^[^?#]*\.[a-z\d]{2,5}(?:[?#]|$)/i;

const MAX_CACHED = 2_000;

/** Deepest nesting of elements in a text that keeps its markup. No page builder comes near it. */
const MAX_DEPTH = 500;

/** Tags of elements that contain others; a paragraph, an item or a cell ends with the next one. */
const NESTING =
  /<(\/?)(?!(?:area|br|col|hr|img|input|link|source|wbr|p|li|dt|dd|td|th|tr)\b)[a-z]/gi;

/** True for nesting with which the sanitizer's time would grow with the square of the length. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, closes] of html.matchAll(NESTING)) {
    depth = Math.max(0, depth + (closes ? -1 : 1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Tags whose text goes with them: the words of a removed form's fields would stay alone. */
const NON_TEXT = "script style textarea option select noscript form button label".split(" ");

/**
 * Classes of the blocks of products, prices and buttons that WooCommerce's shortcodes and blocks
 * make, which are meant for its own pages. An element with one is removed.
 */
const SHOP_BLOCKS = ["woocommerce", "wc-block-*", "wp-block-woocommerce-*"];
const SHOP_BLOCK = /(?:^|\s)(?:woocommerce(?:\s|$)|wc-block-|wp-block-woocommerce-)/;

/** Classes of WordPress's blocks that `Prose` arranges; no other class stays. */
const BLOCKS = {
  div: `columns cover media-text media-text__content`.split(" ").map((name) => `wp-block-${name}`),
  figure: [
    ...`gallery pullquote table media-text__media`.split(" ").map((name) => `wp-block-${name}`),
    "alignleft",
    "alignright",
    "aligncenter",
  ],
  a: ["wp-block-button__link"],
};
/** It stands at the outer element of media and text. */
const MEDIA_AT_END = "has-media-on-the-right";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "h1", "h2", "details", "summary"],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "srcset", "sizes", "alt", "width", "height", "loading"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  allowedClasses: { ...BLOCKS, div: [...BLOCKS.div, MEDIA_AT_END], "*": SHOP_BLOCKS },
  exclusiveFilter: ({ attribs }) => SHOP_BLOCK.test(attribs["class"] ?? ""),
  nonTextTags: NON_TEXT,
  allowedSchemes: ["http", "https", "mailto", "tel"],
};

/** Returns the `srcset` of a picture's address, if we resize it. */
type SrcSetOf = (address: string) => string | undefined;

/** Cache of the existing WordPress pages. */
type KnownPages = Pick<WordpressPages, "isKnown" | "version">;

const CANDIDATE = /^\S+(?:\s+(?:[1-9]\d{0,4}w|\d{1,2}(?:\.\d{1,3})?x))?$/;

/** True for a valid `srcset`: sanitize-html prints any other to the console, with its text. */
const isSrcSet = (srcset: string) =>
  srcset.split(",").every((candidate) => CANDIDATE.test(candidate.trim()));

function pictureAttributes(
  { src, srcset: own, sizes = TEXT_PICTURE_SIZES, ...others }: sanitizeHtml.Attributes,
  endpoint: string | undefined,
  srcSetOf: SrcSetOf | undefined,
): sanitizeHtml.Attributes {
  const attribs = own !== undefined && isSrcSet(own) ? { ...others, srcset: own } : others;
  if (src === undefined) return attribs;
  const { address } = resolveAddress(src, endpoint);
  if (address === undefined) return attribs;
  const srcset = srcSetOf?.(address);
  return { ...attribs, src: address, ...(srcset && { srcset, sizes }) };
}

/** Matches the address of a film in a frame of YouTube or Vimeo. */
const FILM =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/([\w-]+)/;

/**
 * Returns a link in place of an embedded film, whose site would else learn of every visitor; any
 * other frame is removed.
 */
function filmLink({ src = "", title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const [address = "", film] = FILM.exec(src.replace(/^\/\//, "https://")) ?? [];
  if (!film) return { tagName: "iframe", attribs: {} };
  const [host, page] = address.includes("vimeo")
    ? ["vimeo.com", "https://vimeo.com/"]
    : ["youtube.com", "https://www.youtube.com/watch?v="];
  return {
    tagName: "a",
    attribs: { href: page + film, rel: "nofollow noopener" },
    text: title ? `${title} (${host})` : host,
  };
}

/** Returns the tag transforms for a text: links and pictures resolve as they did in WordPress. */
function transformsOver(
  endpoint: string | undefined,
  srcSetOf: SrcSetOf | undefined,
  pages: KnownPages | undefined,
): sanitizeHtml.IOptions["transformTags"] {
  return {
    // The page has its own h1, and only one.
    h1: "h2",
    iframe: (_, attribs) => filmLink(attribs),
    a: (tagName, { rel: _, href, ...attribs }) => {
      const { address, isOurs } = resolveAddress(href ?? "#", endpoint, pages?.isKnown);
      const isLink = href !== undefined && address !== undefined;
      const link = isLink ? { ...attribs, href: address } : attribs;
      if (!isOurs) return { tagName, attribs: { ...link, rel: "nofollow noopener" } };
      if (address === undefined) return { tagName, attribs: link };
      const path = isLink && !FILE.test(address) ? { href: localePath(address) } : {};
      const served = SERVED.test(address) ? { rel: "external" } : {};
      return { tagName, attribs: { ...link, ...path, ...served } };
    },
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...pictureAttributes(attribs, endpoint, srcSetOf), loading: "lazy" },
    }),
  };
}

/** Sanitizer of one shop; it caches its results. */
export type HtmlCleaner = {
  /** Sanitizes a merchant's or reviewer's HTML: no script, no styles. */
  cleanHtml: (html: string) => string;
  /**
   * Sanitizes, in place, every field of a GraphQL response that pages render as HTML, and takes the
   * language off the paths of WordPress's pages.
   */
  cleanResponse: (value: unknown) => void;
};

/**
 * Creates the HTML sanitizer for one shop's texts in one language, to whose pages their links lead.
 * @param endpoint GraphQL endpoint of the shop's WordPress, which its texts' addresses are relative
 * to; undefined if they are relative to this shop
 * @param srcSetOf returns the `srcset` of the widths that we resize a picture to
 * @param pages pages of WordPress, which have their paths here too
 */
export function createHtmlCleaner(
  endpoint?: string,
  srcSetOf?: SrcSetOf,
  pages?: KnownPages,
): HtmlCleaner {
  const cached = new LRUCache<string, string>({ max: MAX_CACHED });
  const transformTags = transformsOver(endpoint, srcSetOf, pages);
  let version = pages?.version();

  function cleanHtml(html: string): string {
    // A link in a cached text may lead to a page that became known only now.
    if (version !== pages?.version()) cached.clear();
    version = pages?.version();
    const known = cached.get(html);
    if (known !== undefined) return known;
    const clean = isTooDeep(html)
      ? escapeText(htmlToText(html))
      : withoutShortcodes(sanitizeHtml(html, { ...allowed, transformTags }));
    cached.set(html, clean);
    return clean;
  }

  function cleanResponse(value: unknown): void {
    if (Array.isArray(value)) {
      value.forEach(cleanResponse);
    } else if (typeof value === "object" && value !== null) {
      const record = value as Record<string, unknown>;
      for (const name of Object.keys(record)) {
        const field = record[name];
        if (typeof field !== "string") cleanResponse(field);
        else if (name === "uri") record[name] = withoutLanguage(field);
        else if (HTML_FIELDS.has(name) && /[<&[]/.test(field)) record[name] = cleanHtml(field);
      }
    }
  }

  return { cleanHtml, cleanResponse };
}

const CLOSING = /\[\/([a-z][\w-]*)\]/gi;
const CODE = /^<(\/?)(?:code|pre)\b/;
const ANY = /\[(\/?)([a-z][\w-]*)((?:[^\w[\]-][^[\]]*)?)\]/gi;

/** A tag, or the text up to the next one; sanitized HTML has no `<` or `>` within attributes. */
const TAG_OR_TEXT = /<[^<>]*>|[^<]+/g;

/**
 * Removes unprocessed shortcodes from the texts of sanitized HTML, as left behind by a removed
 * plugin; enclosed text stays, and so does code. A bracketed word is a shortcode if it has an
 * attribute, a closing tag, or a name with a hyphen or underscore; `[sic]` is none.
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
  let codeDepth = 0;
  return html.replace(TAG_OR_TEXT, (part) => {
    if (!part.startsWith("<")) return codeDepth > 0 ? part : filter(part);
    const [tag, closes] = CODE.exec(part) ?? [];
    if (tag !== undefined) codeDepth += closes ? -1 : 1;
    return part;
  });
}
