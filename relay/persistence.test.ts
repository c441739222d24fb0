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

test("A saved cart is restored with its number of units", () => {
  expect(keepCart(cartOf(2, 3))).toBe(true);
  expect(keptCart()).toMatchObject({ count: 5, customer: "t_ours", data: { cart: cartOf(2, 3) } });
});

test("An empty cart of the same customer removes the saved cart", () => {
  keepCart(cartOf(1));
  expect(keepCart(cartOf())).toBe(true);
  expect(keptCart()).toBeUndefined();
});

test("An empty cart of the session that follows a refusal leaves the saved lines", () => {
  keepCart(cartOf(4));
  beCustomer("t_stranger");
  expect(keepCart(cartOf())).toBe(false);
  expect(keepCart(null)).toBe(false);
  expect(keptCart()?.count).toBe(4);
});

test("A full cart of another session sets the saved lines aside, where nothing removes them", () => {
  keepCart(cartOf(4));
  beCustomer("t_stranger");
  expect(keepCart(cartOf(1))).toBe(true);
  forgetCart();
  expect(keptCart()).toBeUndefined();
  expect(cartSetAside()?.count).toBe(4);
});

test("setCartAside saves nothing if the cart has no lines", () => {
  setCartAside();
  expect(cartSetAside()).toBeUndefined();
});

test("keptCart ignores any other text in local storage", () => {
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
])("keptCart ignores a record with %s", (_what, text) => {
  localStorage.setItem("vitrine.cart", text);
  expect(keptCart()).toBeUndefined();
});

test("keepCart does not throw when local storage is full", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => keepCart(cartOf(1))).not.toThrow();
});

test("keptCart treats a forbidden local storage as empty", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect(keptCart()).toBeUndefined();
});

test("forgetShopper removes all saved data of a shopper", () => {
  keepCart(cartOf(2));
  setCartAside();
  keepCart(cartOf(1));
  forgetShopper();
  expect(keptCart()).toBeUndefined();
  expect(cartSetAside()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("A newer release's saved cart is ignored and left unchanged", () => {
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
