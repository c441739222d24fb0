import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { lineOf } from "#components/cart/cartFixture.tsx";
import { checkoutCart } from "./checkoutFixture.ts";
import { openCheckout } from "./checkoutPageFixture.tsx";

vi.mock("vike/client/router", () => ({ navigate: vi.fn() }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ shop: {}, urlParsed: { search: {} }, loaded: {} }),
}));

test("The order summary says which lines have more units than are left", () => {
  const withStock = (key: string, stockStatus: string, stockQuantity: number) => {
    const { product, ...line } = lineOf(key, 3);
    const stock = { __isInventoriedProduct: "SimpleProduct", stockStatus, stockQuantity };
    return { ...line, product: { node: { ...product.node, ...stock } } };
  };
  const nodes = [
    withStock("a", "IN_STOCK", 1),
    withStock("b", "OUT_OF_STOCK", 0),
    withStock("c", "IN_STOCK", 3),
  ];
  openCheckout("Ely", { ...checkoutCart("£20.50"), contents: { nodes } });
  const rows = within(screen.getByRole("region", { name: "Your order" })).getAllByRole("listitem");
  const notices = rows.map((row) => /Only 1 left\.|Sold out\./.exec(row.textContent)?.[0]);
  expect(notices).toEqual(["Only 1 left.", "Sold out.", undefined]);
});
