import type { FastifyRequest } from "fastify";
import {
  isLikeArchive,
  isSameSite,
  pageOfOldAddress,
  pageOfTerm,
  resolveAddress,
} from "#server/backend/line/wordpressAddress.ts";
import type { SiteRedirect } from "#server/backend/line/siteRedirect.ts";
import type { WordpressPages } from "#server/backend/line/wordpressPages.ts";
import type { Config } from "#server/kernel/config.ts";
import { withoutLanguage } from "#server/kernel/language.ts";
import { canonicalPath } from "#server/kernel/requestUrl.ts";
import type { Admission } from "#server/limits/admission.ts";
import type { ReadRoutes } from "#server/rendering/builtPages.ts";
import { statusOf } from "#server/rendering/render.ts";
import { couldExist } from "#server/rendering/sharedPages.ts";
import type { createSharedPages } from "#server/rendering/sharedPages.ts";
import type { SiteRedirects } from "#server/rendering/siteRedirects.ts";
import { PRIVATE } from "#server/shopper/cookies.ts";
import { language } from "#words/language.ts";
import { ownPath } from "#words/localePath.ts";

// Addresses that a shop had before it used this storefront, which others keep: search engines,
// advertisements, bookmarks.

/** Pages in the current language, and their routes. */
type KnownPages = {
  routes: ReadRoutes;
  wordpressPages: Pick<WordpressPages, "has" | "isKnown" | "pathOf">;
  admission: Admission;
  pageAt: ReturnType<typeof createSharedPages>["pageAt"];
};

const ID = /^[1-9]\d{0,9}$/;

/** Parameters of WordPress and WooCommerce that name a record, or what to do with it. */
const RECORD = ["p", "page_id", "post_type", "add-to-cart", "quantity", "variation_id"];

/**
 * Returns the id in a short link of WordPress, which is an address without permalinks, too, or in
 * WooCommerce's link that adds a product to the cart, on any page.
 */
function recordId(path: string, parameters: URLSearchParams): string | undefined {
  const added = path.startsWith("/product/") ? null : parameters.get("add-to-cart");
  const id = added ?? (path === "/" ? (parameters.get("p") ?? parameters.get("page_id")) : null);
  return id !== null && ID.test(id) ? id : undefined;
}

/** True if a page exists at a path. */
async function exists(
  { routes, wordpressPages, pageAt }: KnownPages,
  path: string,
): Promise<boolean> {
  const route = routes().find(path);
  if (!route) return wordpressPages.has(path).catch(() => false);
  if (!route.rules.entries) return true;
  // As a payload: no error page is rendered for one that does not exist.
  return statusOf(await pageAt({ path, search: "", form: "payload" }, route)) !== 404;
}

/**
 * Creates the lookup of the page for an address that a shop had in WordPress or WooCommerce;
 * undefined if WordPress has a page of its own there, or the shop has no such category or product.
 */
export function createOldAddresses(
  options: KnownPages & {
    productPathOf: (id: string) => Promise<string | undefined>;
    attributes: () => Promise<readonly string[]>;
  },
) {
  const { routes, wordpressPages, productPathOf, admission, attributes } = options;

  /** Returns the path of a page or product; undefined if the backend cannot tell, either. */
  async function recordPath(id: string): Promise<string | undefined> {
    const path = await wordpressPages.pathOf(Number(id)).catch(() => undefined);
    if (path !== undefined) return path;
    return admission.run({ class: "notFound" }, () => productPathOf(id)).catch(() => undefined);
  }

  /** Returns the page of a record, with the parameters of advertisements. */
  async function recordPage(path: string, search: string): Promise<string | undefined> {
    const parameters = new URLSearchParams(search);
    const id = recordId(path, parameters);
    const found = id === undefined ? undefined : await recordPath(id);
    for (const name of RECORD) parameters.delete(name);
    return found && found + (parameters.size > 0 ? `?${parameters}` : "");
  }

  /** Returns the list of an attribute's term; none while the backend is unavailable. */
  const termPage = async (path: string): Promise<string | undefined> =>
    isLikeArchive(path) ? pageOfTerm(path, await attributes().catch(() => [])) : undefined;

  return async (path: string, search: string): Promise<string | undefined> => {
    const record = search ? await recordPage(path, search) : undefined;
    if (record !== undefined) return record;
    if (path !== "/" && routes().find(path) !== undefined) return undefined;
    const old = pageOfOldAddress(path, search);
    if (old === undefined && !isLikeArchive(path)) return undefined;
    if (path !== "/" && (await wordpressPages.has(path).catch(() => true))) return undefined;
    const target = old ?? (await termPage(path));
    const [targetPath = ""] = target?.split("?") ?? [];
    const isEntry = routes().find(targetPath)?.rules.entries !== undefined;
    return isEntry && !(await exists(options, targetPath)) ? undefined : target;
  };
}

