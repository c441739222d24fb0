import { listQuery, listed, pathTo, wordpressPages } from "#server/pages/catalogueLists.ts";
import { prerenderedPaths } from "#server/pages/routeRules.ts";
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

const CATEGORIES = listQuery("filledCategories", "slug image { sourceUrl }");
const PRODUCTS = listQuery("products", "slug modifiedGmt image { sourceUrl }");

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
): AsyncGenerator<SitemapEntry> {
  for (const path of prerenderedPaths) yield { path };
  for await (const { path, modifiedGmt } of wordpressPages(gateway)) {
    const changed = momentOf(modifiedGmt);
    yield { path, ...(changed && { changed }) };
  }
  for await (const category of listed<Thing>(gateway, CATEGORIES)) {
    yield* entryOf("/category", category);
  }
  for await (const product of listed<Thing>(gateway, PRODUCTS)) yield* entryOf("/product", product);
}
