// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  cartSetAside,
  forgetCart,
  forgetShopper,
  keepCart,
  keptCart,
  setCartAside,
} from "./persistence.ts";

const cartOf = (...quantities: number[]) => ({
  contents: {
    nodes: quantities.map((quantity, index) => ({
      key: `line-${index}`,
      quantity,
      total: "£1.00",
      product: { node: { __typename: "SimpleProduct", databaseId: index, name: "Cup" } },
      variation: null,
    })),
  },
  total: "£1.00",
});

const tokenOf = (customer: string) =>
  `head.${btoa(JSON.stringify({ exp: 1, data: { customer_id: customer } }))}.sig`;
const beCustomer = (customer: string) => {
  document.cookie = `woo-session=${tokenOf(customer).replaceAll("=", "")}`;
};

beforeEach(() => {
  localStorage.clear();
  beCustomer("t_ours");
});
afterEach(() => void vi.restoreAllMocks());

test("a kept cart comes back with its number of units", () => {
  expect(keepCart(cartOf(2, 3))).toBe(true);
  expect(keptCart()).toMatchObject({ count: 5, customer: "t_ours", data: { cart: cartOf(2, 3) } });
});

test("an empty cart of the same customer is kept as nothing", () => {
  keepCart(cartOf(1));
  expect(keepCart(cartOf())).toBe(true);
  expect(keptCart()).toBeUndefined();
});

test("an empty cart of the session that came after a refusal leaves the lines", () => {
  keepCart(cartOf(4));
  beCustomer("t_stranger");
  expect(keepCart(cartOf())).toBe(false);
  expect(keepCart(null)).toBe(false);
  expect(keptCart()?.count).toBe(4);
});

test("a full cart of another session puts the lines aside, and nothing erases them there", () => {
  keepCart(cartOf(4));
  beCustomer("t_stranger");
  expect(keepCart(cartOf(1))).toBe(true);
  forgetCart();
  expect(keptCart()).toBeUndefined();
  expect(cartSetAside()?.count).toBe(4);
});

test("lines are put aside only where there are any", () => {
  setCartAside();
  expect(cartSetAside()).toBeUndefined();
});

test("whatever else stands in storage counts as nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem("vitrine.cart", text);
      expect(keptCart()).toBeUndefined();
    }),
  );
});

const storedWith = (change: (cart: ReturnType<typeof cartOf>) => object) =>
  JSON.stringify({ version: 1, count: 1, data: { cart: change(cartOf(1)) } });

test.each([
  ["a prototype", '{"version":1,"data":{"__proto__":{"cart":{}}}}'],
  ["another version", '{"version":0,"count":1,"data":{"cart":null}}'],
  ["a total that is no text", storedWith((cart) => ({ ...cart, total: {} }))],
  ["a line that is nothing", storedWith((cart) => ({ ...cart, contents: { nodes: [null] } }))],
  [
    "a quantity that is no number",
    storedWith((cart) => ({ ...cart, contents: { nodes: [{ key: "a", quantity: "many" }] } })),
  ],
  [
    "a name that is no text",
    storedWith((cart) => ({
      ...cart,
      contents: { nodes: [{ key: "a", quantity: 1, product: { node: { name: {} } } }] },
    })),
  ],
])("a record with %s counts as nothing", (_what, text) => {
  localStorage.setItem("vitrine.cart", text);
  expect(keptCart()).toBeUndefined();
});

test("a full storage keeps nothing and breaks nothing", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => keepCart(cartOf(1))).not.toThrow();
});

test("a forbidden storage is an empty one", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect(keptCart()).toBeUndefined();
});

test("of a shopper who is forgotten nothing is left", () => {
  keepCart(cartOf(2));
  setCartAside();
  keepCart(cartOf(1));
  forgetShopper();
  expect(keptCart()).toBeUndefined();
  expect(cartSetAside()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("a newer release's cart counts as none, and stays as it is", () => {
  const newer = JSON.stringify({ version: 2, count: 3, lines: ["cup"] });
  for (const key of ["vitrine.cart", "vitrine.cart.refused"]) localStorage.setItem(key, newer);
  expect(keptCart()).toBeUndefined();
  expect(cartSetAside()).toBeUndefined();
  expect(keepCart(cartOf(1))).toBe(true);
  expect(keepCart(cartOf())).toBe(true);
  setCartAside();
  expect(localStorage.getItem("vitrine.cart")).toBe(newer);
  expect(localStorage.getItem("vitrine.cart.refused")).toBe(newer);
});
