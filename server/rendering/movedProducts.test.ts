import { expect, test, vi } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import type { SiteRedirect } from "#server/backend/line/siteRedirect.ts";
import { findNewSlugs } from "./movedProducts.ts";
import { cacheSiteRedirects } from "./siteRedirects.ts";

const SITE = "https://wp.example";

/** Returns WordPress's redirect to an address. */
const redirectTo = (location: string): SiteRedirect => ({
  status: 301,
  location: new URL(location, SITE).href,
});

/** Finds new slugs through the cached redirects of a WordPress. */
const slugsOf = (request: (path: string) => Promise<SiteRedirect | undefined>) =>
  findNewSlugs(cacheSiteRedirects(request), SITE);

test("The shop's site is requested once per product URL, and its redirect is cached", async () => {
  const request = vi.fn(async () => redirectTo("/shop/mugs/new-mug/"));
  const newSlugOf = slugsOf(request);
  const both = await Promise.all([newSlugOf("mug"), newSlugOf("mug")]);
  expect([...both, await newSlugOf("mug")]).toEqual(["new-mug", "new-mug", "new-mug"]);
  expect(request).toHaveBeenCalledExactlyOnceWith("/product/mug/");
});

test.each([
  ["nowhere", undefined],
  ["to the front page", "/"],
  ["to a page that is no product's", "/shop/"],
  ["to another site", "https://else.example/product/cup/"],
  ["to itself in another spelling", "/product/MUG/?x=1"],
])("A URL that redirects %s has no new slug, which is cached too", async (_, location) => {
  const request = vi.fn(async () => (location === undefined ? undefined : redirectTo(location)));
  const newSlugOf = slugsOf(request);
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(request).toHaveBeenCalledOnce();
});

test("A site that does not respond is not requested again for a while", async () => {
  const request = vi.fn(() => Promise.reject(new Error("unavailable")));
  const newSlugOf = slugsOf(request);
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(request).toHaveBeenCalledOnce();
});

test("A lookup that was not sent is not cached, and the next visitor sends it", async () => {
  const request = vi.fn(async () => redirectTo("/product/cup/"));
  request.mockRejectedValueOnce(new BackendError("the backend is unavailable", { effect: "none" }));
  const newSlugOf = slugsOf(request);
  expect(await newSlugOf("mug")).toBeUndefined();
  expect(await newSlugOf("mug")).toBe("cup");
});

test("Only four lookups run at a time, and further ones return nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<SiteRedirect>();
  const request = vi.fn(() => promise);
  const newSlugOf = slugsOf(request);
  const slugs = Array.from({ length: 20 }, (_, place) => `mug-${place}`);
  const responses = slugs.map(newSlugOf);
  expect(await responses.at(-1)).toBeUndefined();
  resolve(redirectTo("/product/cup/"));
  expect(await responses[0]).toBe("cup");
  expect(request).toHaveBeenCalledTimes(4);
  // It was not requested, so nothing of it is cached.
  expect(await newSlugOf("mug-19")).toBe("cup");
});

test.each([
  ["one client", () => "192.0.2.1", 60],
  ["all clients", (nth: number) => `192.0.${nth}.1`, 240],
])("The lookups of a minute are limited for %s", async (_, addressOf, most) => {
  const request = vi.fn(async () => undefined);
  const redirectAt = cacheSiteRedirects(request);
  for (let nth = 0; nth < most + 40; nth += 1) {
    // A cached path takes no lookup.
    for (const path of ["/old-0/", `/old-${nth}/`]) await redirectAt(path, addressOf(nth % 200));
  }
  expect(request).toHaveBeenCalledTimes(most);
  // Renamed products are looked up all the same.
  await redirectAt("/product/mug/");
  expect(request).toHaveBeenCalledTimes(most + 1);
});
