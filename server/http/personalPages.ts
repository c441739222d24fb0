import type { FastifyReply, FastifyRequest } from "fastify";
import type { SuppliedData } from "#relay/contract/page/suppliedData.ts";
import type { PageBackend } from "#relay/pageContext.ts";
import type { CallPriority } from "#server/backend/line/backendQueue.ts";
import type { Admission } from "#server/limits/admission.ts";
import type { NotFoundPages } from "#server/rendering/notFoundPages.ts";
import { logFailures, withPagePriority } from "#server/rendering/pageBackend.ts";
import type { PageProviders } from "#server/shop/pageProviders.ts";
import type { Pages } from "#server/rendering/cachedPages.ts";
import type { RenderedPage } from "#server/rendering/render.ts";
import type { MatchedRoute, PageCall } from "#server/rendering/routes.ts";
import { cookies, removeCookie } from "#server/shopper/cookies.ts";
import { hasSession } from "#server/shopper/shopperOf.ts";
import type { Shopper, ShopperOf } from "#server/shopper/shopperOf.ts";
import { asFailure } from "./asFailure.ts";

// Personal pages, rendered per request with the shopper's session.

/** Returns the priority of a personal page's calls: those of checkout and order come first. */
const priorityOf = ({ admission = "cart" }: MatchedRoute["rules"]): CallPriority => admission;

/** Returns the address of a page's payload. */
function payloadOf(location: string): string {
  const [path = "", search] = location.split("?", 2);
  const payload = `${path.replace(/\/$/, "")}/_payload.json`;
  return search === undefined ? payload : `${payload}?${search}`;
}

/** Creates the function that returns a personal page, a redirect, or the error page. */
export function createPersonalPages(options: {
  pages: Pages;
  shopperOf: ShopperOf;
  providers: PageProviders;
  backend: PageBackend;
  admission: Admission;
  missing: NotFoundPages;
}) {
  const { pages, shopperOf, providers, backend, admission, missing } = options;

  /** Collects the data that a page needs; stops at a redirect or a missing page. */
  async function supplyOf(
    { needs = [] }: MatchedRoute["rules"],
    shopper: Shopper,
    { path, search }: PageCall,
    { ip }: FastifyRequest,
  ) {
    let supplied: Partial<SuppliedData> = {};
    for (const name of needs) {
      const supply = await providers[name](shopper, { path, search, ip });
      if (!("supplied" in supply)) return supply;
      supplied = { ...supplied, ...supply.supplied };
    }
    return { supplied };
  }

  async function render(
    call: PageCall,
    { rules, pagePath }: MatchedRoute,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RenderedPage> {
    const { path, search, form } = call;
    if (rules.followsRemoval) removeCookie(request, reply, cookies.removed);
    const admissionRequest = { class: rules.admission ?? "pages", address: request.ip } as const;
    const page = await admission.run(admissionRequest, async (place) => {
      const shopper = await shopperOf(request, reply);
      const supply = await supplyOf(rules, shopper, call, request).catch(asFailure);
      if ("location" in supply || "isMissing" in supply) return supply;
      const personal = logFailures(request.log, shopper.send);
      const shown = {
        url: pagePath + search,
        backend: withPagePriority({ ...backend, personal }, priorityOf(rules)),
        hasSession: hasSession(shopper),
        ...supply,
      };
      return pages.render(shown, place);
    });
    if ("html" in page) return page;
    if ("isMissing" in page) return missing({ path, search, form });
    const location = form === "payload" ? payloadOf(page.location) : page.location;
    return { status: 303, html: "", location, isShared: false };
  }

  /** Sends a personal page: the route is personal, even if its content is not. */
  return async (...rendered: Parameters<typeof render>): Promise<RenderedPage> => ({
    ...(await render(...rendered)),
    isShared: false,
  });
}
