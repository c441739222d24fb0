import { expect, test, vi } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { cacheNewSlugs } from "./movedProducts.ts";

test("The shop's site is requested once per product URL, and its redirect is cached", async () => {
  const request = vi.fn(async () => "/shop/mugs/new-mug/");
  const newSlugOf = cacheNewSlugs(request);
  const both = await Promise.all([newSlugOf("mug"), newSlugOf("mug")]);
  expect([...both, await newSlugOf("mug")]).toEqual(["new-mug", "new-mug", "new-mug"]);
  expect(request).toHaveBeenCalledExactlyOnceWith("/product/mug/");
});

test.each([
  ["nowhere", undefined],
  ["to the front page", "/"],
  ["to a page that is no product's", "/shop/"],
  ["to itself in another spelling", "/product/MUG/?x=1"],
])("A URL that redirects %s has no new slug, which is cached too", async (_, location) => {
  const request = vi.fn(async () => location);
  const newSlugOf = cacheNewSlugs(request);
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(request).toHaveBeenCalledOnce();
});

test("A site that does not respond is not requested again for a while", async () => {
  const request = vi.fn(() => Promise.reject(new Error("unavailable")));
  const newSlugOf = cacheNewSlugs(request);
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(request).toHaveBeenCalledOnce();
});

test("A lookup that was not sent is not cached, and the next visitor sends it", async () => {
  const request = vi.fn(async () => "/product/cup/");
  request.mockRejectedValueOnce(new BackendError("the backend is unavailable", { effect: "none" }));
  const newSlugOf = cacheNewSlugs(request);
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(await newSlugOf("mug")).toBe("cup");
});

test("Only four lookups run at a time, and further ones return nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const request = vi.fn(() => promise);
  const newSlugOf = cacheNewSlugs(request);
  const slugs = Array.from({ length: 20 }, (_, place) => `mug-${place}`);
  const responses = slugs.map(newSlugOf);
  expect(await responses.at(-1)).toBeUndefined();
  resolve("/product/cup/");
  expect(await responses[0]).toBe("cup");
  expect(request).toHaveBeenCalledTimes(4);
  // It was not requested, so nothing of it is cached.
  expect(await newSlugOf("mug-19")).toBe("cup");
});
