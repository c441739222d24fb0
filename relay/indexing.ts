import { isAttributeParameter, spelled } from "#relay/contract/facets.ts";
import type { PageRules } from "#relay/contract/pageRules.ts";
import type { HeadPlace } from "./headFacts.ts";

/**
 * Which addresses of a page search engines may show: none; one, whatever follows its path; or one
 * for each part of a listing.
 */
type Indexing = "never" | "one" | "parts";

/** The indexing of a page: what is prerendered is indexed, and of a listing its parts. */
export function indexingOf(rules: PageRules | undefined): Indexing {
  if (rules?.rendering !== "prerendered") return "never";
  return rules.parameters?.listing ? "parts" : "one";
}

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
