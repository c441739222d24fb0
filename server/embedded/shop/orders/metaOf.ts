import type { OrderMeta } from "./order.ts";

/** Arguments of a `metaData` field: the keys of the requested entries. */
export type MetaArguments = { key?: string | null; keysIn?: readonly string[] | null };

/** Filters meta data by the requested keys; without keys, returns all entries. */
export const metaOf = (entries: readonly OrderMeta[], { key, keysIn }: MetaArguments) =>
  entries.filter((entry) => (!key || entry.key === key) && (!keysIn || keysIn.includes(entry.key)));
