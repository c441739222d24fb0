import type { FastifyRequest } from "fastify";
import type { SuppliedData } from "#relay/contract/suppliedData.ts";
import type { PageBackend } from "#relay/pageQuery.ts";
import type { CallPriority } from "#server/gateway/callPriority.ts";
import { logFailures, withPagePriority } from "#server/pages/pageBackend.ts";
import type { PageProviders } from "#server/pages/pageProviders.ts";
import type { Pages } from "#server/pages/cachedPages.ts";
import type { RenderedPage } from "#server/pages/render.ts";
import type { MatchedRoute } from "#server/pages/routes.ts";
import type { PageCall, SharedPages } from "#server/pages/sharedPages.ts";
import type { PrivateReply } from "#server/shopper/privateReply.ts";
import { hasSession } from "#server/shopper/shopperOf.ts";
import type { Shopper, ShopperOf } from "#server/shopper/shopperOf.ts";

/** Returns the priority of a personal page's calls: those of checkout and order come first. */
const priorityOf = ({ needs = [] }: MatchedRoute["rules"]): CallPriority =>
  needs.includes("checkout") || needs.includes("order") ? "checkout" : "cart";

/** Personal pages, rendered per request with the shopper's session. */
export function createPersonalPages(options: {
  pages: Pages;
  shopperOf: ShopperOf;
  providers: PageProviders;
  backend: PageBackend;
  missing: SharedPages["missing"];
}) {
  const { pages, shopperOf, providers, backend, missing } = options;

  /** Collects the data that a page needs; stops at a redirect or a missing page. */
  async function supplyOf(
    { needs = [] }: MatchedRoute["rules"],
    shopper: Shopper,
    { path, search }: PageCall,
  ) {
    let supplied: Partial<SuppliedData> = {};
    for (const name of needs) {
      const supply = await providers[name](shopper, { path, search });
      if (!("supplied" in supply)) return supply;
      supplied = { ...supplied, ...supply.supplied };
    }
    return { supplied };
  }

  async function render(
    call: PageCall,
    { rules, pagePath }: MatchedRoute,
    request: FastifyRequest,
    reply: PrivateReply,
  ): Promise<RenderedPage> {
    const { path, search, form } = call;
    const shopper = shopperOf(request, reply);
    const supply = await supplyOf(rules, shopper, call);
    if ("isMissing" in supply) return missing(path + search);
    if ("location" in supply) {
      const { location } = supply;
      const payload = `${location.replace(/\/$/, "")}/_payload.json`;
      return {
        status: 303,
        html: "",
        location: form === "payload" ? payload : location,
        isShared: false,
      };
    }
    const personal = logFailures(request.log, shopper.send);
    return pages.fresh({
      url: pagePath + search,
      backend: withPagePriority({ ...backend, personal }, priorityOf(rules)),
      hasSession: hasSession(shopper),
      ...supply,
    });
  }

  /** Sends a personal page: the route is personal, even if its content is not. */
  return async (...rendered: Parameters<typeof render>): Promise<RenderedPage> => ({
    ...(await render(...rendered)),
    isShared: false,
  });
}
