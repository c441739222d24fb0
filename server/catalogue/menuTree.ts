import { plainText } from "#relay/contract/text/plainText.ts";
import type { ShopLink, ShopMenu } from "#relay/contract/page/shopMenu.ts";
import { pageOfOldAddress, resolveAddress } from "#server/backend/line/wordpressAddress.ts";
import { MAX_MENU_LINKS } from "#server/kernel/menuAndHome.ts";
import { canonicalPath } from "#server/kernel/requestUrl.ts";

// Links of a menu of WordPress: its items as a tree, their addresses as ours.

/** Item of a menu, as far as its link depends on it. */
export type MenuItem = {
  databaseId: number;
  /** Id of the item above it; 0 or null at the top. */
  parentDatabaseId?: number | null | undefined;
  label?: string | null | undefined;
  /** Path of WordPress, or address of another site. */
  uri?: string | null | undefined;
};

/** Levels of a menu; items below the last one are left out. */
const MAX_DEPTH = 3;

/** Longest label, in characters. */
const MAX_LABEL = 80;

/**
 * Addresses that lead a visitor nowhere: of a draft or a private product, which WordPress names by
 * the id, and of a form to log in or out.
 */
const HIDDEN = /[?&](?:p|page_id|preview)=|\/wp-login\.php|\bcustomer-logout\b/;

/** True for an address of WordPress that leads a visitor nowhere. */
export const isDeadLink = (uri: string): boolean => HIDDEN.test(uri);

/** Addresses that a link may have. */
const USABLE = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i;

/** Addresses of ours that only the server knows, and files. */
const SERVED = /^\/(?:(?:account|my-account|add-to-cart)\/|[^?#]*\.[a-z\d]{2,5}(?:[?#]|$))/i;

/** Returns our page for a path of the embedded shop, which has no WordPress. */
function pageHere(uri: string): string {
  const { pathname, search, hash } = new URL(uri, "http://page");
  const path = canonicalPath(pathname);
  return (pageOfOldAddress(path, search) ?? path + search) + hash;
}

/** Returns a link's address; nothing for an item that leads nowhere. */
function addressOf(
  uri: string,
  endpoint: string | undefined,
  isPage: (path: string) => boolean,
): Pick<ShopLink, "href" | "rel"> {
  if (uri.startsWith("#") || isDeadLink(uri)) return {};
  const isHere = endpoint === undefined && USABLE.test(uri) && uri.startsWith("/");
  const href = isHere ? pageHere(uri) : resolveAddress(uri, endpoint, isPage).address;
  if (href === undefined || !USABLE.test(href)) return {};
  return { href, ...(SERVED.test(href) && { rel: "external" }) };
}

/**
 * Returns the links of a menu by its items, in their order; undefined if none is left. Left out are
 * items without a label, those that lead nowhere and have none below them, and those whose parents
 * are missing or form a loop.
 * @param endpoint GraphQL endpoint of WordPress; undefined for the embedded shop
 * @param isPage true for the path of an existing page of WordPress
 */
export function menuTree(
  items: readonly MenuItem[],
  endpoint: string | undefined,
  isPage: (path: string) => boolean,
): ShopMenu | undefined {
  const below = Map.groupBy(items.slice(0, MAX_MENU_LINKS), (item) => item.parentDatabaseId ?? 0);
  const linksBelow = (parent: number, depth = 1): ShopLink[] => {
    const found = below.get(parent) ?? [];
    // Each item is listed once, also if two have the same id.
    below.delete(parent);
    return depth > MAX_DEPTH ? [] : found.flatMap((item) => linkOf(item, depth));
  };
  function linkOf({ databaseId, label: html, uri }: MenuItem, depth: number): ShopLink[] {
    const label = plainText(html).trim().slice(0, MAX_LABEL);
    const children = linksBelow(databaseId, depth + 1);
    const address = addressOf(uri ?? "#", endpoint, isPage);
    if (!label || (address.href === undefined && children.length === 0)) return [];
    return [{ label, ...address, ...(children.length > 0 && { children }) }];
  }
  const links = linksBelow(0);
  return links.length > 0 ? links : undefined;
}
