import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { LastCart } from "#relay/contract/page/suppliedData.ts";
import { loadedFrom } from "./loadedPage.ts";
import type { PageQuery } from "./pageQuery.ts";
import type { LoadedPage } from "./loadedPage.ts";
import { commitPayload } from "./payload.ts";
import type { PagePayload } from "./pagePayload.ts";

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
