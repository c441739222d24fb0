import type { PageRules } from "#relay/contract/pageRules.ts";

/** A route's entry in a build's manifest. */
export type RouteRules = { prerender: boolean; isPersonal: boolean };

/** Routes of a build by their kind, as its manifest lists them. */
export type RouteMatcher = {
  static: Record<string, RouteRules>;
  /** By what a path begins with, up to its last slash. */
  wildcard: Record<string, RouteRules>;
  /** Where no other route leads: pages that only the backend can tell from nothing. */
  dynamic: Record<string, RouteRules>;
};

/** A page as Vike knows it: its route string, and its rules. */
export type PageRoute = { route: string; rules: PageRules };

/** The route that a path leads to. */
export type MatchedRoute = {
  rules: PageRules;
  /** The path of the page that shows it: another one for the page's subpaths. */
  pagePath: string;
};

/** A route with a page for each entry of one of the backend's lists. */
export type EntryRoute = { prefix: string; entries: NonNullable<PageRules["entries"]> };

/** The shop's routes, by their pages' rules. */
export type Routes = {
  /** The route of a path in its one spelling; undefined where none leads there. */
  find: (path: string) => MatchedRoute | undefined;
  matcher: RouteMatcher;
  /** Paths of prerendered pages that no list names. */
  prerenderedPaths: string[];
  /** Prerendered routes with a page for each entry of a list. */
  entryRoutes: EntryRoute[];
  /** All that is prerendered: paths, and what begins the others (`/product/*`). */
  prerenderedPatterns: string[];
  /** Paths below which every page is personal. */
  personalPaths: string[];
};

const ANY_PATH = "/*";
const STATIC = /^[^@*]*$/;
const WITH_SLUG = /^([^@*]+)\/@\w+$/;

const manifestRules = ({ rendering }: PageRules): RouteRules => ({
  prerender: rendering === "prerendered",
  isPersonal: rendering === "personal",
});

const isPrerendered = (rules: PageRules) => rules.rendering === "prerendered";

/** Manifest entries of routes, by path. */
const manifestOf = (routes: Iterable<readonly [string, PageRules]>) =>
  Object.fromEntries([...routes].map(([path, rules]) => [path, manifestRules(rules)]));

/**
 * The routes of these pages. Throws where one has a route of another kind than a path, a path with a
 * slug at its end, or any path.
 */
export function createRoutes(pages: readonly PageRoute[]): Routes {
  const statics = new Map<string, PageRules>();
  const wildcards = new Map<string, PageRules>();
  const anyPath = new Map<string, PageRules>();
  for (const { route, rules } of pages.toSorted((a, b) => (a.route < b.route ? -1 : 1))) {
    const prefix = WITH_SLUG.exec(route)?.[1];
    if (route === ANY_PATH) anyPath.set("/**", rules);
    else if (prefix !== undefined) wildcards.set(prefix, rules);
    else if (STATIC.test(route)) statics.set(route, rules);
    else throw new Error(`The route ${route} is neither a path nor one that ends with a slug.`);
  }

  function find(path: string): MatchedRoute | undefined {
    const own = statics.get(path) ?? wildcards.get(/^(.+)\/[^/]+$/.exec(path)?.[1] ?? "");
    if (own) return { rules: own, pagePath: path };
    for (const [pagePath, rules] of statics) {
      const isBelow = path.startsWith(`${pagePath}/`);
      if (isBelow && rules.subpaths?.test(path.slice(pagePath.length + 1))) {
        return { rules, pagePath };
      }
    }
    return undefined;
  }

  const prerenderedPaths = [...statics]
    .filter(([, rules]) => isPrerendered(rules))
    .map(([path]) => path);
  const prerenderedPrefixes = [...wildcards].filter(([, rules]) => isPrerendered(rules));
  return {
    find,
    matcher: {
      static: manifestOf(statics),
      wildcard: manifestOf(wildcards),
      dynamic: manifestOf(anyPath),
    },
    prerenderedPaths,
    entryRoutes: prerenderedPrefixes.flatMap(([prefix, { entries }]) =>
      entries ? [{ prefix, entries }] : [],
    ),
    prerenderedPatterns: [
      ...prerenderedPaths,
      ...prerenderedPrefixes.map(([prefix]) => `${prefix}/*`),
    ],
    personalPaths: [...statics]
      .filter(([, { rendering }]) => rendering === "personal")
      .map(([path]) => path),
  };
}
