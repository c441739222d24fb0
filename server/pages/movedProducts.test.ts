import { expect, test, vi } from "vitest";
import { rememberMoves } from "./movedProducts.ts";

test("a site is asked once for an address, and its answer remembered", async () => {
  const ask = vi.fn(async () => "/shop/mugs/new-mug/");
  const newSlugOf = rememberMoves(ask);
  const both = await Promise.all([newSlugOf("mug"), newSlugOf("mug")]);
  expect([...both, await newSlugOf("mug")]).toEqual(["new-mug", "new-mug", "new-mug"]);
  expect(ask).toHaveBeenCalledExactlyOnceWith("/product/mug/");
});

test.each([
  ["nowhere", undefined],
  ["to the front page", "/"],
  ["to a page that is no product's", "/shop/"],
  ["to itself in another spelling", "/product/MUG/?x=1"],
])("an address that leads %s has no new one, which is remembered too", async (_, location) => {
  const ask = vi.fn(async () => location);
  const newSlugOf = rememberMoves(ask);
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(ask).toHaveBeenCalledOnce();
});

test("a site that gives no answer is left alone for a while", async () => {
  const ask = vi.fn(() => Promise.reject(new Error("down")));
  const newSlugOf = rememberMoves(ask);
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(ask).toHaveBeenCalledOnce();
});

test("only a few questions are under way at a time; the rest have no answer", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const ask = vi.fn(() => promise);
  const newSlugOf = rememberMoves(ask);
  const slugs = Array.from({ length: 20 }, (_, place) => `mug-${place}`);
  const responses = slugs.map(newSlugOf);
  expect(await responses.at(-1)).toBeUndefined();
  resolve("/product/cup/");
  expect(await responses[0]).toBe("cup");
  expect(ask).toHaveBeenCalledTimes(4);
  // It was not asked for, so nothing is remembered of it.
  expect(await newSlugOf("mug-19")).toBe("cup");
});
