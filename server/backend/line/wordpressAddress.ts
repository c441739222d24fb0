import { membersOf, narrowingAttributes, parameterOf } from "#relay/contract/page/facets.ts";
import { withoutLanguage } from "#server/kernel/language.ts";
import { pagePath } from "#words/localePath.ts";

// Mapping of WordPress addresses to pages of this shop, for links in texts and for old bookmarks.

type PagesByPath = readonly (readonly [RegExp, string])[];

/** WooCommerce's default permalinks and our pages for them; a merchant may have changed theirs. */
const ours: PagesByPath = [
  [/^\/product\/page\/\d+\/?$/, "/products"],
  [/^\/product\/(?:[^/]+\/)*?([^/]+)(?:\/comment-page-\d+|\/feed)?\/?$/, "/product/$1"],
  [/^\/product-category\/(?:[^/]+\/)*?([^/]+)(?:\/page\/\d+|\/feed)?\/?$/, "/category/$1"],
  [/^\/product-tag\/([^/]+)(?:\/page\/\d+|\/feed)?\/?$/, "/search?q=$1"],
  [/^\/(?:shop\/)?feed\/?$/, "/feed.xml"],
  [/^\/shop(?:\/page\/\d+)?\/?$/, "/products"],
  [/^\/cart\/?$/, "/cart"],
  [/^\/checkout\/?$/, "/checkout"],
  [/^\/my-account\/?$/, "/account"],
  // Redirected from here to our matching page, like links in emails.
  [/^(\/my-account\/.+?)\/?$/, "$1"],
  [/^\/$/, "/"],
];

/**
 * Addresses that WordPress may have for other pages, too: they count if the shop has the product or
 * category. `/shop/` is the other base that WooCommerce offers, with or without categories.
 */
const perhapsOurs: PagesByPath = [
  [/^\/category\/(?:[^/]+\/)*?([^/]+)(?:\/page\/\d+|\/feed)?$/, "/category/$1"],
  [/^\/shop\/(?:[^/]+\/)*?([^/]+)(?:\/comment-page-\d+|\/feed)?$/, "/product/$1"],
  [
    /^\/(?:sitemap_index|wp-sitemap(?:-[\w-]+)?|(?:page|post|product|category|product_cat|product_tag)-sitemap\d*)\.xml$/,
    "/sitemap.xml",
  ],
];

