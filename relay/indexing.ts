import type { HeadFacts, HeadPlace } from "./headFacts.ts";

type Indexing = HeadFacts["indexing"] | undefined;

/** The parameters that alone name another part of a listing. */
const PARTS = new Set(["page", "after"]);

/**
 * Whether search engines may show the page at an address. Of a listing they may show every part as
 * it stands, but no other order and no choice of it, whose things are all in the parts already.
 */
export function isIndexed(indexing: Indexing, { search }: Pick<HeadPlace, "search">): boolean {
  if (indexing === "parts") return Object.keys(search).every((name) => PARTS.has(name));
  return indexing === "one";
}

/** The one address of what a page shows: its path, and of a listing which part it is. */
export function ownAddress(indexing: Indexing, { path, search }: HeadPlace): string {
  if (indexing !== "parts") return path;
  const part = new URLSearchParams(Object.entries(search).filter(([name]) => PARTS.has(name)));
  return part.size > 0 ? `${path}?${part}` : path;
}
