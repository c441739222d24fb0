import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { LastCart } from "#relay/contract/page/suppliedData.ts";
import { loadedFrom } from "./loadedPage.ts";
import type { LoadedPage } from "./loadedPage.ts";
import type { PageQuery } from "./pageQuery.ts";
import { commitPayload } from "./payload.ts";
import type { UnavailableResponse, PagePayload } from "./pagePayload.ts";

// Pages rendered while the backend is unavailable: with the last known cart, or with the parts that work.

/**
 * Returns a page rendered without the backend: its own data are null, and the last known cart, if
 * any, is in the store as the cart query's response.
 */
export function lastCartPage(
  query: PageQuery,
  environment: Environment,
  { payload, lastCart }: { payload: PagePayload; lastCart: LastCart | null },
): LoadedPage {
  commitPayload(environment, query.document, payload);
  if (lastCart) {
    const operation = createOperationDescriptor(getRequest(cartQuery), {});
    environment.commitPayload(operation, { cart: lastCart.cart });
  }
  return { ...loadedFrom(query, environment, payload), lastCart };
}

/** Error of a navigation to a page that needs the unavailable backend. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
  readonly response: UnavailableResponse;

  constructor(response: UnavailableResponse) {
    super("Backend unavailable.");
    this.response = response;
  }
}

/** Returns the unavailable page for such a payload. */
export function unavailablePage(
  query: PageQuery,
  environment: Environment,
  { unavailable, ...payload }: UnavailableResponse,
): LoadedPage {
  commitPayload(environment, query.document, payload);
  return { ...loadedFrom(query, environment, payload), unavailable };
}