/** Returns WordPress's default address for one that is in the shop's own folders. */
function inDefaultFolder(path: string): string {
  const page = pagePath(path);
  return page === path ? path : page.replace(/^\/category\//, "/product-category/");
}

/** True if two hosts are one site's, with or without `www`. */
export const isSameSite = (one: string, other: string): boolean =>
  one.replace(/^www\./, "") === other.replace(/^www\./, "");

/** Resolved address, undefined if it leads nowhere, and true if it leads into this shop. */
export type ResolvedAddress = { address: string | undefined; isOurs: boolean };

/** Returns the page for WooCommerce's `?add-to-cart=12`; our links add nothing to a cart. */
function buyLink({ searchParams }: URL): string | undefined {
  const id = searchParams.get("add-to-cart") ?? "";
  return /^[1-9]\d{0,14}$/.test(id) ? `/add-to-cart/${id}` : undefined;
}

/** Returns the page for WordPress's addresses without permalinks: `/?product_cat=mugs`. */
function queriedPage({ pathname, searchParams }: URL): string | undefined {
  if (!/^\/(?:shop\/?)?$/.test(pathname)) return undefined;
  const valueOf = (name: string) => searchParams.get(name)?.trim() || undefined;
  const searched = valueOf("s") ?? valueOf("product_tag");
  if (searched !== undefined) return `/search?${new URLSearchParams({ q: searched })}`;
  for (const [name, prefix] of [
    ["product_cat", "/category/"],
    ["product", "/product/"],
  ] as const) {
    const slug = valueOf(name)?.split("/").findLast(Boolean);
    if (slug !== undefined) return prefix + encodeURIComponent(slug);
  }
  if (valueOf("post_type") !== "product") return undefined;
  const id = /^[1-9]\d{0,14}$/.exec(valueOf("p") ?? "")?.[0];
  return id === undefined ? "/products" : `/add-to-cart/${id}`;
}

/**
 * Returns the storefront's page for an address of WooCommerce, which search engines, advertisements
 * and bookmarks keep; undefined without one. It is always a path of this shop.
 * @param path canonical path, without a slash at its end
 */
export function pageOfOldAddress(path: string, search: string): string | undefined {
  const url = new URL(`http://page${path}${search}`);
  const queried = queriedPage(url);
  if (queried !== undefined) return queried;
  const [pattern, page] = [...ours, ...perhapsOurs].find(([known]) => known.test(path)) ?? [];
  const target = pattern && page !== undefined ? path.replace(pattern, page) : path;
  if (target === path) return undefined;
  // Parameters of advertisements stay.
  return target.includes("?") ? target : target + search;
}

const ARCHIVE = /^\/(?:pa_)?([a-z0-9][a-z0-9_-]{0,31})\/([^/]+)(?:\/page\/\d+|\/feed)?$/;

/**
 * Returns the list of products for an address of WooCommerce's archive of an attribute's term:
 * `/color/blue` or `/pa_color/blue`; undefined for any other address.
 * @param attributes of the shop, as the filters name them
 */
export function pageOfTerm(path: string, attributes: readonly string[]): string | undefined {
  const [, name = "", term = ""] = ARCHIVE.exec(path) ?? [];
  const [wanted] = narrowingAttributes([`pa_${name}`]);
  const attribute = attributes.find(
    (one) => wanted !== undefined && membersOf(one).includes(wanted),
  );
  return attribute && `/products?${parameterOf(attribute)}=${term}`;
}

/** True for an address that could be that of such an archive. */
export const isLikeArchive = (path: string): boolean => ARCHIVE.test(path);

/**
 * Resolves an address in a shop's texts: to our own page if there is one, else to the shop's
 * WordPress. Leaves non-web addresses unchanged. `isPage` returns true for existing WordPress
 * pages.
 * @param endpoint GraphQL endpoint of the shop: WordPress's shortcodes take its address for that of
 * the current page. Without one the texts were written for this shop
 */
export function resolveAddress(
  address: string,
  endpoint: string | undefined,
  isPage: (path: string) => boolean = () => false,
): ResolvedAddress {
  if (/^(?:#|mailto:|tel:)/i.test(address)) return { address, isOurs: true };
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  if (endpoint === undefined) return { address, isOurs: isRelative };
  if (!URL.canParse(address, endpoint)) return { address, isOurs: false };
  const url = new URL(address, endpoint);
  const { host, pathname: endpointPath } = new URL(endpoint);
  // Same shop on the other protocol, as in old texts.
  if (!isSameSite(url.host, host)) return { address, isOurs: false };
  const bought = buyLink(url);
  if (bought !== undefined) return { address: bought, isOurs: true };
  if (endpointPath !== "/" && url.pathname.replace(/\/$/, "") === endpointPath.replace(/\/$/, "")) {
    return { address: undefined, isOurs: true };
  }
  const pathname = inDefaultFolder(withoutLanguage(url.pathname));
  const [pattern, page] = ours.find(([known]) => known.test(pathname)) ?? [];
  const queried = queriedPage(url);
  if (queried !== undefined) return { address: queried + url.hash, isOurs: true };
  // A query string triggers a WordPress action (`?remove_item=12`).
  if (url.search) return { address: url.href, isOurs: false };
  if (!pattern || page === undefined) {
    const path = pathname.replace(/\/$/, "");
    return isPage(path)
      ? { address: path + url.hash, isOurs: true }
      : { address: url.href, isOurs: false };
  }
  return { address: pathname.replace(pattern, page) + url.hash, isOurs: true };
}
