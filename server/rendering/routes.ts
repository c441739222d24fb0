import type { PageRules } from "#relay/contract/page/pageRules.ts";
import type { EntryRoute } from "#server/catalogue/sitemapEntries.ts";

// Route table of the shop: matches paths to pages and their rules.

/** Route entry in a build's manifest. */
export type RouteRules = { prerender: boolean; isPersonal: boolean };

/** Routes of a build by kind, as in its manifest. */
export type RouteMatcher = {
  static: Record<string, RouteRules>;
  /** Routes by path prefix, up to the last slash. */
  wildcard: Record<string, RouteRules>;
  /** Routes of last resort: pages whose existence only the backend knows. */
  dynamic: Record<string, RouteRules>;
};

/** Page as Vike knows it: route string and rules. */
export type PageRoute = { route: string; rules: PageRules };

/** Requested page, as HTML or payload. */
export type PageCall = { path: string; search: string; form: "html" | "payload" };

/** Route that matches a path. */
export type MatchedRoute = {
  rules: PageRules;
  /** Path of the page that displays it; differs for a page's subpaths. */
  pagePath: string;
};

/** The shop's routes, derived from the pages' rules. */
export type Routes = {
  /** Returns the route of a canonical path, or undefined. */
  find: (path: string) => MatchedRoute | undefined;
  matcher: RouteMatcher;
  /** Paths of prerendered pages that belong to no list. */
  prerenderedPaths: string[];
  /** Paths with `reusesCached` that are not prerendered. */
  reusedPaths: string[];
  /** Prerendered routes with a page for each entry of a list. */
  entryRoutes: EntryRoute[];
  /** All prerendered paths, and path prefixes (`/product/*`). */
  prerenderedPatterns: string[];
  /** Paths whose subpaths are all personal. */
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
 * Derives the routes of these pages. Throws for a route that is neither a path, nor a path ending
 * in a slug, nor a catch-all.
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
    const folder = path.endsWith("/") ? "" : path.slice(0, path.lastIndexOf("/"));
    const own = statics.get(path) ?? wildcards.get(folder);
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
    reusedPaths: [...statics]
      .filter(([, rules]) => rules.reusesCached && !isPrerendered(rules))
      .map(([path]) => path),
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
