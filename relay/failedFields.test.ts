import { expect, test } from "vitest";
import { withoutFailedFields } from "./failedFields.ts";

const failure = (...path: (string | number)[]) => ({ message: "Internal server error", path });

test("withoutFailedFields removes the lines that one broken line has set to null", () => {
  const data = { cart: { contents: null, total: "£43.00" } };
  const error = failure("cart", "contents", "nodes", 3, "total");
  expect(withoutFailedFields(data, [error])).toEqual({ cart: { total: "£43.00" } });
  expect(data.cart.contents).toBeNull();
});

test("withoutFailedFields removes the failed field of one line and keeps the others", () => {
  const lines = [
    { key: "a", product: { node: { name: "Cup", image: null } } },
    { key: "b", product: null },
  ];
  const cart = { contents: { nodes: lines } };
  const error = failure("checkoutCart", "contents", "nodes", 1, "product");
  const { checkoutCart } = withoutFailedFields({ checkoutCart: cart }, [error]) as {
    checkoutCart: typeof cart;
  };
  expect(checkoutCart.contents.nodes).toEqual([lines[0], { key: "b" }]);
});

test("withoutFailedFields leaves other fields, other responses and a null cart as they are", () => {
  for (const [data, error] of [
    [{ cart: { contents: null } }, failure("cart")],
    [{ cart: null, newest: null }, failure("cart", "contents")],
    [{ product: { reviews: null } }, failure("product", "reviews")],
    [{ cart: { contents: null } }, { message: "no path" }],
  ] as const) {
    expect(withoutFailedFields(data, [error])).toBe(data);
  }
});
