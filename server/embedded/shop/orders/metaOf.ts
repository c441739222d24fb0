import type { OrderMeta } from "./order.ts";

/** Which entries of what plugins and shoppers have added are asked for. */
export type MetaArguments = { key?: string | null; keysIn?: readonly string[] | null };

/** The entries that are asked for by their keys, or all. */
export const metaOf = (entries: readonly OrderMeta[], { key, keysIn }: MetaArguments) =>
  entries.filter((entry) => (!key || entry.key === key) && (!keysIn || keysIn.includes(entry.key)));
