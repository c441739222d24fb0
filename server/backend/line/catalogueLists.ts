import type { ConcreteRequest } from "relay-runtime";
import { connectionPages } from "#relay/contract/connectionPages.ts";
import { decodedSlug } from "#relay/contract/cart/optionLabels.ts";
import { isReplacedPage } from "#relay/contract/page/isReplacedPage.ts";
import pagesDocument from "#server/__generated__/catalogueListsPagesQuery.graphql.ts";
import type { catalogueListsPagesQuery } from "#server/__generated__/catalogueListsPagesQuery.graphql.ts";
import { graphql } from "./graphql.ts";
import { requestShop } from "./requestShop.ts";
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

type List = {
  readonly nodes: readonly unknown[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor: string | null | undefined;
  };
};

/** Anonymous requests to the backend; the gateway implements it. */
type SharedBackend = { shared: typeof fetch };

/** Operation that fetches one page of a public list. */
export type ListOperation = {
  readonly variables: { after?: string | null | undefined };
  readonly response: { readonly list: List | null | undefined };
};

/** One node of an operation's list. */
export type NodeOf<Operation extends ListOperation> = NonNullable<
  Operation["response"]["list"]
>["nodes"][number];

/**
 * Yields all nodes of a list, one page per request; rejects if the backend returns no list. Lists
 * of products need an order: without one WooGraphQL sorts by title, and its cursors then skip
 * products.
 */
export async function* listed<Operation extends ListOperation>(
  { shared }: SharedBackend,
  document: ConcreteRequest,
  variables?: Omit<Operation["variables"], "after">,
): AsyncGenerator<NodeOf<Operation>> {
  const requestPage = async (after: string | null): Promise<List> => {
    const { data } = await requestShop<ListOperation>(shared, document, { ...variables, after });
    if (!data?.list) throw new Error("The backend gave no list of what there is in the shop.");
    return data.list;
  };
  for await (const { nodes } of connectionPages(await requestPage(null), requestPage)) {
    yield* nodes as readonly NodeOf<Operation>[];
  }
}

/**
 * Returns the path of a slug's page. WooGraphQL returns non-Latin slugs percent-encoded for
 * products and decoded for categories; an importer may have cut a slug within an escape.
 */
export const pathTo = (prefix: string, slug: string) =>
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
