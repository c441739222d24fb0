import type { ResponseError } from "#relay/contract/errors.ts";

// Findings about a remote shop's setup, one sentence for each, from one query and a plugin's readme.

/** Facts about a remote shop that its setup is checked by. */
export type SetupFacts = {
  /** Errors of the query that has every kind of field that the storefront needs. */
  errors: readonly ResponseError[];
  /** Some products: their paths in WordPress, and the addresses of their pictures. */
  products: readonly { path: string | undefined; picture: string | undefined }[];
  /** Version of WooGraphQL; undefined if its readme cannot be read. */
  version: string | undefined;
  /** True if the search has records, or needs none here. */
  isIndexed: boolean;
};

/** Oldest version of WooGraphQL: 1.0.0 empties a cart when it is read. */
const OLDEST = "1.0.1";

/** Compares versions by their numbers; true if the first is older. */
function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) < 0;
}

/** Returns the remedy for an error of the query; undefined for one that the setup does not cause. */
function remedyOf({ message }: ResponseError): string | undefined {
  if (/Cannot query field "(?:products|cart)" on type "RootQuery"/.test(message)) {
    return `The shop has no WooGraphQL: install and activate the plugin wp-graphql-woocommerce, ${OLDEST} or newer.`;
  }
  if (/Cannot query field|Unknown (?:argument|type)/.test(message)) {
    return `The shop's GraphQL schema lacks a field (${message.replace(/\.$/, "")}): update WooGraphQL to ${OLDEST} or newer, and WPGraphQL to 2.0 or newer.`;
  }
  if (/without authentication/.test(message)) {
    return "The shop's GraphQL endpoint is closed to guests: switch off GraphQL > Settings > Restrict Endpoint to Authenticated Users.";
  }
  if (/vitrine_closed_endpoint/.test(message)) {
    return "The shop's GraphQL endpoint is closed to this storefront: set FORWARDED_CLIENT_SECRET to the VITRINE_CLIENT_SECRET of its wp-config.php.";
  }
  const [, depth, needed] = /Max query depth should be (\d+) but got (\d+)/.exec(message) ?? [];
  return depth === undefined
    ? undefined
    : `The shop allows ${depth} levels of a query, and the storefront needs ${needed}: set GraphQL > Settings > Max Depth to allow Queries to 10 or more.`;
}

/** Returns the remedy for permalinks that the storefront does not map to its own pages. */
function permalinkRemedy(products: SetupFacts["products"]): string | undefined {
  const foreign = products.find(({ path }) => path !== undefined && !path.startsWith("/product/"));
  if (foreign?.path === undefined) return undefined;
  return foreign.path.includes("?")
    ? "The shop has plain permalinks, so that links in its texts do not lead to the storefront's pages: select another structure in Settings > Permalinks."
    : `The shop's products are at addresses such as ${foreign.path}, so that links to them in texts do not lead to the storefront's pages: set Settings > Permalinks > Product permalinks to Default or to /product/.`;
}

/** Returns the origins of pictures that browsers do not load. */
function foreignOrigins(
  products: SetupFacts["products"],
  isKnown: (address: string) => boolean,
): string[] {
  const origins = products.flatMap(({ picture }) => {
    const url = picture === undefined || isKnown(picture) ? null : URL.parse(picture);
    return url && /^https?:$/.test(url.protocol) ? url.origin : [];
  });
  return [...new Set(origins)];
}

/**
 * Returns one sentence for each thing that a remote shop's setup lacks; each names the setting.
 * @param isKnownPicture returns true for the address of a picture that the storefront serves
 */
export function setupFindings(
  { errors, products, version, isIndexed }: SetupFacts,
  isKnownPicture: (address: string) => boolean,
): string[] {
  const remedies = errors.flatMap((error) => remedyOf(error) ?? []).slice(0, 1);
  const origins = foreignOrigins(products, isKnownPicture);
  return [
    ...remedies,
    version !== undefined && isOlder(version, OLDEST) && remedies.length === 0
      ? `The shop has WooGraphQL ${version}, with which carts get lost: update the plugin wp-graphql-woocommerce to ${OLDEST} or newer.`
      : undefined,
    permalinkRemedy(products),
    origins.length > 0
      ? `Pictures of ${origins.join(" and ")} do not load: set IMAGE_ORIGINS="${origins.join(" ")}", after any origins that it has already, and start again.`
      : undefined,
    isIndexed
      ? undefined
      : "The search has no index of this shop and finds less: run npm run index, and repeat it regularly, for example by cron (docs/search.md).",
  ].filter((sentence) => sentence !== undefined);
}
