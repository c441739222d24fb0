import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { afterEach, expect, test, vi } from "vitest";
import query from "#__generated__/suggestedProductsQuery.graphql.ts";
import type { suggestedProductsQuery } from "#__generated__/suggestedProductsQuery.graphql.ts";
import { useStoredQuery } from "#relay/useStoredQuery.ts";
import { closeShops, openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { ProductGrid } from "./ProductGrid.tsx";

vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ shop: { texts: {} } }) }));
vi.mock("#theme/theme.json", () => ({ hero: "window", sku: true, stock: true, add: true }));

afterEach(() => {
  cleanup();
  closeShops();
});

const VARIABLES = { ids: [1] };

function Cards() {
  const data = useStoredQuery<suggestedProductsQuery>(query, VARIABLES);
  return <ProductGrid products={data.products?.nodes[0]?.related?.nodes ?? []} />;
}

/** Shows the card of a product that a theme with all parts of a card has. */
function show(product: object) {
  const shop = openShop();
  const operation = createOperationDescriptor(getRequest(query), VARIABLES);
  const node = {
    __typename: "SimpleProduct",
    __isProduct: "SimpleProduct",
    __isProductUnion: "SimpleProduct",
    __isInventoriedProduct: "SimpleProduct",
    id: "p7",
    databaseId: 7,
    slug: "fen-tumbler",
    name: "Fen tumbler",
    sku: "OS-T02",
    purchasable: true,
    stockStatus: "IN_STOCK",
    ...product,
  };
  const source = { __typename: "SimpleProduct", id: "p1", related: { nodes: [node] } };
  shop.environment.commitPayload(operation, {
    products: { nodes: [{ __isProductWithRelated: "SimpleProduct", ...source }] },
  });
  const { container } = render(<Cards />, { wrapper: shop.wrapper });
  return {
    shop,
    text: (name: string) => container.querySelector(`[data-part="card.${name}"]`)?.textContent,
  };
}

test("A theme's card has the SKU, the stock, and a form that adds one of the product without script", () => {
  const { text } = show({});
  expect([text("sku"), text("stock")]).toEqual(["Item OS-T02", "In stock"]);
  const button = screen.getByRole("button", { name: "Add Fen tumbler to cart" });
  const form = button.closest("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/cart/items"]);
  expect([...new FormData(form ?? undefined)]).toEqual([
    ["productId", "7"],
    ["name", "Fen tumbler"],
  ]);
});

test("The button of a card sends one of the product to the cart", async () => {
  const { shop } = show({});
  await act(async () => fireEvent.click(screen.getByRole("button")));
  await vi.waitFor(() =>
    expect(shop.calls.map(({ name }) => name)).toContain("useAddToCartMutation"),
  );
  const [call] = shop.calls;
  expect(call?.variables).toMatchObject({ input: { productId: 7, quantity: 1 } });
});

test.each([
  ["has choices", { __typename: "VariableProduct" }, "See options"],
  ["is a set", { __typename: "GroupProduct", purchasable: false }, "See options"],
  ["is sold out", { stockStatus: "OUT_OF_STOCK" }, undefined],
  ["is not for sale", { purchasable: false }, undefined],
])("A card has no button for a product that %s", (_, product, choose) => {
  const { text } = show(product);
  expect(screen.queryByRole("button")).toBeNull();
  expect(text("choose")).toBe(choose);
});
