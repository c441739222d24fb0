import { TRANSFER_PATH } from "#shop/handover/authorizingUrls.ts";
import { transferSession } from "#shop/handover/transferSession.ts";
import { shopIn } from "#shop/money/currencies.ts";
import { loadSession } from "#shop/session/sessionStore.ts";
import type { Shop } from "#shop/shop.ts";
import { respondStoreApi, STORE_PATH } from "#shop/storeApi/storeApi.ts";
import { accountPage, addPaymentMethodPage } from "./accountPages.ts";
import { openBrowserSession } from "./browserSession.ts";
import { cartPage } from "./cartPage.ts";
import { checkoutPage } from "./checkoutPage.ts";
import { orderPayPage, orderReceivedPage } from "./orderPages.ts";
import { notFoundPage, paragraph, respondPage } from "./page.ts";
import { productPage } from "./productPage.ts";
import type { Visit } from "./visit.ts";
import { t } from "../../../words/t.ts";

// WordPress's own pages of the embedded shop, which a storefront can hand a session over to.

type Page = (visit: Visit, name: string) => Response | Promise<Response>;

/** Pages by the pattern of their path, whose group is the page's second argument. */
const PAGES: readonly (readonly [RegExp, Page])[] = [
  [/^\/?$/, homePage],
  [/^\/cart\/?$/, cartPage],
  [/^\/checkout\/?$/, checkoutPage],
  [/^\/checkout\/order-received\/(\d+)\/?$/, orderReceivedPage],
  [/^\/checkout\/order-pay\/(\d+)\/?$/, orderPayPage],
  [/^\/my-account\/?$/, accountPage],
  [/^\/my-account\/add-payment-method\/?$/, addPaymentMethodPage],
  [/^\/product\/([^/]+)\/?$/, productPage],
];

/**
 * Creates the handler of WordPress's own pages. Its requests must come from these pages, or from
 * another site's link: the server rejects forms from other sites.
 */
export function createWordPress(shop: Shop): (request: Request) => Promise<Response> {
  const { pathname: base } = new URL(shop.wordpressUrl, shop.siteUrl);
  return async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.slice(base === "/" ? 0 : base.length);
    if (path.startsWith(STORE_PATH)) {
      return respondStoreApi(shop, request, path.slice(STORE_PATH.length));
    }
    const session = openBrowserSession(shop, request.headers.get("cookie") ?? "");
    const isForm = request.method === "POST";
    const form = isForm ? new URLSearchParams(await request.text()) : undefined;
    const seen = shopIn(shop, loadSession(shop, session.customerId)?.currency);
    const context = { shop: seen, session, request };
    const visit = { shop: seen, session, context, path, query, form };
    const response = await respond(visit);
    for (const cookie of session.cookies()) response.headers.append("set-cookie", cookie);
    return response;
  };
}

function respond(visit: Visit): Response | Promise<Response> {
  const hasLinks = visit.shop.settings.authorizingUrls !== "off";
  if (visit.path === TRANSFER_PATH && hasLinks) return transferSession(visit);
  for (const [pattern, page] of PAGES) {
    const [match, name = ""] = pattern.exec(visit.path) ?? [];
    if (match !== undefined) return page(visit, name);
  }
  return notFoundPage(visit);
}

function homePage(visit: Visit): Response {
  return respondPage(visit, t("backend.home"), [paragraph(t("backend.homeNote"))]);
}
