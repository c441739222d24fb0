import { connectionPages } from "#relay/contract/connectionPages.ts";

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
 * Collects all nodes of a connection that the backend pages by a hundred.
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
