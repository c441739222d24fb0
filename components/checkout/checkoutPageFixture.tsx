import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import checkoutQuery from "#__generated__/useCheckoutQuery.graphql.ts";
import statesQuery from "#__generated__/useCountryStatesQuery.graphql.ts";
import { openShop } from "#components/cart/cartFixture.tsx";
import { Checkout } from "./Checkout.tsx";
import { responses } from "./checkoutFixture.ts";

/**
 * Renders the checkout of a shopper from a city, with another cart or other data if given.
 * @param beforeHydration acts on the page as served, which hydrates then
 */
export function openCheckout(
  city?: string,
  cart?: object,
  more: object = {},
  beforeHydration?: (page: HTMLElement) => void,
) {
  const shop = openShop();
  const commit = (document: typeof checkoutQuery, variables: object, data: object) =>
    shop.environment.commitPayload(
      createOperationDescriptor(getRequest(document), variables),
      data,
    );
  const known = { ...responses(city), ...(cart && { checkoutCart: cart }), ...more };
  commit(checkoutQuery, { hasSession: true }, known);
  for (const country of ["GB", "IE"]) commit(statesQuery, { country }, { countryStates: [] });
  if (beforeHydration) {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(
      <shop.wrapper>
        <Checkout />
      </shop.wrapper>,
    );
    beforeHydration(container);
    render(<Checkout />, { wrapper: shop.wrapper, container, hydrate: true });
  } else render(<Checkout />, { wrapper: shop.wrapper });
  return { ...shop, commit };
}
