import { connectionPages } from "#relay/contract/connectionPages.ts";

/** A part of a list, and where the next one begins. */
export type Page<Node> = {
  nodes: readonly Node[];
  pageInfo?: {
    readonly hasNextPage: boolean;
    readonly endCursor?: string | null | undefined;
  } | null;
};

/** More pages than any cart or order has: a backend that always has one more is not believed. */
const MOST_PAGES = 20;

/**
 * Every node of a list that the backend gives a hundred of at a time.
 * @param ask gives the page after a cursor
 */
export async function everyNode<Node>(
  first: Page<Node> | null | undefined,
  ask: (after: string) => Promise<Page<Node> | null | undefined>,
): Promise<Node[]> {
  const pages: Page<Node>[] = [];
  for await (const page of connectionPages(first, ask)) {
    pages.push(page);
    if (pages.length === MOST_PAGES) break;
  }
  return pages.flatMap(({ nodes }) => nodes);
}
