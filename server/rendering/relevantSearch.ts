import { isJoined, listingSearch, membersOf, parameterOf } from "#relay/contract/page/facets.ts";
import type { PageParameters } from "#relay/contract/page/pageRules.ts";

// Canonical search strings of pages, by the parameters that they depend on.

/** True for a cursor of WPGraphQL, as `arrayconnection:12` in base64; another one names no part. */
function isCursor(text: string): boolean {
  try {
    return /^\w+:/.test(atob(text.trim()));
  } catch {
    return false;
  }
}

const isOfPart = ([name, value]: readonly [string, string]) =>
  (name !== "after" && name !== "before") || isCursor(value);

/**
 * Returns the canonical part of a search string that a page with these parameters depends on; empty
 * if the page is the same for everyone. Choices on a product page are not included: only that page
 * knows their parameters. `attributes` are those of the shop's products.
 */
export function relevantSearch(
  { listing, data, markup }: PageParameters,
  search: string,
  form: "html" | "payload",
  attributes: readonly string[] = [],
): string {
  if (!search) return "";
  const parameters = [...new URLSearchParams(search)];
  if (listing) return listingSearch(parameters.filter(isOfPart), attributes, listing);
  const counts = (name: string) =>
    data?.includes(name) || (form === "html" && markup?.includes(name));
  const relevant = parameters.filter(([name, value]) => value && counts(name));
  return relevant.length > 0 ? `?${new URLSearchParams(relevant)}` : "";
}

/**
 * Returns the canonical search string of a filtered listing if it was requested in another
 * spelling, as a form without script does; parameters that the page does not depend on remain.
 */
export function facetSpelling(
  parameters: PageParameters,
  search: string,
  attributes: readonly string[],
): string | undefined {
  const relevant = relevantSearch(parameters, search, "html", attributes);
  const given = new URLSearchParams(search);
  const known = new URLSearchParams(relevant);
  const isSpelled = [...known].every(([name, value]) => {
    const values = given.getAll(name);
    return values.length === 1 && values[0] === value;
  });
  // Parameters that are read, but redirected to another spelling: form fields, and those of joined
  // attributes.
  const joined = attributes.filter(isJoined).flatMap((one) => membersOf(one).slice(1));
  const leftOver = ["price-min", "price-max", ...joined.map(parameterOf)];
  if (isSpelled && !leftOver.some((name) => given.has(name))) return undefined;
  for (const name of new Set([...known.keys(), ...leftOver])) given.delete(name);
  const others = [...given].filter(([, value]) => value !== "");
  const rest = others.length > 0 ? `${relevant ? "&" : "?"}${new URLSearchParams(others)}` : "";
  return relevant + rest;
}
