import type { PageContextClient, PageContextServer } from "vike/types";
import { browserEnvironment } from "./environment.ts";
import { lastCartPage } from "./lastCartPage.ts";
import { loadedFrom, withoutData } from "./loadedPage.ts";
import { commitPayload, serializedPageElement, readSerializedPage } from "./payload.ts";
import { unavailablePage } from "./unavailablePage.ts";

// First view's data, serialized in the HTML and restored before hydration.

/** Returns the HTML that carries a first view's data to the browser. */
export function serializePage(pageContext: PageContextServer): string {
  const { loaded, shop, is404 } = pageContext;
  const { unavailable } = loaded ?? {};
  const reference = is404 === false && !unavailable ? pageContext.reference : undefined;
  return serializedPageElement({
    shop,
    payload: loaded?.payload,
    lastCart: loaded?.lastCart,
    reference,
    unavailable,
  });
}

/**
 * Restores a first view's data from its HTML before React hydrates, so that hydration makes no
 * request. Does nothing on client navigations, whose data are loaded already.
 */
export function restorePage(pageContext: PageContextClient): void {
  if (pageContext.loaded) return;
  const environment = browserEnvironment();
  const { query } = pageContext.config;
  const { payload, lastCart, unavailable, ...facts } = readSerializedPage();
  Object.assign(pageContext, facts);
  if (query && payload && unavailable) {
    pageContext.loaded = unavailablePage(query, environment, { ...payload, unavailable });
  } else if (query && payload && lastCart !== undefined) {
    pageContext.loaded = lastCartPage(query, environment, { payload, lastCart });
  } else if (query && payload) {
    commitPayload(environment, query.document, payload);
    pageContext.loaded = loadedFrom(query, environment, payload);
  } else {
    pageContext.loaded = withoutData(environment);
  }
}
