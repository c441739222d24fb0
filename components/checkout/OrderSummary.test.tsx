import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { lineOf } from "#tests/worlds/fixtures/cartFixture.tsx";
import { checkoutCart } from "#tests/worlds/fixtures/checkoutFixture.ts";
import { openCheckout } from "#tests/worlds/fixtures/checkoutPageFixture.tsx";

vi.mock("vike/client/router", () => ({ navigate: vi.fn() }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ shop: { texts: {} }, urlParsed: { search: {} }, loaded: {} }),
}));

afterEach(cleanup);

const rows = () =>
  within(screen.getByRole("region", { name: "Your order" })).getAllByRole("listitem");

test("The order summary shows the chosen options by their labels", () => {
  const { product, ...line } = lineOf("a", 1);
  const terms = {
    nodes: [{ id: "t", __typename: "TermNode", slug: "sea-ink", name: "Sea & ink" }],
  };
  const glaze = {
    __typename: "GlobalProductAttribute",
    id: "g",
    name: "pa_glaze",
    label: "Glaze",
    terms,
  };
  const node = {
    ...product.node,
    __isProductWithAttributes: "SimpleProduct",
    attributes: { nodes: [glaze] },
  };
  const variation = {
    node: { __typename: "SimpleProductVariation", id: "v", image: null },
    attributes: [{ id: "c", name: "pa_glaze", value: "sea-ink" }],
  };
  const nodes = [{ ...line, product: { node }, variation }];
  openCheckout("Ely", { ...checkoutCart("£20.50"), contents: { nodes } });
  expect(rows()[0]?.textContent).toContain("Glaze: Sea & ink");
});

test("On a phone, totals and coupon are collapsed in the order summary, which shows the total", () => {
  openCheckout("Ely");
  const summary = screen.getByText("Order summary").closest("details");
  expect(summary?.open).toBe(false);
  expect(summary?.querySelector("summary")?.textContent).toBe("Order summary £20.50");
  expect(summary?.contains(screen.getByLabelText("Discount code"))).toBe(true);
  expect(summary?.contains(screen.getByRole("region", { name: "Totals" }))).toBe(true);
});

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
  const notices = rows().map((row) => /Only 1 left\.|Sold out\./.exec(row.textContent)?.[0]);
  expect(notices).toEqual(["Only 1 left.", "Sold out.", undefined]);
});
