import { listingSearch } from "#relay/contract/facets.ts";

/** The parameters that the pages at some paths depend on. */
type Dependence = {
  paths: RegExp;
  /** Of a listing: those beside what it is narrowed by. They change its data. */
  ofListing?: readonly string[];
  /** Those that change its data, and so its payload too. */
  ofData?: RegExp;
  /** Those that change its HTML alone. */
  ofMarkup?: RegExp;
};

// What is chosen of a product is another matter: only its page knows which parameters those are.
const dependences: Dependence[] = [
  { paths: /^\/search$/, ofListing: ["q", "category", "sort", "page", "after", "before"] },
  { paths: /^\/(products|category\/[^/]+)$/, ofListing: ["sort", "after", "before"] },
  {
    paths: /^\/product\/[^/]+$/,
    ofData: /^reviews$/,
    ofMarkup: /^(view|review|missing)$/,
  },
];

/** Whether the things at a path are listed, and so can be narrowed down. */
export const isListing = (path: string) =>
  dependences.some(({ paths, ofListing }) => ofListing && paths.test(path));

/**
 * What of a search string a page depends on, in one spelling; empty where the page is the one that
 * everybody gets. Parameters that links from elsewhere bring (`utm_source`, `gclid` …) never count.
 * @param attributes what the shop's things can be told apart by
 */
export function relevantSearch(
  path: string,
  search: string,
  form: "html" | "payload",
  attributes: readonly string[] = [],
): string {
  if (!search) return "";
  const dependence = dependences.find(({ paths }) => paths.test(path));
  const parameters = [...new URLSearchParams(search)];
  if (dependence?.ofListing) return listingSearch(parameters, attributes, dependence.ofListing);
  const counts = (name: string) =>
    dependence?.ofData?.test(name) || (form === "html" && dependence?.ofMarkup?.test(name));
  const relevant = parameters.filter(([name, value]) => value && counts(name));
  return relevant.length > 0 ? `?${new URLSearchParams(relevant)}` : "";
}

/**
 * The address at which a narrowed listing is found where it was asked for in another spelling, as a
 * form without script has to; what the page does not depend on stays in it.
 */
export function facetSpelling(
  path: string,
  search: string,
  attributes: readonly string[],
): string | undefined {
  const relevant = relevantSearch(path, search, "html", attributes);
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams(relevant);
  const isSpelled = [...known].every(([name, value]) => {
    const values = asked.getAll(name);
    return values.length === 1 && values[0] === value;
  });
  const hasLeftOver = ["price-min", "price-max"].some((name) => asked.has(name));
  if (isSpelled && !hasLeftOver) return undefined;
  for (const name of new Set([...known.keys(), "price-min", "price-max"])) asked.delete(name);
  const others = [...asked].filter(([, value]) => value !== "");
  const rest = others.length > 0 ? `${relevant ? "&" : "?"}${new URLSearchParams(others)}` : "";
  return path + relevant + rest;
}
