import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { savedCart } from "./persistence.ts";
import {
  cartOf,
  closeShops,
  lineOf,
  openShop,
  readCart,
} from "#tests/worlds/fixtures/cartFixture.tsx";
import type { Call } from "#tests/worlds/fixtures/cartFixture.tsx";
import { refreshCart } from "./refreshCart.ts";
import { useCart } from "./useCart.ts";

beforeEach(() => {
  document.cookie = "woo-session=token";
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(closeShops);

const shownLines = (cart: ReturnType<typeof useCart>) => cart?.contents?.nodes.length ?? 0;

test("Refreshing the cart without a session sends no request", async () => {
  document.cookie = "woo-session=; max-age=0";
  const shop = openShop();
  await refreshCart(shop.environment);
  expect(shop.calls).toEqual([]);
});

test("A refreshed cart is displayed and saved for the next page, with its time", async () => {
  const shop = openShop();
  const cart = renderHook(() => useCart(), { wrapper: shop.wrapper });
  const before = Date.now();
  await act(() => readCart(shop, lineOf("a", 2)));
  expect(shownLines(cart.result.current)).toBe(1);
  expect(savedCart()).toMatchObject({ count: 2, data: cartOf(lineOf("a", 2)) });
  expect(savedCart()?.savedAt).toBeGreaterThanOrEqual(before);
});

test.each([
  ["gets no response", (call: Call | undefined) => call?.lose()],
  ["is refused", (call: Call | undefined) => call?.refuse("Internal server error")],
])(
  "A cart whose refetch %s stays displayed and saved, and the failure is logged",
  async (_, fail) => {
    const shop = openShop();
    const cart = renderHook(() => useCart(), { wrapper: shop.wrapper });
    await act(() => readCart(shop, lineOf("a", 2)));
    const saved = savedCart();
    const refreshing = refreshCart(shop.environment);
    await vi.waitFor(() => expect(shop.calls).toHaveLength(1));
    act(() => fail(shop.calls[0]));
    expect(await act(() => refreshing)).toBe("unread");
    expect(shownLines(cart.result.current)).toBe(1);
    expect(savedCart()).toEqual(saved);
    expect(console.error).toHaveBeenCalledWith(
      "The cart could not be refreshed.",
      expect.any(Error),
    );
  },
);

test("Of two cart fetches in flight, the later response is displayed", async () => {
  const shop = openShop();
  const cart = renderHook(() => useCart(), { wrapper: shop.wrapper });
  const requests = [refreshCart(shop.environment), refreshCart(shop.environment)];
  act(() => shop.calls[0]?.respond(cartOf(lineOf("a", 1))));
  act(() => shop.calls[1]?.respond(cartOf(lineOf("a", 1), lineOf("b", 1, 8))));
  await act(() => Promise.all(requests));
  expect(shownLines(cart.result.current)).toBe(2);
});
