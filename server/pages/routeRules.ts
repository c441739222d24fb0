/** What holds for the pages of a route. */
export type RouteRules = {
  /** Rendered before anybody asks, and kept. */
  prerender: boolean;
  /** Depends on who asks: never looked up, never kept. */
  isPersonal: boolean;
};

const CATALOGUE: RouteRules = { prerender: true, isPersonal: false };
const ON_REQUEST: RouteRules = { prerender: false, isPersonal: false };
const PERSONAL: RouteRules = { prerender: false, isPersonal: true };

/**
 * The shop's routes and their rules: what the server goes by, and what a build's manifest says.
 * A wildcard holds for the paths of one more segment.
 */
export const routeRules = {
  static: {
    "/": CATALOGUE,
    "/products": CATALOGUE,
    "/categories": CATALOGUE,
    "/search": ON_REQUEST,
    "/cart": PERSONAL,
    "/checkout": PERSONAL,
    "/success": PERSONAL,
    "/account": PERSONAL,
  },
  wildcard: {
    "/product": CATALOGUE,
    "/category": CATALOGUE,
    "/account": PERSONAL,
    "/account/orders": PERSONAL,
  },
};

/** Where no other route leads: the pages of WordPress's own, which no pattern tells from nothing. */
export const anyPath: Record<string, RouteRules> = { "/**": CATALOGUE };

/** A route that has a page for each of many things that everybody may see. */
export type Wildcard = Exclude<keyof typeof routeRules.wildcard, "/account" | "/account/orders">;

/** The rules of a path in its one spelling; undefined where no route leads. */
export function rulesOf(path: string): RouteRules | undefined {
  const statics: Record<string, RouteRules> = routeRules.static;
  const wildcards: Record<string, RouteRules> = routeRules.wildcard;
  return statics[path] ?? wildcards[/^(\/.+)\/[^/]+$/.exec(path)?.[1] ?? ""];
}

const prerenderedOf = (routes: Record<string, RouteRules>) =>
  Object.keys(routes).filter((path) => routes[path]?.prerender);

/** The paths of prerendered pages that no list names. */
export const prerenderedPaths = prerenderedOf(routeRules.static);

/** All that is prerendered: paths, and what begins the others (`/product/*`). */
export const prerenderedPatterns = [
  ...prerenderedPaths,
  ...prerenderedOf(routeRules.wildcard).map((prefix) => `${prefix}/*`),
];
