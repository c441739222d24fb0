import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { FETCHING } from "#server/kernel/fetchOnce.ts";
import type { Admission, Place } from "#server/limits/admission.ts";
import type { ReadRoutes } from "./builtPages.ts";
import type { PageCall } from "./routes.ts";
import type { RenderedPage } from "./render.ts";
import { ownPath } from "#words/localePath.ts";

// Not-found pages (404), filled from templates that are cached per area of the shop.

/** Maximum age of a template, and of one without all data, in milliseconds. */
const FRESH_MS = 60_000;
const INCOMPLETE_MS = 5_000;
/** More templates than a shop has areas. */
const MAX_TEMPLATES = 1_000;

/** Error pages of missing addresses. */
export type NotFoundPages = (missing: PageCall) => Promise<RenderedPage>;

type CachedTemplate = {
  template: NotFoundTemplate;
  /** False if data are missing in it, or in a later rendering. */
  isComplete: boolean;
  /** Time at which its rendering began, in epoch milliseconds. */
  renderedAt: number;
};

/** Path that stands for others, and the key under which their template is cached. */
type Example = { key: string; path: string; namesSearch: boolean };

/** A missing page's payload: its status alone. */
const MISSING_PAYLOAD: RenderedPage = {
  status: 404,
  html: "",
  isMissing: true,
  isComplete: true,
  isShared: false,
};

/**
 * Creates the error pages of missing addresses. Only the address differs between them, and the
 * header between the areas of the shop: the page is rendered once a minute per area, and the
 * address is filled in.
 */
export function createNotFoundPages(options: {
  /** Renders the error page of an address that is known to be missing. */
  render: (url: string, place: Place) => Promise<RenderedPage>;
  routes: ReadRoutes;
  admission: Admission;
  /** False if each page is rendered on its own. */
  isCached?: boolean;
  now?: (() => number) | undefined;
  /** True if a template may have changed since this time, in epoch milliseconds. */
  hasChanged?: ((readAt: number) => boolean) | undefined;
}): NotFoundPages {
  const { render, routes, admission, isCached = true } = options;
  // A monotonic clock: the system's may be set back.
  const { now = () => performance.now(), hasChanged = () => false } = options;
  const marker = `m${randomUUID().replaceAll("-", "")}`;
  const templates = new LRUCache<string, CachedTemplate, { path: string; place: Place }>({
    ...FETCHING,
    max: MAX_TEMPLATES,
    perf: { now },
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, known, { context: { path, place }, options: entry }) => {
      const renderedAt = Date.now();
      entry.ttl = INCOMPLETE_MS;
      const page = await render(path, place);
      const isComplete = page.isComplete ?? false;
      // A page without products is no better than an old one with them.
      const made = isComplete || !known ? notFoundTemplate(page, ownPath(path)) : known.template;
      if (!made || page.status !== 404) return known;
      if (isComplete) entry.ttl = FRESH_MS;
      return { template: made, isComplete, renderedAt };
    },
  });

  /** Beginnings of paths by which the pages' headers differ: their number bounds the templates. */
  function areaOf(path: string): string {
    const { matcher } = routes();
    const folders = Object.keys(matcher.wildcard).map((folder) => `${folder}/`);
    const areas = [...Object.keys(matcher.static), ...folders];
    const around = areas.filter((area) => path.startsWith(area));
    return around.reduce((longest, area) => (area.length > longest.length ? area : longest), "/");
  }

  /** Returns the example for a path; undefined for a page's own path, of which there are few. */
  function exampleFor(path: string): Example | undefined {
    const route = routes().find(path);
    const folder = path.replace(/\/[^/]*$/, "");
    if (route && route.pagePath === path) {
      const isEntry = routes().entryRoutes.some(({ prefix }) => prefix === folder);
      return isEntry
        ? { key: `entry ${folder}`, path: `${folder}/${marker}`, namesSearch: true }
        : undefined;
    }
    const area = areaOf(path);
    // One segment below a folder would be an entry's path.
    const rest = area !== "/" && area.endsWith("/") ? `${marker}/${marker}` : marker;
    return { key: `area ${area}`, path: area + rest, namesSearch: false };
  }

  function templateFor({ key, path }: Example, place: Place) {
    const { renderedAt = 0 } = templates.peek(key) ?? {};
    const forceRefresh = hasChanged(renderedAt);
    return templates.fetch(key, { context: { path, place }, forceRefresh });
  }

  async function rendered({ path, search }: PageCall, place: Place): Promise<RenderedPage> {
    const example = isCached ? exampleFor(path) : undefined;
    const known = example && (await templateFor(example, place));
    if (!known) return render(path + search, place);
    const { template, isComplete } = known;
    const html = template.fill(ownPath(example.namesSearch ? path + search : displayedPath(path)));
    return { status: 404, html, isMissing: true, isComplete, isShared: false };
  }

  return (missing) =>
    missing.form === "payload" && isCached
      ? Promise.resolve(MISSING_PAYLOAD)
      : admission.run({ class: "notFound" }, (place) => rendered(missing, place));
}

/** The error page of any missing address, with gaps for the address. */
type NotFoundTemplate = {
  /** Fills in the path that the page names, with its search string if a route matched. */
  fill: (named: string) => string;
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Escapes a text as React does. */
const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** Escapes a text within a string of the page's JSON, which is inside of a script element. */
const inJson = (text: string) =>
  JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/").replaceAll("<", "\\u003c");

/** Vike's own note on the 404, which abbreviates the address. */
const NOTE = /("_abortCall":"render\(404)(?:[^"\\]|\\.)*"/;

/**
 * Makes a template of the error page at an address that stands for all others; undefined if the
 * page does not name the address.
 */
export function notFoundTemplate(
  { html }: Pick<RenderedPage, "html">,
  example: string,
): NotFoundTemplate | undefined {
  // The script's spelling contains the text's, not the other way round.
  const parts = html
    .replace(NOTE, '$1)"')
    .split(inJson(example))
    .map((part) => part.split(inHtml(example)));
  if (parts.every((part) => part.length === 1)) return undefined;
  return {
    fill: (named) => parts.map((part) => part.join(inHtml(named))).join(inJson(named)),
  };
}

/**
 * Returns a path as the error page displays it: decoded, except for slashes within a segment.
 */
export const displayedPath = (path: string): string =>
  path
    .split("/")
    .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"))
    .join("/");
