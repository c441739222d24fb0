/** A part of a list, and where the next one begins. */
export type Page<Node> = {
  nodes: readonly Node[];
  pageInfo?: { hasNextPage: boolean; endCursor: string | null } | null;
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
  const nodes: Node[] = [];
  let page = first;
  for (let count = 1; page; count += 1) {
    nodes.push(...page.nodes);
    const { hasNextPage = false, endCursor = null } = page.pageInfo ?? {};
    if (!hasNextPage || endCursor === null || count === MOST_PAGES) break;
    page = await ask(endCursor);
  }
  return nodes;
}
