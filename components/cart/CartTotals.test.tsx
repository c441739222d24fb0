import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { addIntent } from "#relay/cart/intentStore.ts";
import { cartOf, closeShops, lineOf, openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { CartTotals } from "./CartTotals.tsx";
import { cartOperation } from "#relay/cart/refreshCart.ts";
import { showIntents } from "#relay/cart/shownIntents.ts";
import { useCart } from "#relay/cart/useCart.ts";

afterEach(() => {
  cleanup();
  closeShops();
});

function CartOnPage() {
  const cart = useCart();
  return cart && <CartTotals cart={cart} />;
}

test.each([
  ["a chosen rate that costs nothing", true, ["free_shipping:2"], "£0.00", "Free"],
  ["a chosen rate with a price", true, ["flat_rate:1"], "£4.50", "£4.50"],
  ["no rate yet", true, [], "£0.00", undefined],
  ["no rate for its package", true, [null], "£0.00", undefined],
  ["nothing to deliver", false, ["free_shipping:2"], "£0.00", undefined],
  ["an order that its shopper collects", true, ["local_pickup:3"], "£0.00", "Free", "Collection"],
])(
  "The cart shows a delivery price only if delivery is needed and a rate is chosen: %s",
  async (_, needsShippingAddress, chosen, amount, row, name = "Delivery") => {
    const shop = openShop();
    shop.environment.retain(cartOperation());
    const { cart } = cartOf(lineOf("a", 1));
    shop.environment.commitPayload(cartOperation(), {
      cart: {
        ...cart,
        needsShippingAddress,
        chosenShippingMethods: chosen,
        shippingTotal: amount,
        rawShippingTotal: amount.slice(1),
      },
    });
    render(<CartOnPage />, { wrapper: shop.wrapper });
    expect(screen.queryByText(name)?.nextElementSibling?.textContent).toBe(row);
  },
);

test.each([
  ["no cart from the backend yet", undefined],
  ["an empty cart", cartOf()],
])("The totals state no amount while the first product is being added to %s", (_, data) => {
  const shop = openShop();
  shop.environment.retain(cartOperation());
  if (data) shop.environment.commitPayload(cartOperation(), data);
  addIntent({ kind: "add", lines: [{ productId: 7, quantity: 1, name: "Fen tumbler" }] });
  act(() => showIntents(shop.environment));
  render(<CartOnPage />, { wrapper: shop.wrapper });
  const rows = screen.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);
  expect(rows).toEqual(["SubtotalNot known yet", "TotalNot known yet"]);
});
