import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BUILD_HEADER } from "#relay/contract/page/buildHeader.ts";
import type { PageBackend } from "#relay/pageContext.ts";
import { publicPage } from "#server/rendering/cdn.ts";
import { EVERY_TAG } from "#server/catalogue/shopChanges.ts";
import type { ShopChanges } from "#server/catalogue/shopChanges.ts";
import type { Admission } from "#server/limits/admission.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { ReadRoutes } from "#server/rendering/builtPages.ts";
import { createNotFoundPages } from "#server/rendering/notFoundPages.ts";
import { openPageBackend } from "#server/rendering/pageBackend.ts";
import type { PageProviders } from "#server/shop/pageProviders.ts";
import type { Pages } from "#server/rendering/cachedPages.ts";
import type { Config } from "#server/kernel/config.ts";
import { perLanguage, unspokenPath } from "#server/kernel/language.ts";
import { requestUrl } from "#server/kernel/requestUrl.ts";
import { statusOf } from "#server/rendering/render.ts";
import { createSharedPages } from "#server/rendering/sharedPages.ts";
import type { MatchedRoute, PageCall } from "#server/rendering/routes.ts";
import { hasRemovedCookie } from "#server/shopper/cookies.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import { sendError } from "./errorPages.ts";
import { createOldAddresses, createSiteRedirects } from "./oldAddresses.ts";
import { createPersonalPages } from "./personalPages.ts";
import type { ProductPathOf } from "./productLinks.ts";
import { sendPage, sendPayload } from "./sendPage.ts";

// Catch-all page route, for HTML and navigation payloads.

const PAYLOAD = /\/_payload\.json$/;

/** Matches files that only programs request: a 404 without rendering the error page. */
const FILE = /\.(ico|json|m?js|map|css|png|jpe?g|gif|webp|avif|svg|woff2?|txt|xml)$/i;

/** True if the response is for one shopper: of a personal page, or after the last line's removal. */
const isPersonal = (
  { rules }: MatchedRoute,
  { form }: PageCall,
  request: FastifyRequest,
): boolean =>
  rules.rendering === "personal" ||
  (rules.followsRemoval === true && form === "html" && hasRemovedCookie(request));

/**
 * Serves all other URLs: pages as HTML, and their payloads. Redirects other spellings to the
 * canonical URL. A shared page comes from the page cache, also with a product's choice in its search
 * string; one that otherwise depends on its search string, or is personal, is rendered per request.
 */
export function registerPages(
  app: FastifyInstance,
  options: {
    pages: Pages;
    routes: ReadRoutes;
    gateway: ShopGateway;
    shopperOf: ShopperOf;
    providers: PageProviders;
    productPathOf: ProductPathOf;
    /** Returns a product's new slug by an old one. */
    newSlugOf: (slug: string) => Promise<string | undefined>;
    /** The shop's own site, if it is another than this one, and its redirects. */
    site: Parameters<typeof createSiteRedirects>[0]["site"];
    pageSearch: PageBackend["search"];
    /** Paths of a page by language, in a shop with several. */
    pathsOf: PageBackend["pathsOf"];
    buildId: string;
    config: Pick<Config, "COLOR_ATTRIBUTES" | "LANGUAGES" | "SITE_URL">;
    admission: Admission;
    /** True if the error page of missing addresses is cached. */
    cachesNotFound: boolean;
    now?: (() => number) | undefined;
    changes: Pick<ShopChanges, "haveChanged">;
  },
): void {
  const { pages, routes, gateway, pageSearch, buildId } = options;
  const { admission, cachesNotFound, config, now } = options;
  const hasChanged = (readAt: number) => options.changes.haveChanged(EVERY_TAG, readAt);
  const { wordpressPages } = gateway;
  const inThisLanguage = perLanguage(() => {
    const backend = openPageBackend(
      app.log,
      gateway,
      pageSearch,
      config.COLOR_ATTRIBUTES,
      hasChanged,
      options.pathsOf,
    );
    const missing = createNotFoundPages({
      render: (url, place) =>
        pages.render({ url, backend, hasSession: false, isMissing: true }, place),
      routes,
      admission,
      isCached: cachesNotFound,
      now,
      hasChanged,
    });
    const shared = createSharedPages({
      ...options,
      backend,
      missing,
      wordpressPages,
      hasChanged,
    });
    const known = { ...options, wordpressPages, pageAt: shared.pageAt };
    const newAddress = createOldAddresses({ ...known, attributes: backend.attributes });
    const redirectTo = createSiteRedirects(known);
    const personalPageAt = createPersonalPages({ ...options, backend, missing });
    return { ...shared, newAddress, redirectTo, personalPageAt };
  });

  async function find(call: PageCall, request: FastifyRequest, reply: FastifyReply) {
    const { personalPageAt, pageAt } = inThisLanguage();
    const route = routes().find(call.path);
    if (route && isPersonal(route, call, request)) {
      return personalPageAt(call, route, request, reply);
    }
    const requestedAt = Date.now();
    const page = await pageAt(call, route);
    reply.publicResponse = publicPage(page, requestedAt);
    return page;
  }

  app.get("/*", async (request, reply) => {
    const { newAddress, redirectTo, listingSpelling } = inThisLanguage();
    const { path, search, isCanonical } = requestUrl(request.url);
    // Only this storefront's own pages request payloads, by current addresses.
    const isPayload = PAYLOAD.test(path);
    const renamed = isPayload ? undefined : await newAddress(path, search);
    const moved = renamed ?? (isCanonical ? undefined : path + search);
    if (moved !== undefined) {
      return reply.header("cache-control", "public, max-age=3600").redirect(moved, 301);
    }
    if (isPayload) {
      const call = { path: path.replace(PAYLOAD, "") || "/", search, form: "payload" } as const;
      // Set before rendering, so that error responses carry it too.
      reply.header(BUILD_HEADER, buildId);
      return sendPayload(request, reply, await find(call, request, reply));
    }
    if (FILE.test(path)) return sendError(request, reply, 404);
    const spelling = await listingSpelling(routes().find(path), path, search);
    if (spelling !== undefined) return reply.redirect(path + spelling, 302);
    const page = await find({ path, search, form: "html" }, request, reply);
    const spoken = statusOf(page) === 404 ? unspokenPath(path, config) : undefined;
    if (spoken !== undefined) return reply.redirect(spoken + search, 302);
    const site = statusOf(page) === 404 ? await redirectTo(path, search, request) : undefined;
    if (site) {
      return reply.header("cache-control", site.caching).redirect(site.location, site.status);
    }
    return sendPage(request, reply, page);
  });
}
