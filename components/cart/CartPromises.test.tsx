import { cleanup, render, screen } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import type { CommonTexts } from "#relay/contract/page/shopTexts.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import pageQuery from "#__generated__/CartPageQuery.graphql.ts";
import type { CartPageQuery } from "#__generated__/CartPageQuery.graphql.ts";
import { cartOf, closeShops, lineOf, openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { CartPromises, FreeDelivery } from "./CartPromises.tsx";
import { useCart } from "#relay/cart/useCart.ts";

const variables = { hasSession: true };

let texts: CommonTexts = shopTexts;
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ shop: { texts } }) }));

afterEach(() => {
  cleanup();
  texts = shopTexts;
  closeShops();
});

function CartOnPage() {
  const cart = useCart();
  const { customer } = useStoredQuery<CartPageQuery>(pageQuery, variables);
  return (
    cart && (
      <>
        <FreeDelivery cart={cart} customer={customer} />
        <CartPromises cart={cart} customer={customer} />
      </>
    )
  );
}

const lineInStock = (stockStatus: string) => {
  const line = { ...lineOf("a", 1), rawSubtotal: "13.33", rawSubtotalTax: "2.67" };
  const stocked = { __isInventoriedProduct: "SimpleProduct", stockStatus };
  return { ...line, product: { node: { ...line.product.node, ...stocked } } };
};

const paid = { rate: "flat_rate:1", delivery: "£3.75" };
const free = { rate: "free_shipping:2", delivery: "£0.00" };
const welcome = { appliedCoupons: [{ code: "welcome10" }], rawDiscountTotal: "2.00" };

/** Shows the promises of a cart of £16. */
function show({ stockStatus = "IN_STOCK", rate = "", delivery = "", country = "GB", coupon = {} }) {
  const { environment, wrapper } = openShop();
  const operation = createOperationDescriptor(pageQuery, variables);
  environment.retain(operation);
  environment.commitPayload(operation, {
    cart: {
      ...cartOf(lineInStock(stockStatus)).cart,
      rawTotal: "16.00",
      displayPricesIncludeTax: true,
      needsShippingAddress: true,
      chosenShippingMethods: [rate],
      shippingTotal: delivery,
      rawShippingTotal: delivery.slice(1),
      ...coupon,
    },
    customer: { shipping: { country } },
  });
  render(<CartOnPage />, { wrapper });
}

const dates = () => screen.queryByText("Delivered in the UK");
const missing = () => screen.queryByText(/more for free delivery/)?.textContent;

test("The cart shows no delivery dates if a line is sold out", () => {
  show(paid);
  expect(dates()).not.toBeNull();
  cleanup();
  show({ ...paid, stockStatus: "OUT_OF_STOCK" });
  expect(dates()).toBeNull();
});

test("The cart shows no delivery dates if the shopper collects the order", () => {
  show({ rate: "local_pickup:3", delivery: "£0.00" });
  expect(dates()).toBeNull();
});

test("The cart promises nothing for delivery to another country", () => {
  show({ ...paid, country: "US" });
  expect(dates()).toBeNull();
  expect(missing()).toBeUndefined();
});

test("The cart promises nothing in a shop without texts, and leaves the list out", () => {
  texts = {};
  show(paid);
  expect(screen.queryByRole("list")).toBeNull();
});

test.each([
  ["delivery has a price", paid, "£44.00 more for free delivery in the UK"],
  ["no delivery is chosen yet", {}, "£44.00 more for free delivery in the UK"],
  [
    "a coupon lowers the amount",
    { ...paid, coupon: welcome },
    "£46.00 more for free delivery in the UK",
  ],
  ["a coupon makes delivery free", { ...free, coupon: welcome }, undefined],
  ["the country is unknown", { ...paid, country: "" }, "£44.00 more for free delivery in the UK"],
])("The cart states the amount missing for free delivery: %s", (_, cart, expected) => {
  show(cart);
  expect(missing()).toBe(expected);
});
