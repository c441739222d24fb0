// Filters in a listing's URL, carried over to the search while the backend is unavailable.

/** Parameters of a listing that are not filters. */
const NOT_FILTERS = new Set(["q", "sort", "page", "after", "before"]);

/** Returns the filters of a listing as parameters of the search; none for any other page. */
export function listingFilters(
  pathname: string,
  search: Readonly<Record<string, string>>,
): [string, string][] {
  const [isListing, category] = /^\/(?:products|search|category\/([^/]+))$/.exec(pathname) ?? [];
  if (isListing === undefined) return [];
  const filters = Object.entries(search).filter(([name]) => !NOT_FILTERS.has(name));
  return category === undefined ? filters : [["category", category], ...filters];
}
