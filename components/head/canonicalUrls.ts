import type { SiteFacts } from "#relay/headFacts.ts";

/**
 * An address within the shop as machines are told it: whole where the shop's own is known, else from
 * its root. What is whole already, as a picture of WordPress is, stays as it is.
 */
export function siteAddress(address: string, { url }: SiteFacts): string {
  return url !== undefined && address.startsWith("/") && !address.startsWith("//")
    ? url + address
    : address;
}

/** An address as it is told where only a whole one counts; undefined where it is not known. */
export function absoluteUrl(address: string, site: SiteFacts): string | undefined {
  const known = siteAddress(address, site);
  return /^https?:\/\//.test(known) ? known : undefined;
}

/** The path of a category or a product; WooGraphQL gives slugs of other alphabets encoded or plain. */
export const pathTo = (kind: "category" | "product", slug: string | null | undefined): string =>
  new URL(`http://page/${kind}/${slug ?? ""}`).pathname;
