import { isAttributeParameter, spelled } from "#relay/contract/page/facets.ts";
import type { PageRules } from "#relay/contract/page/pageRules.ts";
import type { HeadContext } from "./headTags.ts";

// Indexing by search engines, per page and parameters.

/**
 * URLs of a page that search engines may index: none; one, whatever its query string; or one per
 * part of a listing (pagination, one attribute term).
 */
type Indexing = "never" | "one" | "parts";

/** Returns the indexing of a page: prerendered pages are indexed, listings part by part. */
export function indexingOf(rules: PageRules | undefined): Indexing {
  if (rules?.rendering !== "prerendered") return "never";
  return rules.parameters?.listing ? "parts" : "one";
}

/** Pagination parameters, which alone name another part of a listing. */
const PARTS = new Set(["page", "after"]);

/** True for one term of one attribute: a filter worth finding on its own. */
function isOneTerm(others: readonly [string, string][]): boolean {
  const [[name, value] = ["", ""], ...more] = others;
  return more.length === 0 && isAttributeParameter(name) && value !== "" && !value.includes(",");
}

/**
 * True if search engines may index the page at a URL. Of a listing they index every unsorted part,
 * also filtered by one attribute term; other sort orders and filters only repeat those products.
 */
export function isIndexed(
  indexing: Indexing,
  { search, site }: Pick<HeadContext, "search"> & Partial<Pick<HeadContext, "site">>,
): boolean {
  if (site?.isOtherCurrency) return false;
  if (indexing !== "parts") return indexing === "one";
  const others = Object.entries(search).filter(([name]) => !PARTS.has(name));
  return others.length === 0 || isOneTerm(others);
}

/**
 * Returns the canonical URL of a page: its path, plus pagination and attribute filter for listings.
 */
export function ownAddress(indexing: Indexing, { path, search }: HeadContext): string {
  if (indexing !== "parts") return path;
  const own = Object.entries(search).filter(
    ([name]) => PARTS.has(name) || isAttributeParameter(name),
  );
  return path + spelled(own);
}
