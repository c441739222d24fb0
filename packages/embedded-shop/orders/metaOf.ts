import type { OrderMeta } from "./order.ts";

// Metadata of an order or order line, filtered by key.

/** Arguments of a `metaData` field: the keys of the requested entries. */
export type MetaArguments = { key?: string | null; keysIn?: readonly string[] | null };

/** Returns the entries with the requested keys; without keys, all entries. */
export const metaOf = <Meta extends OrderMeta>(
  entries: readonly Meta[],
  { key, keysIn }: MetaArguments,
) =>
  entries.filter((entry) => (!key || entry.key === key) && (!keysIn || keysIn.includes(entry.key)));
