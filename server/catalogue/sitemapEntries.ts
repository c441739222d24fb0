import type { ConcreteRequest } from "relay-runtime";
import type { PageRules } from "#relay/contract/page/pageRules.ts";
import categoriesDocument from "#server/__generated__/sitemapEntriesCategoriesQuery.graphql.ts";
import type { sitemapEntriesCategoriesQuery } from "#server/__generated__/sitemapEntriesCategoriesQuery.graphql.ts";
import productsDocument from "#server/__generated__/sitemapEntriesProductsQuery.graphql.ts";
import type { sitemapEntriesProductsQuery } from "#server/__generated__/sitemapEntriesProductsQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { listed, slugPath, wordpressPages } from "#server/backend/line/catalogueLists.ts";
import { isHiddenNode } from "#server/backend/line/seoPlugin.ts";
import type { NodeOf } from "#relay/contract/listedNodes.ts";
import { utcTime } from "./wordpressTime.ts";
import { localePath } from "#words/localePath.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";

// Sitemap entries: every indexable page of the shop, with its date and picture.

/** Route with a page for each entry of a backend list. */
export type EntryRoute = { prefix: string; entries: NonNullable<PageRules["entries"]> };

/** Routes of the shop, as far as the sitemap lists them. */
type ListedRoutes = {
  find: (path: string) => object | undefined;
  prerenderedPaths: readonly string[];
  entryRoutes: readonly EntryRoute[];
};

/** Page listed in the sitemap. */
export type SitemapEntry = {
  path: string;
  /** Last modification of the product, category or page, in the sitemap's date format. */
  changed?: string;
  /** Id of its product. */
  id?: number;
  /** Address of its picture, which may be relative to the shop's root. */
  picture?: string;
};

void graphql`
  query sitemapEntriesCategoriesQuery($after: String) {
    list: productCategories(first: 100, after: $after, where: { hideEmpty: true }) {
      nodes {
        slug
        image {
          sourceUrl
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

void graphql`
  query sitemapEntriesProductsQuery($after: String, $ids: [Int]) {
    list: products(
      first: 100
      after: $after
      where: {
        include: $ids
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: DATE, order: DESC }]
      }
    ) {
      nodes {
        databaseId
        slug
        modifiedGmt
        image {
          sourceUrl
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

type Listed = NodeOf<sitemapEntriesCategoriesQuery> &
  Partial<Pick<NodeOf<sitemapEntriesProductsQuery>, "modifiedGmt" | "databaseId">>;

const LISTS: Record<EntryRoute["entries"], ConcreteRequest> = {
  productCategories: categoriesDocument,
  products: productsDocument,
};

function* entryOf(prefix: string, node: Listed): Generator<SitemapEntry> {
  const { slug, modifiedGmt, image, databaseId: id } = node;
  if (!slug || isHiddenNode(node)) return;
  const changed = utcTime(modifiedGmt);
  const picture = image?.sourceUrl;
  const path = localePath(slugPath(prefix, slug));
  yield { path, ...(changed && { changed }), ...(picture && { picture }), ...(id && { id }) };
}

/** Yields every indexable page as it is found; rejects if the backend fails. */
export async function* sitemapEntries(
  gateway: Pick<ShopGateway, "shared">,
  routes: ListedRoutes,
): AsyncGenerator<SitemapEntry> {
  for (const path of routes.prerenderedPaths) yield { path: localePath(path) };
  for await (const page of wordpressPages(gateway)) {
    const { path, modifiedGmt } = page;
    if (routes.find(path) || isHiddenNode(page)) continue;
    const changed = utcTime(modifiedGmt);
    yield { path: localePath(path), ...(changed && { changed }) };
  }
  for (const { prefix, entries } of routes.entryRoutes) {
    const nodes = listed<sitemapEntriesCategoriesQuery | sitemapEntriesProductsQuery>(
      gateway,
      LISTS[entries],
    );
    for await (const node of nodes) yield* entryOf(prefix, node);
  }
}

/** Yields the pages of some products, at most a hundred; rejects if the backend fails. */
export async function* productEntries(
  gateway: Pick<ShopGateway, "shared">,
  routes: ListedRoutes,
  ids: readonly number[],
): AsyncGenerator<SitemapEntry> {
  for (const { prefix, entries } of routes.entryRoutes) {
    if (entries !== "products") continue;
    const nodes = listed<sitemapEntriesProductsQuery>(gateway, productsDocument, { ids });
    for await (const node of nodes) yield* entryOf(prefix, node);
  }
}
