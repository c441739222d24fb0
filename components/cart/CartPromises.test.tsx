import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cartOf, closeShops, lineOf, openShop } from "./cartFixture.tsx";
import { CartPromises } from "./CartPromises.tsx";
import { cartOperation } from "./refreshCart.ts";
import { useCart } from "./useCart.ts";

afterEach(() => {
  cleanup();
  closeShops();
});

function CartOnPage() {
  const cart = useCart();
  return cart && <CartPromises cart={cart} />;
}

const lineInStock = (stockStatus: string) => {
  const line = lineOf("a", 1);
  const stocked = { __isInventoriedProduct: "SimpleProduct", stockStatus };
  return { ...line, product: { node: { ...line.product.node, ...stocked } } };
};

/** Shows the promises of a cart with one line. */
function show({ stockStatus = "IN_STOCK", rate = "flat_rate:1" } = {}) {
  const shop = openShop();
  shop.environment.retain(cartOperation());
  const { cart } = cartOf(lineInStock(stockStatus));
  const delivered = { ...cart, needsShippingAddress: true, chosenShippingMethods: [rate] };
  shop.environment.commitPayload(cartOperation(), { cart: delivered });
  render(<CartOnPage />, { wrapper: shop.wrapper });
}

const dates = () => screen.queryByText("Delivered in the UK");

test("The cart shows no delivery dates if a line is sold out", () => {
  show();
  expect(dates()).not.toBeNull();
  cleanup();
  show({ stockStatus: "OUT_OF_STOCK" });
  expect(dates()).toBeNull();
});

test("The cart shows no delivery dates if the shopper collects the order", () => {
  show({ rate: "local_pickup:3" });
  expect(dates()).toBeNull();
});
