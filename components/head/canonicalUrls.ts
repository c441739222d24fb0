import type { SiteFacts } from "#relay/headTags.ts";

// Canonical and absolute URLs of the shop.

/**
 * Returns the canonical URL of a path in the shop: absolute if the shop's URL is known.
 * An absolute URL, such as a WordPress picture's, is returned unchanged.
 */
export function siteAddress(address: string, { url }: SiteFacts): string {
  return url !== undefined && address.startsWith("/") && !address.startsWith("//")
    ? url + address
    : address;
}

/** Returns the absolute URL of an address; undefined if the shop's URL is not known. */
export function absoluteUrl(address: string, site: SiteFacts): string | undefined {
  const url = siteAddress(address, site);
  return /^https?:\/\//.test(url) ? url : undefined;
}

/** Returns the path of a category or product; WooGraphQL may percent-encode its slug. */
export const pathTo = (type: "category" | "product", slug: string | null | undefined): string =>
  new URL(`http://page/${type}/${slug ?? ""}`).pathname;
