import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { showAddedToast_set$key } from "#__generated__/showAddedToast_set.graphql.ts";
import { neutralWords } from "#relay/contract/page/shopTexts.ts";
import { AddedToast } from "./showAddedToast.tsx";
import { cartOf, closeShops, lineOf, openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { cartOperation } from "#relay/cart/refreshCart.ts";

beforeEach(() => void (document.cookie = "woo-session=token"));
afterEach(() => {
  cleanup();
  closeShops();
});

/** A line of £13.33 net and £16.00 with its tax, each also as a number. */
const line = (key: string, quantity: number, productId: number, glaze = "oat") => {
  const plain = lineOf(key, quantity, productId);
  const attributes = {
    nodes: [
      {
        __typename: "GlobalProductAttribute",
        id: "glaze",
        name: "pa_glaze",
        label: "Glaze",
        terms: { nodes: [{ __typename: "PaGlaze", id: glaze, slug: glaze, name: "Rust" }] },
      },
    ],
  };
  return {
    ...plain,
    rawSubtotal: "13.33",
    rawSubtotalTax: "2.67",
    product: {
      node: {
        ...plain.product.node,
        __isProductWithAttributes: "SimpleProduct",
        type: "VARIABLE",
        attributes,
      },
    },
    variation: {
      attributes: [{ name: "pa_glaze", value: glaze }],
      node: {
        __typename: "SimpleProductVariation",
        id: `v-${key}`,
        databaseId: 70 + productId,
        name: "",
        image: null,
      },
    },
  };
};

/** Shows the toast over a cart, in a shop whose prices include tax. */
function show(
  lines: object[],
  props: Omit<Parameters<typeof AddedToast>[0], "onClosed" | "words">,
  costs: object = {},
) {
  const { environment, wrapper } = openShop();
  const pence = lines.length * 1600;
  const raw = {
    displayPricesIncludeTax: true,
    total: `£${(pence / 100).toFixed(2)}`,
    rawTotal: (pence / 100).toFixed(2),
  };
  const { cart } = cartOf(...lines);
  act(() => environment.commitPayload(cartOperation(), { cart: { ...cart, ...raw, ...costs } }));
  act(() =>
    environment.commitUpdate((store) => {
      const image = store.create("image", "MediaItem");
      image.setValue("/box.webp", "sourceUrl");
      const box = store.create("box", "GroupProduct");
      box.setValue("New home box", "name");
      box.setLinkedRecord(image, "image");
    }),
  );
  render(<AddedToast words={neutralWords()} {...props} onClosed={vi.fn<() => void>()} />, {
    wrapper,
  });
}
/** The set, whose record `show` adds to the store. */
const set = {
  __id: "box",
  __fragments: { showAddedToast_set: {} },
  __fragmentOwner: cartOperation().request,
} as unknown as showAddedToast_set$key;
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("The toast shows the chosen options by their labels, the amount and the cart's total", () => {
  const added = [{ productId: 8, variationId: 78, quantity: 1 }];
  show([line("a", 1, 7), line("b", 1, 8, "rust-2")], { added, set: undefined });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("Glaze: Rust")).toBeDefined();
  expect(rows().join()).toContain("£16.00");
  expect(screen.getByText("Cart total").nextSibling?.textContent).toBe("£32.00");
});

test("The toast shows the delivery that the cart's total includes", () => {
  const costs = {
    rawShippingTotal: "3.75",
    rawShippingTax: "0.75",
    shippingTotal: "£3.75",
    shippingTax: "£0.75",
    total: "£20.50",
    rawTotal: "20.50",
  };
  const added = [{ productId: 7, quantity: 1 }];
  show([line("a", 1, 7)], { added, set: undefined }, costs);
  expect(screen.getByText("Delivery").nextSibling?.textContent).toBe("£4.50");
  expect(screen.getByText("Cart total").nextSibling?.textContent).toBe("£20.50");
});

test("The toast says that the chosen delivery is free", () => {
  const costs = { needsShippingAddress: true, chosenShippingMethods: ["free_shipping:2"] };
  const added = [{ productId: 7, quantity: 1 }];
  show([line("a", 1, 7)], { added, set: undefined }, costs);
  expect(screen.getByText("Delivery").nextSibling?.textContent).toBe("Free");
});

test("The toast counts and sums the other lines, so that its amounts add up to the cart's total", () => {
  const added = [{ productId: 7, quantity: 1 }];
  show([line("a", 1, 7), line("b", 1, 8), line("c", 2, 9)], { added, set: undefined });
  const others = screen.getByText("Already there: 3 products");
  expect(others.nextSibling?.textContent).toBe("£32.00");
});

test("The toast shows a set as one row with its number of units and their sum", () => {
  const added = [
    { productId: 7, quantity: 1 },
    { productId: 8, quantity: 1 },
  ];
  show([line("a", 1, 7), line("b", 1, 8), line("c", 1, 9)], { added, set });
  expect(rows()).toEqual(["New home box2 products£32.00"]);
});

test("The toast counts and sums all units of a set in the cart if it is added again", () => {
  const added = [
    { productId: 7, quantity: 1 },
    { productId: 8, quantity: 1 },
  ];
  show([line("a", 2, 7), line("b", 2, 8)], { added, set });
  expect(rows()).toEqual(["New home box4 products£32.00"]);
});

test("The toast shows no sum for a set if the cart has other units of its parts", () => {
  const added = [
    { productId: 7, quantity: 1 },
    { productId: 8, quantity: 1 },
  ];
  show([line("a", 2, 7), line("b", 1, 8)], { added, set });
  expect(rows()).toEqual(["New home box2 products"]);
});

test("The toast shows a set's own picture, or the part's if only one part was added", () => {
  const part = line("a", 1, 7);
  const image = { __typename: "MediaItem", id: "mug", sourceUrl: "/mug.webp", srcSet: null };
  const pictured = { ...part, product: { node: { ...part.product.node, image } } };
  const first = { productId: 7, quantity: 1 };
  const source = () => document.querySelector("li img")?.getAttribute("src");
  show([pictured, line("b", 1, 8)], { added: [first, { productId: 8, quantity: 1 }], set });
  expect(source()).toBe("/box.webp");
  cleanup();
  show([pictured], { added: [first], set });
  expect(source()).toBe("/mug.webp");
});
