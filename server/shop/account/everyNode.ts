import { connectionPages } from "#relay/contract/connectionPages.ts";

// Pagination of cart and order connections, which the backend limits to a hundred nodes a page.

/** A page of a connection. */
export type Page<Node> = {
  nodes: readonly Node[];
  pageInfo?: {
    readonly hasNextPage: boolean;
    readonly endCursor?: string | null | undefined;
  } | null;
};

/** Page limit above any real cart or order, against a backend that always reports another page. */
const MAX_PAGES = 20;

/**
 * Collects the nodes of all pages of a connection, in order.
 * @param first the page that the caller has already
 * @param request fetches the page after a cursor
 */
export async function everyNode<Node>(
  first: Page<Node> | null | undefined,
  request: (after: string) => Promise<Page<Node> | null | undefined>,
): Promise<Node[]> {
  const pages: Page<Node>[] = [];
  for await (const page of connectionPages(first, request)) {
    pages.push(page);
    if (pages.length === MAX_PAGES) break;
  }
  return pages.flatMap(({ nodes }) => nodes);
}
