import { expect, test, vi } from "vitest";
import type { PageContextServer } from "vike/types";
import frame from "#__generated__/frameQuery.graphql.ts";
import errorPage from "#__generated__/ErrorPageQuery.graphql.ts";
import { BackendError } from "#relay/contract/errors.ts";
import type { PageRules } from "#relay/contract/page/pageRules.ts";
import { frameResponse, reusedData, unavailableResponse, listingFilters } from "./cachedData.ts";
import type { PageQuery } from "./pageQuery.ts";
import type { CompletePage } from "./pageContext.ts";

const noBackend = new BackendError("unavailable", { effect: "none" });
const reusing: PageRules = {
  rendering: "prerendered",
  reusesCached: true,
  parameters: { data: ["reviews"], markup: ["view"] },
};
const categories = { nodes: [{ slug: "mugs" }, { slug: "lamps" }] };
const cached = (paths: Record<string, object>) => ({
  frequentPaths: ["/", "/categories"],
  has: async (path: string) => path in paths,
  payloadAt: async (path: string) =>
    paths[path] && { data: structuredClone(paths[path]) as Record<string, unknown>, variables: {} },
});

/** A page's context on the server, with some cached pages. */
const contextOf = (
  address: string,
  paths: Record<string, object>,
  config: { rules?: PageRules; complete?: CompletePage } = {},
) => {
  const { pathname, search, searchParams } = new URL(address, "http://shop.example");
  return {
    backend: { url: "", shared: fetch },
    cached: cached(paths),
    config: { frame: { document: frame, optionalFields: [] }, ...config },
    urlParsed: {
      pathname,
      pathnameOriginal: pathname,
      search: Object.fromEntries(searchParams),
      searchOriginal: search || null,
    },
  } as unknown as PageContextServer;
};

const lamp = { "/product/lamp": { product: { name: "Lamp" } } };

test("A page whose rules allow it is rendered with the data cached at its path, marked as reused", async () => {
  const context = contextOf("/product/lamp?glaze=ink&view=2", lamp, { rules: reusing });
  const reused = await reusedData(context, noBackend);
  expect(reused?.data).toEqual({ product: { name: "Lamp" }, isReused: true });
});

test.each([
  ["its address changes its data", "/product/lamp?reviews=abc", noBackend, reusing],
  ["it is not cached", "/product/mug", noBackend, reusing],
  ["the backend responded", "/product/lamp", new Error("broken"), reusing],
  ["its rules do not allow it", "/product/lamp", noBackend, { rendering: "prerendered" } as const],
])("A page reuses no data if %s", async (_, address, error, rules) => {
  expect(await reusedData(contextOf(address, lamp, { rules }), error)).toBeUndefined();
});

test("Reused data are completed, and discarded if that fails", async () => {
  const found = contextOf("/product/lamp", lamp, {
    rules: reusing,
    complete: async (data) => void Object.assign(data, { found: 1 }),
  });
  expect((await reusedData(found, noBackend))?.data).toMatchObject({ found: 1 });
  const complete = vi.fn(() => Promise.reject(noBackend));
  const failing = contextOf("/product/lamp", lamp, { rules: reusing, complete });
  expect(await reusedData(failing, noBackend)).toBeUndefined();
  expect(complete).toHaveBeenCalledOnce();
});

const query = { document: errorPage } as unknown as PageQuery;

test("While the backend is unavailable, a page's frame has the fields of a cached page, and no others", async () => {
  const paths = { "/categories": { productCategories: categories, pages: null, products: "own" } };
  const { data } = await frameResponse(contextOf("/cart", paths), query, {});
  expect(data).toEqual({
    productCategories: categories,
    pages: null,
    products: null,
    saleItems: null,
  });
});

test("Without a cached page the frame has no data", async () => {
  const { data } = await frameResponse(contextOf("/cart", {}), query, {});
  expect(Object.values(data)).toEqual([null, null, null, null]);
});

test("The unavailable page offers the cached categories, the search and the page without filters", async () => {
  const page = { productCategories: categories, pages: null };
  const paths = { "/": page, "/search": page, "/category/lamps": page, "/products": page };
  const { unavailable } = await unavailableResponse(contextOf("/products?sale=1", paths), query);
  expect(unavailable).toEqual({
    categories: ["lamps"],
    hasSearch: true,
    filters: [["sale", "1"]],
    hasPlainPage: true,
  });
});

test("The unavailable page of the search does not link to the search", async () => {
  const paths = { "/search": { productCategories: categories } };
  const { unavailable } = await unavailableResponse(contextOf("/search?q=mug", paths), query);
  expect(unavailable.hasSearch).toBe(false);
});

test("listingFilters turns the filters of a listing into those of the search, without query, page and order", () => {
  const search = { glaze: "celadon,ink", price: "10-40", sort: "price", after: "abc" };
  const filters = [
    ["glaze", "celadon,ink"],
    ["price", "10-40"],
  ];
  expect(listingFilters("/products", search)).toEqual(filters);
  expect(listingFilters("/category/mugs", search)).toEqual([["category", "mugs"], ...filters]);
  expect(listingFilters("/search", { q: "mug", category: "mugs" })).toEqual([["category", "mugs"]]);
});

test("listingFilters returns no filters for a page that is not a listing", () => {
  expect(listingFilters("/product/mug", { glaze: "ink" })).toEqual([]);
});
