/** What of a connection tells whether there is more of it. */
type Part = {
  readonly pageInfo?: {
    readonly hasNextPage: boolean;
    readonly endCursor?: string | null | undefined;
  } | null;
};

/**
 * A connection's pages, from the first on for as long as they are wanted. They are asked for one
 * after another, as each begins where the one before it ended.
 * @param ask gives the page after a cursor; with none all ends
 */
export async function* connectionPages<Page extends Part>(
  first: Page | null | undefined,
  ask: (after: string) => Promise<Page | null | undefined>,
): AsyncGenerator<Page> {
  let page = first;
  while (page) {
    yield page;
    const { hasNextPage = false, endCursor } = page.pageInfo ?? {};
    page = hasNextPage && endCursor != null ? await ask(endCursor) : undefined;
  }
}
