import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { listQuery, listed, pathTo, wordpressPages } from "./catalogueLists.ts";
import { prerenderedPaths, rulesOf } from "./routeRules.ts";
import type { Wildcard } from "./routeRules.ts";

const LISTS: Record<Wildcard, string> = {
  "/category": listQuery("productCategories", "slug"),
  "/product": listQuery("products", "slug"),
};

/** The paths of every prerendered page, as they are found; rejects where the backend fails. */
export async function* catalogueAddresses(
  gateway: Pick<ShopGateway, "call">,
): AsyncGenerator<string> {
  yield* prerenderedPaths;
  for await (const { path } of wordpressPages(gateway)) yield path;
  for (const [prefix, query] of Object.entries(LISTS)) {
    if (!rulesOf(`${prefix}/*`)?.prerender) continue;
    for await (const { slug } of listed<{ slug: string | null }>(gateway, query)) {
      if (slug) yield pathTo(prefix, slug);
    }
  }
}
