import { listQuery, listed, pathTo, wordpressPages } from "#server/pages/catalogueLists.ts";
import type { EntryRoute, Routes } from "#server/pages/routes.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";

/** A page that search engines are told of. */
export type SitemapEntry = {
  path: string;
  /** When the thing was last changed, in the form that sitemaps take. */
  changed?: string;
  /** The address of its picture, which may begin at the shop's root. */
  picture?: string;
};

type Thing = {
  slug: string | null;
  modifiedGmt?: string | null;
  image?: { sourceUrl: string | null } | null;
};

const LISTS: Record<EntryRoute["entries"], string> = {
  productCategories: listQuery("filledCategories", "slug image { sourceUrl }"),
  products: listQuery("products", "slug modifiedGmt image { sourceUrl }"),
};

/** WordPress writes its moments without their zone, and year 0 for none. */
const momentOf = (gmt: string | null | undefined) =>
  /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(gmt ?? "") ? `${gmt}Z` : undefined;

function* entryOf(prefix: string, { slug, modifiedGmt, image }: Thing): Generator<SitemapEntry> {
  if (!slug) return;
  const changed = momentOf(modifiedGmt);
  const picture = image?.sourceUrl;
  yield { path: pathTo(prefix, slug), ...(changed && { changed }), ...(picture && { picture }) };
}

/** Every page that search engines may show, as it is found; rejects where the backend fails. */
export async function* sitemapEntries(
  gateway: Pick<ShopGateway, "call">,
  routes: Routes,
): AsyncGenerator<SitemapEntry> {
  for (const path of routes.prerenderedPaths) yield { path };
  for await (const { path, modifiedGmt } of wordpressPages(gateway)) {
    if (routes.find(path)) continue;
    const changed = momentOf(modifiedGmt);
    yield { path, ...(changed && { changed }) };
  }
  for (const { prefix, entries } of routes.entryRoutes) {
    for await (const entry of listed<Thing>(gateway, LISTS[entries])) yield* entryOf(prefix, entry);
  }
}
