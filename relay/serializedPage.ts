import type { PageContextClient, PageContextServer } from "vike/types";
import { PLACES } from "#relay/contract/page/insertedHtml.ts";
import { browserEnvironment } from "./environment.ts";
import { lastCartPage, unavailablePage } from "./unavailablePage.ts";
import { loadedFrom, withoutData } from "./loadedPage.ts";
import { commitPayload, serializedPageElement, readSerializedPage } from "./payload.ts";

// First view's content and data: set aside while Vike builds the document, and restored before
// hydration.

/** Sets the page's content aside, and the HTML that carries its data to the browser. */
export function setPageAside(pageContext: PageContextServer): void {
  const payload = JSON.stringify(pageContext.loaded?.payload) as string | undefined;
  pageContext.inserted = {
    content: pageContext.pageHtmlString ?? "",
    data: serializePage(pageContext, payload),
    payload,
  };
  pageContext.pageHtmlString = PLACES.content;
}

/** Marks the place of the page's data. */
export const placeData = (): string => PLACES.data;

/** Returns the HTML that carries a first view's data to the browser. */
function serializePage(pageContext: PageContextServer, payload: string | undefined): string {
  const { loaded, shop, is404 } = pageContext;
  const { unavailable } = loaded ?? {};
  const reference = is404 === false && !unavailable ? pageContext.reference : undefined;
  const facts = { shop, lastCart: loaded?.lastCart, reference, unavailable };
  return serializedPageElement(facts, payload);
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
