import type { ConcreteRequest } from "relay-runtime";
import categoriesDocument from "#server/__generated__/addressesCategoriesQuery.graphql.ts";
import type { addressesCategoriesQuery } from "#server/__generated__/addressesCategoriesQuery.graphql.ts";
import productsDocument from "#server/__generated__/addressesProductsQuery.graphql.ts";
import type { addressesProductsQuery } from "#server/__generated__/addressesProductsQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { listed, pathTo, wordpressPages } from "./catalogueLists.ts";
import { prerenderedPaths, rulesOf } from "./routeRules.ts";
import type { Wildcard } from "./routeRules.ts";

void graphql`
  query addressesCategoriesQuery($after: String) {
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
  query addressesProductsQuery($after: String) {
    list: products(
      first: 100
      after: $after
      where: { visibility: VISIBLE, orderby: [{ field: DATE, order: DESC }] }
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

const LISTS: Record<Wildcard, ConcreteRequest> = {
  "/category": categoriesDocument,
  "/product": productsDocument,
};

/** The paths of every prerendered page, as they are found; rejects where the backend fails. */
export async function* catalogueAddresses(
  gateway: Pick<ShopGateway, "shared">,
): AsyncGenerator<string> {
  yield* prerenderedPaths;
  for await (const { path } of wordpressPages(gateway)) yield path;
  for (const [prefix, document] of Object.entries(LISTS)) {
    if (!rulesOf(`${prefix}/*`)?.prerender) continue;
    const nodes = listed<addressesCategoriesQuery | addressesProductsQuery>(gateway, document);
    for await (const { slug } of nodes) {
      if (slug) yield pathTo(prefix, slug);
    }
  }
}
