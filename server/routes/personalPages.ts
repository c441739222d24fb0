import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageBackend } from "#relay/pageQuery.ts";
import { withSession } from "#relay/session/session.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { logFailures } from "#server/pages/pageBackend.ts";
import type { PageProviders } from "#server/pages/pageProviders.ts";
import type { Pages } from "#server/pages/pages.ts";
import type { RenderedPage } from "#server/pages/render.ts";
import type { FoundRoute } from "#server/pages/routes.ts";
import type { PageCall, SharedPages } from "#server/pages/sharedPages.ts";
import type { CustomerTokens } from "#server/shopper/customerTokens.ts";
import { requestCustomer, withCustomer } from "#server/shopper/requestCustomer.ts";
import { readingTokens, requestTokens } from "#server/shopper/requestSession.ts";

/** Pages of one shopper, rendered for each request over the shopper's session. */
export function createPersonalPages(options: {
  pages: Pages;
  gateway: Pick<ShopGateway, "personal">;
  customers: CustomerTokens;
  providers: PageProviders;
  backend: PageBackend;
  missing: SharedPages["missing"];
}) {
  const { pages, gateway, customers, providers, backend, missing } = options;

  async function render(
    { path, search, form }: PageCall,
    { rules, pagePath }: FoundRoute,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RenderedPage> {
    const supply = rules.needs && (await providers[rules.needs](request, reply, { path, search }));
    if (supply && "isMissing" in supply) return missing(path + search);
    if (supply && "location" in supply) {
      const { location } = supply;
      const payload = `${location.replace(/\/$/, "")}/_payload.json`;
      return {
        status: 303,
        html: "",
        location: form === "payload" ? payload : location,
        isShared: false,
      };
    }
    const tokens = readingTokens(requestTokens(request, reply));
    const customer = requestCustomer(request, reply, customers);
    const personal = withSession(
      logFailures(request.log, withCustomer(gateway.personal, customer)),
      tokens,
    );
    return pages.fresh({
      url: pagePath + search,
      backend: { ...backend, personal },
      // Who is logged in has a cart, by whichever session they come back.
      hasSession: tokens.read() !== undefined || customer.isLoggedIn(),
      ...supply,
    });
  }

  /** A personal page. Whatever it shows, the route is each shopper's own. */
  return async (...asked: Parameters<typeof render>): Promise<RenderedPage> => ({
    ...(await render(...asked)),
    isShared: false,
  });
}
