import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BUILD_HEADER } from "#relay/contract/buildHeader.ts";
import { mayNarrow } from "#relay/contract/facets.ts";
import type { PageBackend } from "#relay/pageQuery.ts";
import { withSession } from "#relay/session/session.ts";
import { isAccountPath } from "#server/account/accounts.ts";
import type { Orders } from "#server/checkout/orders.ts";
import type { CustomerTokens } from "#server/shopper/customerTokens.ts";
import { pathTo } from "#server/pages/catalogueLists.ts";
import { couldExist } from "#server/pages/couldExist.ts";
import { keepErrorPageData } from "#server/pages/keepErrorPageData.ts";
import type { Pages } from "#server/pages/pages.ts";
import { askedChoice } from "#server/pages/productChoices.ts";
import { facetSpelling, isListing, relevantSearch } from "#server/pages/relevantSearch.ts";
import { requestAddress } from "#server/pages/requestAddress.ts";
import { createShopAttributes } from "#server/pages/shopAttributes.ts";
import { pagePath, rulesOf } from "#server/pages/routeRules.ts";
import { requestCustomer, withCustomer } from "#server/shopper/requestCustomer.ts";
import { readingTokens, requestTokens } from "#server/shopper/requestSession.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { sendError } from "./errors.ts";
import type { AccountPages } from "./accountPage.ts";
import { sendPage, sendPayload } from "./sendPage.ts";

const PRODUCT = /^\/product\/([^/]+)$/;
const CHECKOUT = "/checkout";
/** The page of an order, which leads home where there is none. */
const ORDER = "/success";
const PAYLOAD = /\/_payload\.json$/;

/** What only programs ask for: never a page, so that nothing is rendered to say that it is not. */
const FILE = /\.(ico|json|m?js|map|css|png|jpe?g|gif|webp|avif|svg|woff2?|txt|xml)$/i;

/** A page that is asked for, in either of its forms. */
type Asked = { path: string; search: string; form: "html" | "payload" };

/**
 * Every address that is no file and no call: pages as HTML, and their payloads. Another spelling of
 * an address is sent to its own. A page that is the same for everyone comes from the page store;
 * one whose search string matters, or a shopper's own, is rendered for its request.
 */
