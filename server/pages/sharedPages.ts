import { mayNarrow } from "#relay/contract/facets.ts";
import type { PageParameters } from "#relay/contract/pageRules.ts";
import type { PageBackend } from "#relay/pageQuery.ts";
import { pathTo } from "./catalogueLists.ts";
import { couldExist } from "./couldExist.ts";
import type { StoredPage } from "./pageCache.ts";
import type { Pages } from "./cachedPages.ts";
import { requestedChoice } from "./productChoices.ts";
import { facetSpelling, relevantSearch } from "./relevantSearch.ts";
import type { RenderedPage } from "./render.ts";
import type { MatchedRoute } from "./routes.ts";
import type { WordpressPages } from "./wordpressPages.ts";

/** Requested page, as HTML or payload. */
export type PageCall = { path: string; search: string; form: "html" | "payload" };

type SharedPage = { page: StoredPage | RenderedPage; relevant: string };

const LAST_SEGMENT = /^(.*)\/([^/]+)$/;

const isMissing = (page: StoredPage | RenderedPage) => "isMissing" in page && page.isMissing;

/** Shared pages, by path and the parameters they depend on. */
export function createSharedPages(options: {
  pages: Pages;
  backend: PageBackend & { attributes: () => Promise<readonly string[]> };
  wordpressPages: Pick<WordpressPages, "has">;
  /** Returns a product's new slug by an old one. */
  newSlugOf: (slug: string) => Promise<string | undefined>;
}) {
  const { pages, backend, wordpressPages, newSlugOf } = options;

  /** The shop's attributes, for listings whose search string may name any of them. */
  const attributesFor = async ({ listing }: PageParameters, search: string) =>
    search && listing && mayNarrow([...new URLSearchParams(search)]) ? backend.attributes() : [];

  /** Returns the 404 page, which names the missing page. */
  const missing = (url: string) =>
    pages.fresh({ url, backend, hasSession: false, isMissing: true });

  const fresh = (url: string, form: PageCall["form"]) =>
    pages.fresh({ url, backend, hasSession: false, isHeadless: form === "payload" });

  /** Returns a product's page, with the attribute values that a search string chooses. */
  async function productPage({ path, search, form }: PageCall, relevant: string) {
    // The product's own page lists the possible choices.
    const page = await pages.shared(path, backend);
    const choice = requestedChoice(page, search);
    const whole = [choice.search, relevant].filter(Boolean).join("&").replace("&?", "&");
    if (!whole || isMissing(page)) return { relevant, page };
    const isCacheable = choice.isCacheable && !relevant;
    return {
      relevant: whole,
      page: await (isCacheable ? pages.shared(path + whole, backend) : fresh(path + whole, form)),
    };
  }

  async function existingPage(call: PageCall, rules?: MatchedRoute["rules"]): Promise<SharedPage> {
    const { path, search, form } = call;
    const parameters = rules?.parameters ?? {};
    const attributes = await attributesFor(parameters, search);
    const relevant = relevantSearch(parameters, search, form, attributes);
    const mayChoose = rules?.entries === "products" && form === "html" && search !== "";
    if (mayChoose) return productPage(call, relevant);
    const page = relevant ? fresh(path + relevant, form) : pages.shared(path, backend);
    return { relevant, page: await page };
  }

  /** Returns the path of a renamed product's page, or undefined. */
  async function movedPath(path: string): Promise<string | undefined> {
    const [, prefix = "", slug = ""] = LAST_SEGMENT.exec(path) ?? [];
    const newSlug = await newSlugOf(slug);
    if (!newSlug) return undefined;
    const newPath = pathTo(prefix, newSlug);
    const page = await pages.shared(newPath, backend);
    return "renderedAt" in page || page.status === 200 ? newPath : undefined;
  }

  /** True if a route matches the path, or WordPress has a page there or does not respond. */
  const mayExist = async (path: string, route: MatchedRoute | undefined) =>
    couldExist(path) && (route !== undefined || (await wordpressPages.has(path).catch(() => true)));

  async function pageAt(
    call: PageCall,
    route: MatchedRoute | undefined,
  ): Promise<StoredPage | RenderedPage> {
    const { path, search, form } = call;
    if (!(await mayExist(path, route))) return missing(path + search);
    const { page, relevant } = await existingPage(call, route?.rules);
    const mayHaveMoved = route?.rules.entries === "products" && isMissing(page);
    const spelled = "location" in page ? page.location : undefined;
    const moved = mayHaveMoved ? await movedPath(path) : spelled;
    if (moved) {
      const location = `${moved}${form === "payload" ? "/_payload.json" : ""}${search}`;
      return { status: 301, html: "", location, isShared: false };
    }
    // The 404 page names the requested path; no page depends on its search string.
    const isUnnamed = form === "html" && search !== relevant;
    return isUnnamed && isMissing(page) ? missing(path + search) : page;
  }

  /** Returns a listing's canonical search string if it was requested in another spelling. */
  async function listingSpelling(route: MatchedRoute | undefined, search: string) {
    const { parameters } = route?.rules ?? {};
    if (!parameters?.listing) return undefined;
    return facetSpelling(parameters, search, await attributesFor(parameters, search));
  }

  return { pageAt, missing, listingSpelling };
}

/** Creates the shared pages. */
export type SharedPages = ReturnType<typeof createSharedPages>;
