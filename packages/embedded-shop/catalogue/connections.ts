// Connections with WPGraphQL's cursors.

const DEFAULT_PAGE = 10;
const LARGEST_PAGE = 100;

export type PageArguments = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
};

export type PageInfo = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
};

export type Connection<Item> = {
  nodes: Item[];
  edges: { cursor: string; node: Item }[];
  pageInfo: PageInfo;
};

/** Returns the page size: 10 by default, capped at 100 without an error. */
export function pageSize({ first, last }: PageArguments): number {
  return Math.min(first || last || DEFAULT_PAGE, LARGEST_PAGE);
}

/** Encodes WPGraphQL's cursor, which names the item, not its position. */
export function cursorOf(id: number | string): string {
  return Buffer.from(`arrayconnection:${id}`).toString("base64");
}

/** Decodes a cursor to its item's id; undefined for an invalid cursor. */
export function readCursor(cursor: string | null | undefined): string | undefined {
  if (!cursor) return undefined;
  return /^arrayconnection:(.+)$/.exec(Buffer.from(cursor, "base64").toString())?.[1];
}

/**
 * Builds a connection from a page of items already read.
 * @param hasMore true if more items follow the page in the direction of reading
 */
export function connectionOfPage<Item>(
  items: Item[],
  { last, after, before }: PageArguments,
  hasMore: boolean,
  idOf: (item: Item) => number | string,
): Connection<Item> {
  const edges = items.map((node) => ({ cursor: cursorOf(idOf(node)), node }));
  return {
    nodes: items,
    edges,
    pageInfo: {
      hasNextPage: last ? Boolean(before) : hasMore,
      hasPreviousPage: last ? hasMore : Boolean(after),
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Cuts one page out of an in-memory list, with WPGraphQL's pagination. */
export function connectionOf<Item>(
  items: readonly Item[],
  args: PageArguments,
  idOf: (item: Item) => number | string,
): Connection<Item> {
  const placeOf = (cursor: string | null | undefined) => {
    const id = readCursor(cursor);
    return id === undefined ? -1 : items.findIndex((item) => String(idOf(item)) === id);
  };
  const start = placeOf(args.after) + 1;
  const end = placeOf(args.before);
  const between = items.slice(start, end === -1 ? undefined : end);
  const size = pageSize(args);
  const page = args.last ? between.slice(-size) : between.slice(0, size);
  return connectionOfPage(page, args, between.length > page.length, idOf);
}
