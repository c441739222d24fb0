// Link rewriting: maps WordPress addresses in texts to pages of this shop.

/** WooCommerce's default permalinks and our pages for them; a merchant may have changed theirs. */
const ours: readonly (readonly [RegExp, string])[] = [
  [/^\/product\/([^/]+)\/?$/, "/product/$1"],
  [/^\/product-category\/(?:[^/]+\/)*?([^/]+)(?:\/page\/\d+)?\/?$/, "/category/$1"],
  [/^\/shop(?:\/page\/\d+)?\/?$/, "/products"],
  [/^\/cart\/?$/, "/cart"],
  [/^\/checkout\/?$/, "/checkout"],
  [/^\/my-account\/?$/, "/account"],
  // Redirected from here to our matching page, like links in emails.
  [/^(\/my-account\/.+?)\/?$/, "$1"],
  [/^\/$/, "/"],
];

/** Resolved address, and true if it leads into this shop. */
export type ResolvedAddress = { address: string; isOurs: boolean };

/**
 * Resolves an address in a shop's texts: to our own page if there is one, else to the shop's
 * WordPress at `origin`. Leaves non-web addresses unchanged; without an origin the texts were
 * written for this shop. `isPage` returns true for existing WordPress pages.
 */
export function resolveAddress(
  address: string,
  origin: string | undefined,
  isPage: (path: string) => boolean = () => false,
): ResolvedAddress {
  if (/^(?:#|mailto:|tel:)/i.test(address)) return { address, isOurs: true };
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  if (origin === undefined) return { address, isOurs: isRelative };
  if (!URL.canParse(address, origin)) return { address, isOurs: false };
  const url = new URL(address, origin);
  // Same shop on the other protocol, as in old texts.
  if (url.host !== new URL(origin).host) return { address, isOurs: false };
  const [pattern, page] = ours.find(([known]) => known.test(url.pathname)) ?? [];
  // A query string triggers a WordPress action (`?add-to-cart=12`).
  if (url.search) return { address: url.href, isOurs: false };
  if (!pattern || page === undefined) {
    const path = url.pathname.replace(/\/$/, "");
    return isPage(path)
      ? { address: path + url.hash, isOurs: true }
      : { address: url.href, isOurs: false };
  }
  return { address: url.pathname.replace(pattern, page) + url.hash, isOurs: true };
}
