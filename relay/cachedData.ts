import type { ConcreteRequest, Variables } from "relay-runtime";
import type { PageContextServer } from "vike/types";
import { backendErrorIn } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { PageQuery } from "./pageQuery.ts";
import type { CachedPayloads } from "./pageContext.ts";
import type { PagePayload, UnavailableFacts, UnavailableResponse } from "./pagePayload.ts";
import { nullResponse } from "./payloadShape.ts";

// Data of cached pages: while the backend is unavailable, the server renders other pages with them.

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

/** Field of a response that reuses the data of a cached page. */
export type ReusedData = { isReused?: true };

/**
 * Returns the data of the page cached at the requested path, completed as a response would be, if
 * the page's rules and this error allow rendering it with them; else undefined.
 */
export async function reusedData(
  pageContext: PageContextServer,
  error: unknown,
): Promise<PagePayload | undefined> {
  const { backend, cached, config, urlParsed } = pageContext;
  const { reusesCached, parameters: { data = [] } = {} } = config.rules ?? {};
  const isOther = data.some((name) => urlParsed.search[name] !== undefined);
  if (!reusesCached || isOther || !backendErrorIn(error)) return undefined;
  const payload = await cached?.payloadAt(urlParsed.pathnameOriginal);
  if (!payload) return undefined;
  Object.assign(payload.data, { isReused: true } satisfies ReusedData);
  const fetchMore = ({ params }: ConcreteRequest, variables: object) =>
    sendOperation({ url: backend.url, send: backend.shared }, params, variables);
  try {
    await config.complete?.(payload.data, fetchMore, pageContext, payload.variables);
    return payload;
  } catch {
    return undefined;
  }
}

/**
 * Returns the fields of header and footer (the frame) from a cached page; undefined without one.
 * Each page's query has them under the same keys, since GraphQL allows one field per key.
 */
async function frameFields({ cached, config }: PageContextServer) {
  const keys = config.frame ? Object.keys(nullResponse(config.frame.document, {}).data) : [];
  for (const path of cached?.frequentPaths ?? []) {
    const known = await cached?.payloadAt(path);
    if (known) return Object.fromEntries(keys.map((key) => [key, known.data[key] ?? null]));
  }
  return undefined;
}

/** Returns the response to a page's query without the backend: only the fields of its frame. */
export async function frameResponse(
  pageContext: PageContextServer,
  { document }: PageQuery,
  variables: Variables,
): Promise<PagePayload> {
  const response = nullResponse(document, variables);
  return { ...response, data: { ...response.data, ...(await frameFields(pageContext)) } };
}

/** Path of the search, which the unavailable page links to. */
const SEARCH = "/search";

type Categories = { nodes: readonly { slug?: string }[] } | null | undefined;

/** Returns the slugs of a frame's categories whose pages are cached. */
async function cachedCategories(cached: CachedPayloads | undefined, { data }: PagePayload) {
  const { nodes = [] } = (data["productCategories"] as Categories) ?? {};
  const slugs = nodes.flatMap(({ slug }) => slug ?? []);
  const isCached = await Promise.all(
    slugs.map(async (slug) => (await cached?.has(`/category/${slug}`)) ?? false),
  );
  return slugs.filter((_, place) => isCached[place]);
}

/** Returns the payload of the unavailable page, in place of a page that needs the backend. */
export async function unavailableResponse(
  pageContext: PageContextServer,
  query: PageQuery,
): Promise<UnavailableResponse> {
  const frame = await frameResponse(pageContext, query, {});
  const { cached, urlParsed } = pageContext;
  const { pathnameOriginal: path, searchOriginal } = urlParsed;
  const unavailable: UnavailableFacts = {
    categories: await cachedCategories(cached, frame),
    // If the page is the search, the index has failed too.
    hasSearch: path !== SEARCH && ((await cached?.has(SEARCH)) ?? false),
    filters: listingFilters(urlParsed.pathname, urlParsed.search),
    hasPlainPage: Boolean(searchOriginal) && ((await cached?.has(path)) ?? false),
  };
  return { unavailable, ...frame };
}
