import { render } from "@testing-library/react";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import checkoutQuery from "#__generated__/useCheckoutQuery.graphql.ts";
import statesQuery from "#__generated__/useCountryStatesQuery.graphql.ts";
import { openShop } from "#components/cart/cartFixture.tsx";
import { Checkout } from "./Checkout.tsx";
import { responses } from "./checkoutFixture.ts";

/** Renders the checkout of a shopper from a city, with another cart or other data if given. */
export function openCheckout(city?: string, cart?: object, more: object = {}) {
  const shop = openShop();
  const commit = (document: typeof checkoutQuery, variables: object, data: object) =>
    shop.environment.commitPayload(
      createOperationDescriptor(getRequest(document), variables),
      data,
    );
  const known = { ...responses(city), ...(cart && { checkoutCart: cart }), ...more };
  commit(checkoutQuery, { hasSession: true }, known);
  for (const country of ["GB", "IE"]) commit(statesQuery, { country }, { countryStates: [] });
  render(<Checkout />, { wrapper: shop.wrapper });
  return { ...shop, commit };
}
