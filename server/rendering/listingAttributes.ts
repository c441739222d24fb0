import { mayNarrow } from "#relay/contract/page/facets.ts";
import type { PageParameters } from "#relay/contract/page/pageRules.ts";
import type { Pages } from "./cachedPages.ts";

// Attributes by which a listing can be filtered.

/** Returns the attributes that a listing's search string may name. */
export type ListingAttributes = (
  { listing }: PageParameters,
  path: string,
  search: string,
) => Promise<readonly string[]>;

/**
 * Creates the lookup of a listing's attributes. A server that started while the backend is
 * unavailable has them from the cached listing: without them, the whole list would be served in
 * place of the filtered one.
 */
export function createListingAttributes(options: {
  cached: Pages["cached"];
  /** Fetches the shop's attributes; none are known while the backend is unavailable. */
  attributes: () => Promise<readonly string[]>;
}): ListingAttributes {
  const { cached, attributes } = options;

  async function attributesAt(path: string): Promise<readonly string[]> {
    const { taxonomies } = (await cached?.payloadAt(path))?.variables ?? {};
    return (
      (taxonomies as { taxonomy: string }[] | undefined)?.map(({ taxonomy }) => taxonomy) ?? []
    );
  }

  return async ({ listing }, path, search) => {
    if (!search || !listing || !mayNarrow([...new URLSearchParams(search)])) return [];
    const known = await attributes();
    return known.length > 0 ? known : attributesAt(path);
  };
}
