import type { FastifyInstance } from "fastify";
import { vi } from "vitest";
import { searchSettings } from "#relay/contract/search/searchSettings.ts";
import { scaled } from "./environment.ts";
import { searchClient } from "#tests/worlds/backends/searchServer.ts";

// Cached pages of a server under test.

/** Pages that `cacheSomePages` puts into the page cache of a server over the reference shop. */
export const cachedPaths: readonly string[] = [
  "/",
  "/products",
  "/search",
  "/category/accessories",
  "/product/v-neck-t-shirt",
];

const record = (id: number, name: string) => ({
  objectID: `${id}`,
  name,
  slug: name.toLowerCase(),
  type: "simple",
  price: 55,
  maxPrice: 55,
  onSale: false,
  inStock: true,
  stockStatus: "IN_STOCK",
  categories: { lvl0: ["Clothing"], lvl1: ["Clothing > Accessories"] },
  attributes: { color: ["Red"] },
});

/**
 * Caches some pages of a server over the reference shop by requesting them, and fills its search
 * index with two products.
 */
export async function cacheSomePages(app: FastifyInstance): Promise<void> {
  const { save, set } = searchClient(app);
  await save([record(15, "Belt"), record(16, "Cap")]);
  for (const [index, settings] of searchSettings("products", ["color"])) {
    await set({ ...settings }, index);
  }
  // The shop's attributes are read from its products, a hundred per request.
  await vi.waitUntil(
    async () => (await app.inject({ url: "/search?q=x&color=red" })).body.includes("Remove Red"),
    { timeout: scaled(30_000) },
  );
  for (const url of cachedPaths) await app.inject({ url });
}
