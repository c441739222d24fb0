/** How WooCommerce addresses what we have pages of, unless a merchant changed the permalinks. */
const ours: readonly (readonly [RegExp, string])[] = [
  [/^\/product\/([^/]+)\/?$/, "/product/$1"],
  [/^\/product-category\/(?:[^/]+\/)*?([^/]+)(?:\/page\/\d+)?\/?$/, "/category/$1"],
  [/^\/shop(?:\/page\/\d+)?\/?$/, "/products"],
  [/^\/cart\/?$/, "/cart"],
  [/^\/checkout\/?$/, "/checkout"],
  [/^\/my-account\/?$/, "/account"],
  // Sent on from here to our page of each, as letters' links are.
  [/^(\/my-account\/.+?)\/?$/, "$1"],
  [/^\/$/, "/"],
];

/** An address and whether it leads into this shop. */
export type Lead = { address: string; isOurs: boolean };

/**
 * Where an address in a shop's texts leads from here: to our own page of it where we have one, else
 * to where it leads from the shop's WordPress, which stands at `origin`. What is no web address
 * stays what it is; without an origin the texts were written for this shop. `isPage` knows the
 * pages of WordPress's own.
 */
export function leadOf(
  address: string,
  origin: string | undefined,
  isPage: (path: string) => boolean = () => false,
): Lead {
  if (/^(?:#|mailto:|tel:)/i.test(address)) return { address, isOurs: true };
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  if (origin === undefined) return { address, isOurs: isRelative };
  if (!URL.canParse(address, origin)) return { address, isOurs: false };
  const url = new URL(address, origin);
  // The same shop on the other protocol, as old texts have it.
  if (url.host !== new URL(origin).host) return { address, isOurs: false };
  const [pattern, page] = ours.find(([known]) => known.test(url.pathname)) ?? [];
  // A search string asks WordPress for something of its own (`?add-to-cart=12`).
  if (url.search) return { address: url.href, isOurs: false };
  if (!pattern || page === undefined) {
    const path = url.pathname.replace(/\/$/, "");
    return isPage(path)
      ? { address: path + url.hash, isOurs: true }
      : { address: url.href, isOurs: false };
  }
  return { address: url.pathname.replace(pattern, page) + url.hash, isOurs: true };
}
