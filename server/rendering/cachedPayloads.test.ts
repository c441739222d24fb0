import { expect, test } from "vitest";
import { cachedPayloads } from "./cachedPages.ts";
import { compressPage } from "./compressPage.ts";
import type { CachedPage } from "./compressPage.ts";
import type { PageCache } from "./pageCache.ts";

const payload = { data: { product: null }, variables: { slug: "a" } };
const page = { html: "", renderedAt: 0 };
const storedAt = (path: string, content: CachedPage) => compressPage({ build: "a", path }, content);
const stored = {
  "/product/%C3%A9": await storedAt("/product/%C3%A9", {
    ...page,
    payload: JSON.stringify(payload),
  }),
  "/plain": await storedAt("/plain", page),
};
const store: Pick<PageCache, "get" | "has"> = {
  get: async (path) => stored[path as keyof typeof stored],
  has: async (path) => path in stored,
};
const cached = cachedPayloads(store, ["/"]);

test("The payload of a cached page is found by any spelling of its path, however old it is", async () => {
  expect(await cached.payloadAt("/product/%c3%a9/")).toEqual(payload);
  expect(await cached.has("/product/%c3%a9/")).toBe(true);
});

test("No payload is found for a page that is not cached or was cached without one", async () => {
  expect(await cached.payloadAt("/product/b")).toBeUndefined();
  expect(await cached.has("/product/b")).toBe(false);
  expect(await cached.payloadAt("/plain")).toBeUndefined();
});
