import { listingSearch } from "#relay/contract/facets.ts";
import type { PageParameters } from "#relay/contract/pageRules.ts";

/**
 * The part of a search string that a page with these parameters depends on, in one spelling; empty
 * where the page is the one that everybody gets. What is chosen of a product is another matter: only
 * its page knows which parameters those are.
 * @param attributes the attributes that the shop's products have
 */
export function relevantSearch(
  { listing, data, markup }: PageParameters,
  search: string,
  form: "html" | "payload",
  attributes: readonly string[] = [],
): string {
  if (!search) return "";
  const parameters = [...new URLSearchParams(search)];
  if (listing) return listingSearch(parameters, attributes, listing);
  const counts = (name: string) =>
    data?.includes(name) || (form === "html" && markup?.includes(name));
  const relevant = parameters.filter(([name, value]) => value && counts(name));
  return relevant.length > 0 ? `?${new URLSearchParams(relevant)}` : "";
}

/**
 * The search string of a narrowed listing in its one spelling, where it was requested in another, as
 * a form without script has to; what the page does not depend on stays in it.
 */
export function facetSpelling(
  parameters: PageParameters,
  search: string,
  attributes: readonly string[],
): string | undefined {
  const relevant = relevantSearch(parameters, search, "html", attributes);
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
  return relevant + rest;
}
