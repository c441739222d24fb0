import type { PageContextClient, PageContextServer } from "vike/types";
import { browserEnvironment } from "./environment.ts";
import { lastCartPage } from "./lastCartPage.ts";
import { loadedFrom, withoutData } from "./loadedPage.ts";
import { commitPayload, handOverElement, handedOver } from "./payload.ts";

/** Returns the HTML that carries a first view's data to the browser. */
export function handOverPage(pageContext: PageContextServer): string {
  const { loaded, shop, is404 } = pageContext;
  const reference = is404 === false ? pageContext.reference : undefined;
  return handOverElement({
    shop,
    payload: loaded?.payload,
    lastCart: loaded?.lastCart,
    reference,
  });
}

/**
 * Restores a first view's data from its HTML before React hydrates, so that hydration makes no
 * request. Does nothing on client navigations, whose data are loaded already.
 */
export function takeOverPage(pageContext: PageContextClient): void {
  if (pageContext.loaded) return;
  const environment = browserEnvironment();
  const { query } = pageContext.config;
  const { payload, lastCart, ...facts } = handedOver();
  Object.assign(pageContext, facts);
  if (query && payload && lastCart !== undefined) {
    pageContext.loaded = lastCartPage(query, environment, { payload, lastCart });
  } else if (query && payload) {
    commitPayload(environment, query.document, payload);
    pageContext.loaded = loadedFrom(query, environment, payload);
  } else {
    pageContext.loaded = withoutData(environment);
  }
}
