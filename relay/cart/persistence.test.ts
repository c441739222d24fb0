// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breakStorage } from "#tests/worlds/fixtures/brokenStorageFixture.ts";
import { addIntent, reloadIntents, removeIntent } from "./intentStore.ts";
import {
  cartSetAside,
  forgetCart,
  forgetShopper,
  onCartSaved,
  saveCart,
  saveCount,
  savedCart,
  setCartAside,
} from "./persistence.ts";
import { beCustomer, cartOf } from "#tests/worlds/fixtures/savedCartFixture.ts";

beforeEach(() => {
  localStorage.clear();
  reloadIntents();
  beCustomer("t_ours");
});
afterEach(() => void vi.unstubAllGlobals());

test("A saved cart is restored with its number of units", () => {
  expect(saveCart(cartOf(2, 3))).toBe(true);
  expect(savedCart()).toMatchObject({ count: 5, customer: "t_ours", data: { cart: cartOf(2, 3) } });
});

test("An empty cart of the same customer removes the saved cart", () => {
  saveCart(cartOf(1));
  expect(saveCart(cartOf())).toBe(true);
  expect(savedCart()).toBeUndefined();
});

test("No cart is saved while the lines of a refused session are about to be restored", () => {
  saveCart(cartOf(4));
  const { id } = addIntent({ kind: "restore", lines: [{ productId: 0, quantity: 4 }] });
  beCustomer("t_new");
  expect(saveCart(cartOf())).toBe(false);
  expect(saveCart(null)).toBe(false);
  expect(savedCart()?.count).toBe(4);
  expect(saveCart(cartOf(4, 1), { isExpected: true })).toBe(true);
  expect(savedCart()?.count).toBe(5);
  expect(cartSetAside()).toBeUndefined();
  removeIntent(id);
});

test("saveCount changes the stored count alone, which a page shows before it has hydrated", () => {
  const storedCount = () =>
    (JSON.parse(localStorage.getItem("vitrine.cart") ?? "{}") as { count?: number }).count;
  saveCount(1);
  expect(storedCount()).toBe(1);
  expect(savedCart()?.data.cart).toBeNull();
  saveCount(0);
  expect(localStorage).toHaveLength(0);
  saveCart(cartOf(2));
  saveCount(5);
  expect(storedCount()).toBe(5);
  expect(savedCart()).toMatchObject({ customer: "t_ours", data: { cart: cartOf(2) } });
});

test("Listeners are notified of each saved, set aside or forgotten cart", () => {
  const listener = vi.fn();
  const stop = onCartSaved(listener);
  saveCart(cartOf(2));
  setCartAside();
  forgetCart();
  expect(listener.mock.calls.length).toBeGreaterThanOrEqual(3);
  stop();
});

test("savedCart ignores any other text in local storage", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem("vitrine.cart", text);
      expect(savedCart()).toBeUndefined();
    }),
  );
});

const storedWith = (change: (cart: ReturnType<typeof cartOf>) => object) =>
  JSON.stringify({ version: 1, count: 1, data: { cart: change(cartOf(1)) } });

/** Array nested 5,000 levels deep. */
const NEST = `${"[".repeat(5000)}${"]".repeat(5000)}`;

test.each([
  ["invalid JSON", "{not json"],
  ["empty text", ""],
  ["null", "null"],
  ["a number", "7"],
  ["a __proto__ property", '{"version":1,"data":{"__proto__":{"cart":{}}}}'],
  [
    "a __proto__ property in its cart",
    '{"version":1,"count":1,"data":{"cart":{"__proto__":null}}}',
  ],
  ["deeply nested data", `{"version":1,"data":{"cart":${NEST}}}`],
  ["another version", '{"version":0,"count":1,"data":{"cart":null}}'],
  ["a later version", '{"version":999,"count":3,"data":{"cart":{}}}'],
  ["a total that is not text", storedWith((cart) => ({ ...cart, total: {} }))],
  ["a line that is null", storedWith((cart) => ({ ...cart, contents: { nodes: [null] } }))],
  [
    "a quantity that is not a number",
    storedWith((cart) => ({ ...cart, contents: { nodes: [{ key: "a", quantity: "many" }] } })),
  ],
  [
    "lines of other types",
    storedWith((cart) => ({ ...cart, contents: { nodes: [5, { key: {} }] } })),
  ],
  [
    "a line without a product's fields",
    storedWith((cart) => ({
      ...cart,
      contents: { nodes: [{ key: "a", quantity: 2, product: {} }] },
    })),
  ],
  [
    "a name that is no text",
    storedWith((cart) => ({
      ...cart,
      contents: { nodes: [{ key: "a", quantity: 1, product: { node: { name: {} } } }] },
    })),
  ],
])("savedCart ignores a record with %s", (_what, text) => {
  localStorage.setItem("vitrine.cart", text);
  expect(savedCart()).toBeUndefined();
});

test("savedCart counts the units itself, whatever count was stored", () => {
  localStorage.setItem("vitrine.cart", '{"version":1,"count":"<b>9</b>","data":{"cart":null}}');
  expect(savedCart()).toMatchObject({ count: 0, data: { cart: null } });
  const stored = { version: 1, count: "<b>9</b>", data: { cart: cartOf(2, 1) } };
  localStorage.setItem("vitrine.cart", JSON.stringify(stored));
  expect(savedCart()?.count).toBe(3);
});

test("A cart that does not fit into local storage is read by its page until another tab saves one", () => {
  saveCart(cartOf(1));
  breakStorage("full");
  saveCart(cartOf(2));
  expect(savedCart()?.count).toBe(2);
  // The next page does not find the outdated one.
  expect(localStorage).toHaveLength(0);
  vi.unstubAllGlobals();
  localStorage.setItem(
    "vitrine.cart",
    storedWith(() => cartOf(3)),
  );
  expect(savedCart()?.count).toBe(3);
  forgetCart();
  expect(savedCart()).toBeUndefined();
});

test("A cart is read by its page if local storage is forbidden, and nothing else is", () => {
  breakStorage("forbidden");
  expect(savedCart()).toBeUndefined();
  saveCart(cartOf(2));
  expect(savedCart()?.count).toBe(2);
  forgetCart();
  expect(savedCart()).toBeUndefined();
});

test("forgetShopper removes all saved data of a shopper", () => {
  saveCart(cartOf(2));
  setCartAside();
  saveCart(cartOf(1));
  document.cookie = "vitrine-ordered=t_ours; Path=/";
  forgetShopper();
  expect(savedCart()).toBeUndefined();
  expect(cartSetAside()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).not.toContain("vitrine-ordered=t_ours");
});

test("A newer release's saved cart is ignored and left unchanged", () => {
  const newer = JSON.stringify({ version: 2, count: 3, lines: ["cup"] });
  for (const key of ["vitrine.cart", "vitrine.cart.refused"]) localStorage.setItem(key, newer);
  expect(savedCart()).toBeUndefined();
  expect(cartSetAside()).toBeUndefined();
  expect(saveCart(cartOf(1))).toBe(true);
  expect(saveCart(cartOf())).toBe(true);
  setCartAside();
  expect(localStorage.getItem("vitrine.cart")).toBe(newer);
  expect(localStorage.getItem("vitrine.cart.refused")).toBe(newer);
});
