import { expect, test } from "vitest";
import { cartItemsIn, containsItems } from "./receivedTokens.ts";

const item = (key: string, quantity: number, databaseId?: number) => ({
  __typename: "SimpleCartItem",
  key,
  quantity,
  ...(databaseId !== undefined && {
    product: { node: { databaseId, key: "no item", quantity: 1 } },
  }),
});

const cart = (...nodes: object[]) => cartItemsIn({ cart: { contents: { nodes } } });

test("Cart items are found wherever a mutation returns them", () => {
  expect(cartItemsIn({ addToCart: { cartItem: item("a", 2, 14) } })).toEqual([
    { key: "a", quantity: 2, productId: 14 },
  ]);
  expect(cartItemsIn({ updateItemQuantities: { updated: [item("a", 1), null] } })).toEqual([
    { key: "a", quantity: 1, productId: undefined },
  ]);
  expect(cartItemsIn({ applyCoupon: { clientMutationId: null } })).toEqual([]);
});

test.each([
  ["the same item", cart(item("a", 2, 14)), true],
  ["the item beside a gift", cart(item("gift", 1), item("a", 2, 14)), true],
  ["another quantity", cart(item("a", 4, 14)), false],
  ["another product", cart(item("a", 2, 15)), false],
  ["another item", cart(item("b", 2, 14)), false],
  ["nothing", cart(), false],
])("A cart with %s shows a returned item: %j", (_, lines, isShown) => {
  const returned = cartItemsIn({ addToCart: { cartItem: item("a", 2, 14) } });
  expect(containsItems(lines, returned)).toBe(isShown);
});

test("A mutation that returned no items matches an empty cart only", () => {
  expect(containsItems(cart(), [])).toBe(true);
  expect(containsItems(cart(item("a", 1)), [])).toBe(false);
});