export function registerPages(
  app: FastifyInstance,
  options: {
    pages: Pages;
    gateway: ShopGateway;
    customers: CustomerTokens;
    orders: Pick<Orders, "start" | "shown" | "isUnpaid">;
    accountAt: AccountPages["shown"];
    /** The slug that a product has now, by one that it had before. */
    newSlugOf: (slug: string) => Promise<string | undefined>;
    pageSearch: PageBackend["search"];
    buildId: string;
  },
): void {
  const { pages, gateway, customers, orders, accountAt, newSlugOf, pageSearch, buildId } = options;
  /** The page says only that something broke; why is for whoever runs the shop. */
  const logged =
    (send: typeof fetch): typeof fetch =>
    (...call) =>
      send(...call).catch((error: unknown) => {
        app.log.error({ err: error }, "the backend gave a page no usable answer");
        throw error;
      });
  const shared = keepErrorPageData(logged(gateway.shared));
  const attributes = createShopAttributes(gateway);
  const sharedBackend: PageBackend = {
    url: GATEWAY_URL,
    shared,
    personal: shared,
    attributes,
    search: pageSearch,
  };

  /** The attributes, where an address may name any. */
  const attributesFor = async (path: string, search: string) =>
    search && isListing(path) && mayNarrow([...new URLSearchParams(search)]) ? attributes() : [];

  const missingPage = (url: string) =>
    pages.fresh({ url, backend: sharedBackend, hasSession: false, isMissing: true });

  /** A page that everyone shares, at its address and a search that it depends on. */
  async function sharedPage({ path, search, form }: Asked) {
    const relevant = relevantSearch(path, search, form, await attributesFor(path, search));
    const fresh = (url: string) =>
      pages.fresh({
        url,
        backend: sharedBackend,
        hasSession: false,
        isHeadless: form === "payload",
      });
    const mayChoose = form === "html" && search !== "" && PRODUCT.test(path);
    if (!mayChoose) {
      const page = relevant ? fresh(path + relevant) : pages.shared(path, sharedBackend);
      return { relevant, page: await page };
    }
    // The product's own page knows what there is to choose.
    const page = await pages.shared(path, sharedBackend);
    const choice = askedChoice(page, search);
    const whole = [choice.search, relevant].filter(Boolean).join("&").replace("&?", "&");
    if (!whole || ("isMissing" in page && page.isMissing)) return { relevant, page };
    const isKept = choice.isKept && !relevant;
    return {
      relevant: whole,
      page: await (isKept ? pages.shared(path + whole, sharedBackend) : fresh(path + whole)),
    };
  }

  /** Whether a route leads to a path, or WordPress has a page there or cannot be asked for it. */
  const mayBeThere = async (path: string) =>
    rulesOf(path) !== undefined || (await gateway.wordpressPages.has(path).catch(() => true));

  /** Where a missing product's page is now; undefined unless there is a page. */
  async function movedPath(path: string): Promise<string | undefined> {
    const slug = PRODUCT.exec(path)?.[1];
    const newSlug = slug && (await newSlugOf(slug));
    if (!newSlug) return undefined;
    const newPath = pathTo("/product", newSlug);
    const page = await pages.shared(newPath, sharedBackend);
    return "renderedAt" in page || page.status === 200 ? newPath : undefined;
  }

  async function pageAt(asked: Asked, request: FastifyRequest, reply: FastifyReply) {
    const { path, search, form } = asked;
    if (!rulesOf(path)?.isPersonal) {
      if (!couldExist(path) || !(await mayBeThere(path))) return missingPage(path + search);
      const { page, relevant } = await sharedPage(asked);
      const isMissing = "isMissing" in page && page.isMissing;
      const spelled = "location" in page ? page.location : undefined;
      const moved = isMissing ? await movedPath(path) : spelled;
      if (moved) {
        const location = `${moved}${form === "payload" ? "/_payload.json" : ""}${search}`;
        return { status: 301, html: "", location, isShared: false };
      }
      // What is not there is named as it was asked for, with a search that no page depends on.
      const isUnnamed = form === "html" && search !== relevant;
      return isUnnamed && isMissing ? missingPage(path + search) : page;
    }
    const order = path === ORDER ? await orders.shown(request, reply) : undefined;
    if (path === ORDER && order === undefined) {
      const location = form === "payload" ? "/_payload.json" : "/";
      return { status: 303, html: "", location, isShared: false };
    }
    if (isAccountPath(path)) {
      const account = await accountAt(request, reply, { path, search });
      if (!account) return { ...(await missingPage(path + search)), isShared: false };
      const url = pagePath(path) + search;
      const page = await pages.fresh({ url, backend: sharedBackend, hasSession: false, account });
      return { ...page, isShared: false };
    }
    const tokens = readingTokens(requestTokens(request, reply));
    const customer = requestCustomer(request, reply, customers);
    const personal = withSession(logged(withCustomer(gateway.personal, customer)), tokens);
    const backend = { ...sharedBackend, personal };
    // Who is logged in has a cart, by whichever session they come back.
    const hasSession = tokens.read() !== undefined || customer.isLoggedIn();
    const page = await pages.fresh({
      url: path + search,
      backend,
      hasSession,
      ...(path === CHECKOUT && {
        checkout: orders.start(),
        isUnpaid: () => orders.isUnpaid(request, reply),
      }),
      ...(order !== undefined && { order }),
    });
    // Whatever it shows, the route is each shopper's own.
    return { ...page, isShared: false };
  }

  app.get("/*", async (request, reply) => {
    const { path, search, isCanonical } = requestAddress(request.url);
    if (!isCanonical) {
      return reply.header("cache-control", "public, max-age=3600").redirect(path + search, 301);
    }
    if (PAYLOAD.test(path)) {
      const asked = { path: path.replace(PAYLOAD, "") || "/", search, form: "payload" } as const;
      // Named before the page is made, so that failures carry it too.
      reply.header(BUILD_HEADER, buildId);
      return sendPayload(request, reply, await pageAt(asked, request, reply));
    }
    if (FILE.test(path)) return sendError(request, reply, 404);
    if (isListing(path)) {
      const spelling = facetSpelling(path, search, await attributesFor(path, search));
      if (spelling) return reply.redirect(spelling, 302);
    }
    return sendPage(request, reply, await pageAt({ path, search, form: "html" }, request, reply));
  });
}
