// Classification of requests that were not admitted, for metrics and traces.

/** Patterns of our routes, with the class of requests that were not admitted. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^\/\*$/, "cached"],
  [/^\/(livez|readyz|metrics|status)$/, "monitoring"],
  [/^\/(img|wp-content)\//, "pictures"],
  [/^\/(assets|icons|builds)\/|\.(xml|txt|ico|png|webmanifest)$/, "files"],
];

/**
 * Returns the class of a request that was not admitted, by its route's pattern and status: `cached`
 * for a page from the page cache, or from a rendering that another request had started, `pictures`,
 * `files`, `monitoring`, or `other`, for example for a redirect, or for a request that was refused
 * before its admission.
 */
export function requestClassOf(route = "", status = 200): string {
  const found = CLASSES.find(([pattern]) => pattern.test(route))?.[1] ?? "other";
  return found === "cached" && status !== 200 && status !== 304 ? "other" : found;
}
