// Cursor pagination of a GraphQL connection, as an async generator.

/** A connection's page info. */
type Part = {
  readonly pageInfo?: {
    readonly hasNextPage: boolean;
    readonly endCursor?: string | null | undefined;
  } | null;
};

/**
 * Iterates over a connection's pages, lazily. The pages are fetched one after another, since each
 * begins at the previous page's end cursor.
 * @param fetchPage fetches the page after a cursor; iteration ends without one
 * @throws if a cursor returns: the list would never end
 */
export async function* connectionPages<Page extends Part>(
  first: Page | null | undefined,
  fetchPage: (after: string) => Promise<Page | null | undefined>,
): AsyncGenerator<Page> {
  const cursors = new Set<string>();
  let page = first;
  while (page) {
    yield page;
    const { hasNextPage = false, endCursor } = page.pageInfo ?? {};
    if (hasNextPage && endCursor != null) {
      if (cursors.has(endCursor)) throw new Error("a list of the backend repeats its pages");
      cursors.add(endCursor);
    }
    page = hasNextPage && endCursor != null ? await fetchPage(endCursor) : undefined;
  }
}
