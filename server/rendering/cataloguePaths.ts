import type { ConcreteRequest } from "relay-runtime";
import categoriesDocument from "#server/__generated__/cataloguePathsCategoriesQuery.graphql.ts";
import type { cataloguePathsCategoriesQuery } from "#server/__generated__/cataloguePathsCategoriesQuery.graphql.ts";
import productsDocument from "#server/__generated__/cataloguePathsProductsQuery.graphql.ts";
import type { cataloguePathsProductsQuery } from "#server/__generated__/cataloguePathsProductsQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { listed, slugPath, wordpressPages } from "#server/backend/line/catalogueLists.ts";
import type { EntryRoute } from "#server/catalogue/sitemapEntries.ts";
import type { Routes } from "./routes.ts";
import { localePath } from "#words/localePath.ts";

void graphql`
  query cataloguePathsCategoriesQuery($after: String) {
    list: productCategories(first: 100, after: $after) {
      nodes {
        slug
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

void graphql`
  query cataloguePathsProductsQuery($after: String, $order: ProductsOrderByEnum!) {
    list: products(
      first: 100
      after: $after
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: $order, order: DESC }] }
    ) {
      nodes {
        slug
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const LISTS: Record<EntryRoute["entries"], ConcreteRequest> = {
  productCategories: categoriesDocument,
  products: productsDocument,
};

/**
 * Yields the paths of all pages to render before their first request: the prerendered ones, and
 * those whose data other pages reuse while the backend is unavailable, in the current language.
 * Rejects if the backend fails.
 * @param options.isByPopularity true to list the products that sold most first, not the newest
 */
export async function* cataloguePaths(
  gateway: Pick<ShopGateway, "shared">,
  routes: Routes,
  { isByPopularity = false } = {},
): AsyncGenerator<string> {
  yield* routes.prerenderedPaths.map(localePath);
  yield* routes.reusedPaths.map(localePath);
  for await (const { path } of wordpressPages(gateway))
    if (!routes.find(path)) yield localePath(path);
  for (const { prefix, entries } of routes.entryRoutes) {
    const nodes = listed<cataloguePathsCategoriesQuery | cataloguePathsProductsQuery>(
      gateway,
      LISTS[entries],
      entries === "products" ? { order: isByPopularity ? "POPULARITY" : "DATE" } : {},
    );
    for await (const { slug } of nodes) {
      if (slug) yield localePath(slugPath(prefix, slug));
    }
  }
}
