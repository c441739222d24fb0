import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { listQuery, listed, pathTo, wordpressPages } from "./catalogueLists.ts";
import type { EntryRoute, Routes } from "./routes.ts";

const LISTS: Record<EntryRoute["entries"], string> = {
  productCategories: listQuery("productCategories", "slug"),
  products: listQuery("products", "slug"),
};

/** The paths of every prerendered page, as they are found; rejects where the backend fails. */
export async function* catalogueAddresses(
  gateway: Pick<ShopGateway, "call">,
  routes: Routes,
): AsyncGenerator<string> {
  yield* routes.prerenderedPaths;
  for await (const { path } of wordpressPages(gateway)) if (!routes.find(path)) yield path;
  for (const { prefix, entries } of routes.entryRoutes) {
    for await (const { slug } of listed<{ slug: string | null }>(gateway, LISTS[entries])) {
      if (slug) yield pathTo(prefix, slug);
    }
  }
}
