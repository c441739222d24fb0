import { isAttributeParameter, spelled } from "#relay/contract/facets.ts";
import type { HeadFacts, HeadPlace } from "./headFacts.ts";

type Indexing = HeadFacts["indexing"] | undefined;

/** The parameters that alone name another part of a listing. */
const PARTS = new Set(["page", "after"]);

/** One term of one attribute: a choice that is worth finding on its own. */
function isOneTerm(others: readonly [string, string][]): boolean {
  const [[name, value] = ["", ""], ...more] = others;
  return more.length === 0 && isAttributeParameter(name) && value !== "" && !value.includes(",");
}

/**
 * Whether search engines may show the page at an address. Of a listing they may show every part as
 * it stands, and what one term of an attribute leaves of it; no other order and no other choice,
 * whose things are all in those already.
 */
export function isIndexed(indexing: Indexing, { search }: Pick<HeadPlace, "search">): boolean {
  if (indexing !== "parts") return indexing === "one";
  const others = Object.entries(search).filter(([name]) => !PARTS.has(name));
  return others.length === 0 || isOneTerm(others);
}

/** The one address of what a page shows: its path, and of a listing which part of what it is. */
export function ownAddress(indexing: Indexing, { path, search }: HeadPlace): string {
  if (indexing !== "parts") return path;
  const own = Object.entries(search).filter(
    ([name]) => PARTS.has(name) || isAttributeParameter(name),
  );
  return path + spelled(own);
}
