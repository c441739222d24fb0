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
 * A wildcard holds for the paths of one segment below it.
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
  wildcard: { "/product": CATALOGUE, "/category": CATALOGUE },
};

/** Where no other route leads: the pages of WordPress's own, which no pattern tells from nothing. */
export const anyPath: Record<string, RouteRules> = { "/**": CATALOGUE };

/** A route that has a page for each of many things. */
export type Wildcard = keyof typeof routeRules.wildcard;

/** The account's views: one page to the renderer, which our server gives what to show. */
const VIEW = /^\/account\/(?:forgotten|reset|addresses|details|downloads|orders\/[1-9]\d{0,14})$/;

/** The path of the page that shows what is at a path. */
export const pagePath = (path: string): string => (VIEW.test(path) ? "/account" : path);

/** The rules of a path in its one spelling; undefined where no route leads. */
export function rulesOf(path: string): RouteRules | undefined {
  const statics: Record<string, RouteRules> = routeRules.static;
  const wildcards: Record<string, RouteRules> = routeRules.wildcard;
  return statics[pagePath(path)] ?? wildcards[/^(\/[^/]+)\/[^/]+$/.exec(path)?.[1] ?? ""];
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
