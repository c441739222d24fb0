import type { ConcreteRequest } from "relay-runtime";
import { listedNodes } from "#relay/contract/listedNodes.ts";
import type { ListOperation, NodeOf } from "#relay/contract/listedNodes.ts";
import { decodedSlug } from "#relay/contract/cart/optionLabels.ts";
import { isReplacedPage } from "#relay/contract/page/isReplacedPage.ts";
import pagesDocument from "#server/__generated__/catalogueListsPagesQuery.graphql.ts";
import type { catalogueListsPagesQuery } from "#server/__generated__/catalogueListsPagesQuery.graphql.ts";
import { graphql } from "./graphql.ts";
import { gatewayAddress } from "./requestShop.ts";
import { canonicalPath } from "#server/kernel/requestUrl.ts";

// Lists of the catalogue, fetched page by page.

void graphql`
  query catalogueListsPagesQuery($after: String) {
    list: pages(first: 100, after: $after, where: { hasPassword: false }) {
      nodes {
        databaseId
        uri
        title
        menuOrder
        isPostsPage
        modifiedGmt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Anonymous requests to the backend; the gateway implements it. */
type SharedBackend = { shared: typeof fetch };

/** Yields all nodes of a list, one page per request; rejects if the backend returns no list. */
export const listed = <Operation extends ListOperation>(
  { shared }: SharedBackend,
  document: ConcreteRequest,
  variables?: Omit<Operation["variables"], "after">,
): AsyncGenerator<NodeOf<Operation>> =>
  listedNodes<Operation>(gatewayAddress(shared), document, variables);

/**
 * Returns the path of a slug's page. WooGraphQL returns non-Latin slugs percent-encoded for
 * products and decoded for categories; an importer may have cut a slug within an escape.
 */
export const slugPath = (prefix: string, slug: string) =>
  `${prefix}/${encodeURIComponent(decodedSlug(slug).toWellFormed())}`;

/** A page of WordPress in their list. */
export type ListedPage = {
  path: string;
  id: number;
  title?: string | null | undefined;
  menuOrder?: number | null | undefined;
  /** Time of its last change in UTC; WordPress omits the zone. */
  modifiedGmt?: string | null | undefined;
};

/** Yields WordPress's own pages, without those that the shop replaces. */
export async function* wordpressPages(gateway: SharedBackend): AsyncGenerator<ListedPage> {
  const pages = listed<catalogueListsPagesQuery>(gateway, pagesDocument);
  for await (const { databaseId: id, uri, isPostsPage, ...facts } of pages) {
    if (!uri?.startsWith("/") || isPostsPage || isReplacedPage(uri)) continue;
    // The compiled document selects the global `id`, too, which its types do not have.
    yield { ...facts, path: canonicalPath(new URL(`http://page${uri}`).pathname), id };
  }
}
