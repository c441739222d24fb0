import type { ShopGateway } from "#server/shopGateway.ts";
import { listQuery, listed, pathTo } from "./catalogueLists.ts";
import { prerenderedPaths, rulesOf } from "./routeRules.ts";
import type { Wildcard } from "./routeRules.ts";

const LISTS: Record<Wildcard, string> = {
  "/category": listQuery("productCategories", "slug"),
  "/product": listQuery("products", "slug"),
};

/** The paths of every prerendered page, as they are found; rejects where the backend fails. */
export async function* catalogueAddresses(gateway: ShopGateway): AsyncGenerator<string> {
  yield* prerenderedPaths;
  for (const [prefix, query] of Object.entries(LISTS)) {
    if (!rulesOf(`${prefix}/*`)?.prerender) continue;
    for await (const { slug } of listed(gateway, query)) {
      if (slug) yield pathTo(prefix, slug);
    }
  }
}
