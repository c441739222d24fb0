import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pendingIntents } from "#relay/cart/intentStore.ts";
import { cartSetAside } from "#relay/cart/persistence.ts";
import {
  cartOf,
  closeShops,
  lineOf,
  openShop,
  readCart,
} from "#tests/worlds/fixtures/cartFixture.tsx";
import type { Call } from "#tests/worlds/fixtures/cartFixture.tsx";
import { useAddToCart } from "#relay/cart/useAddToCart.ts";
import { useCart } from "#relay/cart/useCart.ts";
import { useCartLines } from "./useCartLines.ts";

const navigate = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("vike/client/router", () => ({ navigate }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document.cookie = "woo-session=token";
  navigate.mockClear();
  history.replaceState(null, "", "/cart");
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  closeShops();
  await settle();
  vi.useRealTimers();
});

/** Lets everything happen that is due within these milliseconds. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(20));
const shownLines = (cart: ReturnType<typeof useCart>) => cart?.contents?.nodes.length ?? 0;
const namesOf = (calls: readonly Call[]) => calls.map(({ name }) => name);
const row = (key: string) => ({ key, quantity: 1, before: [] });
const removed = (...keys: string[]) => ({
  updateItemQuantities: {
    items: keys.map((key) => lineOf(key, 1)),
    removed: keys.map((key) => lineOf(key, 1)),
    updated: [],
  },
});

test("An addition shows at once, defaults to one unit and refetches the cart", async () => {
  const shop = openShop();
  await readCart(shop);
  const cart = renderHook(() => useCart(), { wrapper: shop.wrapper });
  const { result } = renderHook(() => useAddToCart(), { wrapper: shop.wrapper });
  act(() => void result.current.addToCart({ productId: 7 }));
  expect(shownLines(cart.result.current)).toBe(1);
  await settle();
  expect(shop.calls[0]).toMatchObject({
    name: "useAddToCartMutation",
    variables: { input: { productId: 7, quantity: 1 } },
    metadata: { keepalive: true, idempotencyKey: expect.any(String) },
  });
  shop.calls[0]?.respond({ addToCart: { cartItem: lineOf("a", 1) } });
  await settle();
  expect(namesOf(shop.calls)).toEqual(["useAddToCartMutation", "useCartQuery"]);
  expect(shownLines(cart.result.current)).toBe(1);
});

test("An addition is stored before it is sent, until the refetched cart includes it", async () => {
  const shop = openShop();
  await readCart(shop, lineOf("a", 2));
  const { result } = renderHook(() => useAddToCart(), { wrapper: shop.wrapper });
  act(() => void result.current.addToCart({ productId: 7, name: "Fen tumbler", quantity: 3 }));
  expect(shop.calls).toEqual([]);
  expect(pendingIntents()).toMatchObject([
    { kind: "add", lines: [{ productId: 7, name: "Fen tumbler", quantity: 3, key: "a" }] },
  ]);
  await settle();
  expect(pendingIntents()).toMatchObject([{ sent: { target: 5 } }]);
  shop.calls[0]?.respond({ addToCart: { cartItem: lineOf("a", 5) } });
  await settle();
  expect(pendingIntents()).toHaveLength(1);
  shop.calls[1]?.respond(cartOf(lineOf("a", 5)));
  await settle();
  expect(pendingIntents()).toEqual([]);
});

test("A refused addition is rolled back and logged, and the cart is refetched", async () => {
  const shop = openShop();
  await readCart(shop);
  const cart = renderHook(() => useCart(), { wrapper: shop.wrapper });
  const { result } = renderHook(() => useAddToCart(), { wrapper: shop.wrapper });
  act(() => void result.current.addToCart({ productId: 7 }));
  await settle();
  shop.calls[0]?.refuse("out of stock");
  await settle();
  expect(shownLines(cart.result.current)).toBe(0);
  expect(console.error).toHaveBeenCalled();
  expect(shop.calls[1]?.name).toBe("useCartQuery");
  expect(pendingIntents()).toEqual([]);
});

test("A refused quantity change is logged, and the cart is refetched", async () => {
  const shop = openShop();
  await readCart(shop, lineOf("a", 1), lineOf("b", 1, 8));
  const { result } = renderHook(() => useCartLines(["a", "b"]), { wrapper: shop.wrapper });
  act(() => void result.current.setQuantity("a", 3));
  await settle();
  expect(shop.calls[0]?.variables).toEqual({ input: { items: [{ key: "a", quantity: 3 }] } });
  shop.calls[0]?.refuse("no");
  await settle();
  expect(console.error).toHaveBeenCalledWith(
    "A change of the cart failed (set).",
    expect.any(Error),
  );
  expect(shop.calls[1]?.name).toBe("useCartQuery");
});

test("A quantity that is changed and changed back before it is sent causes no request", async () => {
  const shop = openShop();
  await readCart(shop, lineOf("a", 1));
  const { result } = renderHook(() => useCartLines(["a"]), { wrapper: shop.wrapper });
  act(() => {
    void result.current.setQuantity("a", 2);
    void result.current.setQuantity("a", 1);
  });
  await settle();
  expect(shop.calls).toEqual([]);
  expect(pendingIntents()).toEqual([]);
});

test("Removing the last line sets its quantity to 0, navigates to the home page and sets nothing aside", async () => {
  const shop = openShop();
  await readCart(shop, lineOf("a", 1));
  const cart = renderHook(() => useCart(), { wrapper: shop.wrapper });
  const { result } = renderHook(() => useCartLines(["a"]), { wrapper: shop.wrapper });
  act(() => void result.current.remove(row("a")));
  expect(cart.result.current).toBeNull();
  await settle();
  expect(shop.calls[0]?.variables).toEqual({ input: { items: [{ key: "a", quantity: 0 }] } });
  shop.calls[0]?.respond(removed("a"));
  await settle();
  expect(navigate).toHaveBeenCalledWith("/");
  expect(cart.result.current).toBeNull();
  expect(localStorage.getItem("vitrine.cart")).toBeNull();
  expect(cartSetAside()).toBeUndefined();
});

test.each([
  ["A quantity change", 3],
  ["A removal", 0],
])("%s is sent by a request that outlives its page", async (_, quantity) => {
  const shop = openShop();
  await readCart(shop, lineOf("a", 1), lineOf("b", 1, 8));
  const { result } = renderHook(() => useCartLines(["a", "b"]), { wrapper: shop.wrapper });
  const { setQuantity, remove } = result.current;
  act(() => void (quantity === 0 ? remove(row("a")) : setQuantity("a", quantity)));
  await settle();
  expect(shop.calls[0]).toMatchObject({
    name: "useUpdateItemQuantitiesMutation",
    variables: { input: { items: [{ key: "a", quantity }] } },
    metadata: { keepalive: true, idempotencyKey: expect.any(String) },
  });
});

test("Removing the last line does not navigate if the shopper has left the cart", async () => {
  history.replaceState(null, "", "/products");
  const shop = openShop();
  await readCart(shop, lineOf("a", 1));
  const { result } = renderHook(() => useCartLines(["a"]), { wrapper: shop.wrapper });
  act(() => void result.current.remove(row("a")));
  await settle();
  shop.calls[0]?.respond(removed("a"));
  await settle();
  expect(navigate).not.toHaveBeenCalled();
});

test("Removing one of several lines stays on the cart", async () => {
  const shop = openShop();
  await readCart(shop, lineOf("a", 1), lineOf("b", 1, 8));
  const { result } = renderHook(() => useCartLines(["a", "b"]), { wrapper: shop.wrapper });
  act(() => void result.current.remove(row("a")));
  await settle();
  shop.calls[0]?.respond(removed("a"));
  await settle();
  expect(navigate).not.toHaveBeenCalled();
});

test("Clearing sets every quantity to 0 in one request and empties the local cart, setting nothing aside", async () => {
  const shop = openShop();
  await readCart(shop, lineOf("a", 1), lineOf("b", 1, 8));
  expect(localStorage.getItem("vitrine.cart")).not.toBeNull();
  const shown = renderHook(() => useCart(), { wrapper: shop.wrapper });
  const { result } = renderHook(() => useCartLines(["a", "b"]), { wrapper: shop.wrapper });
  act(() => void result.current.clear());
  await settle();
  const items = ["a", "b"].map((key) => ({ key, quantity: 0 }));
  expect(shop.calls[0]?.variables).toEqual({ input: { items } });
  shop.calls[0]?.respond({ updateItemQuantities: { items: [], removed: [], updated: [] } });
  await settle();
  expect(namesOf(shop.calls)).toEqual(["useUpdateItemQuantitiesMutation", "useCartQuery"]);
  expect(shown.result.current).toBeNull();
  expect(localStorage.getItem("vitrine.cart")).toBeNull();
  expect(cartSetAside()).toBeUndefined();
});

test("Clearing an empty cart sends no request", async () => {
  const shop = openShop();
  const { result } = renderHook(() => useCartLines([]), { wrapper: shop.wrapper });
  act(() => void result.current.clear());
  await settle();
  expect(shop.calls).toEqual([]);
});

test.each([
  [
    "success",
    (call: Call | undefined) => call?.respond({ addToCart: { cartItem: lineOf("a", 1) } }),
  ],
  ["error", (call: Call | undefined) => call?.refuse("out of stock")],
] as const)("An addition's state is idle, then pending, then %s", async (settled, settleCall) => {
  const shop = openShop();
  await readCart(shop);
  const { result } = renderHook(() => useAddToCart(), { wrapper: shop.wrapper });
  expect(result.current.adding).toBe("idle");
  act(() => void result.current.addToCart({ productId: 7 }));
  expect(result.current.adding).toBe("pending");
  await settle();
  settleCall(shop.calls[0]);
  await settle();
  expect(result.current.adding).toBe(settled);
});
