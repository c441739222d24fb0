import type { PageBackend } from "#relay/pageContext.ts";
import type { Admission } from "#server/limits/admission.ts";
import { slugPath } from "#server/backend/line/catalogueLists.ts";
import {
  createListingAttributes,
  requestedChoice,
  facetSpelling,
  relevantSearch,
} from "./searchStrings.ts";
import type { NotFoundPages } from "./notFoundPages.ts";
import { isCachedPage } from "./cachedPage.ts";
import type { CachedPage } from "./cachedPage.ts";
import type { Pages } from "./cachedPages.ts";
import { statusOf } from "./render.ts";
import type { RenderedPage } from "./render.ts";
import type { MatchedRoute, PageCall } from "./routes.ts";
import type { WordpressPages } from "#server/backend/line/wordpressPages.ts";
import { LRUCache } from "lru-cache";
import { language } from "#words/language.ts";

// Shared pages, the same for every shopper: cached, rendered, redirected or missing.

const LAST_SEGMENT = /^(.*)\/([^/]+)$/;

const isMissing = (page: CachedPage | RenderedPage) => !isCachedPage(page) && page.isMissing;

/** Redirects permanently to another path of the same page. */
const redirectTo = (path: string, { search, form }: PageCall): RenderedPage => ({
  status: 301,
  html: "",
  location: `${path}${form === "payload" ? "/_payload.json" : ""}${search}`,
  isShared: false,
});

/** Returns the path in the current language of a page, by its path in another one. */
async function translatedPath(
  path: string,
  { backend, admission }: { backend: PageBackend; admission: Admission },
): Promise<string | undefined> {
  const { pathsOf } = backend;
  if (!pathsOf) return undefined;
  const lookUp = admission.run({ class: "notFound" }, () => pathsOf(path));
  const own = (await lookUp.catch(() => undefined))?.[language()];
  return own === path ? undefined : own;
}