/** Paths that only programs request: WordPress's own folders, scripts and hidden files. */
const OF_PROGRAMS = /^\/wp-|\/\.|\.(?:php|aspx?|cgi|jsp|env|bak|sql|zip|gz|log|ya?ml)$/i;

/** Paths of a page in either spelling. */
const isSame = (one: string, other: string): boolean =>
  canonicalPath(one).toLowerCase() === canonicalPath(other).toLowerCase();

/**
 * Creates the lookup of the redirect that the shop's own WordPress has for a missing address, as
 * plugins such as Redirection make them. Its own addresses become ours, if we have the page; those of
 * other sites stay. One to the same path, to the home page or to WordPress's own folders is none:
 * WordPress may redirect all that it does not have.
 */
export function createSiteRedirects(
  options: KnownPages & {
    config: Pick<Config, "LANGUAGES" | "SITE_URL">;
    /** A remote shop's endpoint, and the redirects there. */
    site: { endpoint: string; redirectAt: SiteRedirects } | undefined;
  },
) {
  const { routes, wordpressPages, config, site, admission } = options;

  /** True for the host of this storefront. */
  const isOwn = (host: string, requested: string): boolean =>
    host === requested || (config.SITE_URL !== undefined && host === new URL(config.SITE_URL).host);

  /** Returns a path as WordPress has it, with the folder of a language that has one here. */
  function asked(path: string): string {
    const folder = language() === config.LANGUAGES[0] ? "" : `/${language()}`;
    const own = folder + ownPath(path);
    return /\.\w+$/.test(own) ? own : `${own}/`;
  }

  /** Returns our page for an address of WordPress, which may not exist. */
  function pageFor(url: URL, endpoint: string): string | undefined {
    const { address, isOurs } = resolveAddress(url.href, endpoint, wordpressPages.isKnown);
    if (isOurs) return address;
    if (url.search) {
      const { origin, pathname, search, hash } = url;
      const page = pageFor(new URL(origin + pathname), endpoint);
      return page && `${page}${page.includes("?") ? search.replace("?", "&") : search}${hash}`;
    }
    return withoutLanguage(url.pathname) + url.hash;
  }

  /** Returns the address of a redirect for this site's visitors; undefined if it leads nowhere. */
  async function addressOf(
    { location }: SiteRedirect,
    { path, host, endpoint }: { path: string; host: string; endpoint: string },
  ): Promise<string | undefined> {
    const url = new URL(location);
    const isWeb = /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
    if (!isWeb || isSame(url.pathname, path)) return undefined;
    const known = new URL(endpoint);
    // WordPress may have the storefront's address as its own.
    const isHere = isSameSite(url.host, known.host) || isOwn(url.host, host);
    if (!isHere) return url.pathname.startsWith("/wp-") ? undefined : url.href;
    const found = pageFor(new URL(url.pathname + url.search + url.hash, known.origin), endpoint);
    const [pagePath = "/", rest = ""] = (found ?? "/").split(/(?=[?#].*)/s);
    const page = canonicalPath(pagePath);
    const isOther = page !== "/" && !isSame(ownPath(page), path);
    return isOther && (await exists(options, page)) ? page + rest : undefined;
  }

  return async (
    path: string,
    search: string,
    { ip, host }: Pick<FastifyRequest, "ip" | "host">,
  ): Promise<(SiteRedirect & { caching: string }) | undefined> => {
    const route = routes().find(path);
    const isAsked = couldExist(path) && !OF_PROGRAMS.test(path) && (!route || route.rules.entries);
    if (!site || !isAsked) return undefined;
    const { endpoint, redirectAt } = site;
    // A proxy sends all but WordPress's own folders to this storefront, which would ask itself.
    if (isOwn(new URL(endpoint).host, host)) return undefined;
    const question = asked(path);
    try {
      const wanted = { class: "notFound", address: ip } as const;
      const redirect = await admission.run(wanted, () => redirectAt(question, ip));
      const found = redirect && (await addressOf(redirect, { path: question, host, endpoint }));
      if (!redirect || found === undefined) return undefined;
      const isPermanent = redirect.status === 301 || redirect.status === 308;
      const location = /[?#]/.test(found) ? found : found + search;
      const caching = isPermanent ? "public, max-age=3600" : PRIVATE;
      return { status: redirect.status, location, caching };
    } catch {
      // The address is missing all the same: too many are, or WordPress does not respond.
      return undefined;
    }
  };
}
