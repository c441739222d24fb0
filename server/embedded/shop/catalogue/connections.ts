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

/** How many items a page holds: 10 unless asked for, and never more than 100, without a word. */
export function pageSize({ first, last }: PageArguments): number {
  return Math.min(first || last || DEFAULT_PAGE, LARGEST_PAGE);
}

/** WPGraphQL's cursor names the item, not its place. */
export function cursorOf(id: number | string): string {
  return Buffer.from(`arrayconnection:${id}`).toString("base64");
}

/** The item a cursor names; nothing when it is no cursor. */
export function readCursor(cursor: string | null | undefined): string | undefined {
  if (!cursor) return undefined;
  return /^arrayconnection:(.+)$/.exec(Buffer.from(cursor, "base64").toString())?.[1];
}

/** A page that has been read: whether more lie beyond it in the direction of reading is known. */
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

/** One page of a list that is at hand, as WPGraphQL cuts it. */
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