/** Creates the lookup of shared pages, by path and the parameters they depend on. */
export function createSharedPages(options: {
  pages: Pages;
  backend: PageBackend & { attributes: () => Promise<readonly string[]> };
  wordpressPages: Pick<WordpressPages, "has">;
  admission: Admission;
  missing: NotFoundPages;
  now?: (() => number) | undefined;
  /** Returns a product's new slug by an old one. */
  newSlugOf: (slug: string) => Promise<string | undefined>;
  /** True if a missing page may exist since this time, in epoch milliseconds. */
  hasChanged?: ((readAt: number) => boolean) | undefined;
}) {
  const { pages, backend, wordpressPages, admission, missing, newSlugOf } = options;
  const missingPaths = createMissingPaths(options.now, options.hasChanged);
  const { attributes } = backend;
  const attributesFor = createListingAttributes({ cached: pages.cached, attributes });

  /** Renders a page with this search string for one request. */
  const render = (
    { path, form }: PageCall,
    search: string,
    admissionClass: "listings" | "pages",
  ): Promise<RenderedPage> => {
    const request = { url: path + search, backend, hasSession: false };
    const isHeadless = form === "payload";
    return admission.run({ class: admissionClass }, (place) =>
      pages.render({ ...request, isHeadless }, place),
    );
  };

  /** Returns a product's page, with the attribute values that a search string chooses. */
  async function productPage(call: PageCall, relevant: string) {
    const { path, search } = call;
    // The product's own page lists the possible choices.
    const page = await pages.get(path, backend);
    const choice = requestedChoice(page, search);
    const whole = [choice.search, relevant].filter(Boolean).join("&").replace("&?", "&");
    if (!whole || isMissing(page)) return page;
    const isCacheable = choice.isCacheable && !relevant;
    return isCacheable ? pages.get(path + whole, backend) : render(call, whole, "pages");
  }

  async function existingPage(
    call: PageCall,
    rules?: MatchedRoute["rules"],
  ): Promise<CachedPage | RenderedPage> {
    const { path, search, form } = call;
    if (!search) return pages.get(path, backend);
    const parameters = rules?.parameters ?? {};
    const known = await attributesFor(parameters, path, search);
    const relevant = relevantSearch(parameters, search, form, known);
    const mayChoose = rules?.entries === "products" && form === "html";
    if (mayChoose) return productPage(call, relevant);
    if (!relevant) return pages.get(path, backend);
    return render(call, relevant, parameters.listing ? "listings" : "pages");
  }

  /** Returns the path of a renamed product's page, or undefined. */
  async function movedPath(path: string): Promise<string | undefined> {
    const [, prefix = "", slug = ""] = LAST_SEGMENT.exec(path) ?? [];
    const newSlug = await newSlugOf(slug);
    if (!newSlug) return undefined;
    const newPath = slugPath(prefix, newSlug);
    const page = await pages.get(newPath, backend);
    return statusOf(page) === 200 ? newPath : undefined;
  }

  /** Returns the 404 page of an entry's path, or a redirect to its new or translated slug. */
  async function absent(call: PageCall, route: MatchedRoute | undefined): Promise<RenderedPage> {
    if (!route?.rules.entries) return missing(call);
    const isProduct = route.rules.entries === "products";
    const moved =
      (await translatedPath(call.path, { backend, admission })) ??
      (isProduct ? await movedPath(call.path) : undefined);
    return moved === undefined ? missing(call) : redirectTo(moved, call);
  }

  /** Redirects to the path of the entry's page, or responds that it is missing. */
  const elsewhere = (
    { location }: MissingPath,
    call: PageCall,
    route: MatchedRoute | undefined,
  ): RenderedPage | Promise<RenderedPage> =>
    location === undefined ? absent(call, route) : redirectTo(location, call);

  /** True if a route matches the path, or WordPress has a page there or does not respond. */
  const mayExist = async (path: string, route: MatchedRoute | undefined) =>
    couldExist(path) && (route !== undefined || (await wordpressPages.has(path).catch(() => true)));

  async function pageAt(
    call: PageCall,
    route: MatchedRoute | undefined,
  ): Promise<CachedPage | RenderedPage> {
    const { path } = call;
    if (!(await mayExist(path, route))) {
      const own = couldExist(path) ? await translatedPath(path, { backend, admission }) : undefined;
      return own === undefined ? missing(call) : redirectTo(own, call);
    }
    const known = missingPaths.get(path);
    if (known) return elsewhere(known, call, route);
    const requestedAt = Date.now();
    const page = await existingPage(call, route?.rules);
    const location = isCachedPage(page) ? undefined : page.location;
    if (location === undefined && !isMissing(page)) return page;
    const found = location === undefined ? {} : { location };
    if (route?.rules.entries) missingPaths.add(path, requestedAt, found);
    return elsewhere(found, call, route);
  }

  /** Returns a listing's canonical search string if it was requested in another spelling. */
  async function listingSpelling(route: MatchedRoute | undefined, path: string, search: string) {
    const { parameters } = route?.rules ?? {};
    if (!search || !parameters?.listing) return undefined;
    return facetSpelling(parameters, search, await attributesFor(parameters, path, search));
  }

  return { pageAt, listingSpelling };
}

/** Time for which a path counts as such, in milliseconds: a new product appears within it. */
const MISSING_MS = 60_000;
const MAX_PATHS = 5_000;

/** Path without a page: the backend lacks its entry, or has it at another path (`location`). */
export type MissingPath = { location?: string };

/** Negative cache of paths of entries. */
export type MissingPaths = {
  get: (path: string) => MissingPath | undefined;
  /** Adds a path that was requested from the backend at this time, in epoch milliseconds. */
  add: (path: string, requestedAt: number, missing?: MissingPath) => void;
};

/**
 * Creates the negative cache, bounded in number and age.
 * @param hasChanged true if a path may exist since it was requested
 */
export function createMissingPaths(
  now: () => number = () => performance.now(),
  hasChanged: (readAt: number) => boolean = () => false,
): MissingPaths {
  const paths = new LRUCache<string, MissingPath & { requestedAt: number }>({
    max: MAX_PATHS,
    ttl: MISSING_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get: (path) => {
      const known = paths.get(path);
      return known && !hasChanged(known.requestedAt) ? known : undefined;
    },
    add: (path, requestedAt, missing = {}) => void paths.set(path, { ...missing, requestedAt }),
  };
}

/** Maximum length of a slug in WordPress. */
const LONGEST_SLUG = 200;

/** Characters that WordPress removes from every slug: control characters, brackets, quotes, … */
const IN_NO_SLUG = /[\p{Cc}"#/<>?[\\\]^`{|}]/u;

/**
 * True if each segment of a canonical path could be a slug. Any other path is a 404 without a
 * backend request.
 */
export const couldExist = (path: string): boolean =>
  path
    .split("/")
    .map(decodeURIComponent)
    .every((part) => part.length <= LONGEST_SLUG && !IN_NO_SLUG.test(part));
