import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openDatabase, shopFile } from "#tests/worlds/backends/embeddedShop.ts";
import { searchClient } from "#tests/worlds/backends/searchServer.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

let dataDir = "";
const world = worldOf({
  settings: { ALGOLIA_ADMIN_KEY: "" },
  prepare: (folder) => {
    dataDir = folder;
  },
});
const search = (parameters: Record<string, unknown>, index?: string) =>
  searchClient(world().app).search(parameters, index);
const slugs = async (query: string) => (await search({ query })).hits.map(({ slug }) => slug);

test("the embedded search finds the shop's products without any setup", async () => {
  const { hits, facets, facets_stats: stats } = await search({ query: "cabin mug", facets: ["*"] });
  expect(hits[0]).toMatchObject({
    slug: "cabin-mug",
    name: "Cabin mug",
    price: 19,
    inStock: true,
    categories: { lvl0: ["Gifts", "Table"], lvl1: ["Table > Mugs"] },
    attributes: { material: ["Stoneware"] },
    choices: ["glaze"],
    _highlightResult: { name: { value: "<em>Cabin</em> <em>mug</em>" } },
  });
  expect(facets["categories.lvl0"]).toHaveProperty("Table");
  expect(stats).toHaveProperty("price");
});

test.each([
  ["blue", ["Ink", "Indigo"]],
  ["green", ["Celadon", "Moss"]],
  ["red", ["Rust"]],
  ["orange", ["Rust"]],
  ["brown", ["Rust"]],
  ["white", ["Chalk"]],
  ["cream", ["Chalk", "Oat"]],
  ["beige", ["Oat"]],
  ["black", ["Ink"]],
])("a search for %s finds every product in its shades %j", async (query, shades) => {
  const inShades = await search({ facetFilters: [shades.map((shade) => `colors:${shade}`)] });
  const { hits } = await search({ query, hitsPerPage: 100 });
  const found = hits.map(({ objectID }) => objectID);
  expect(inShades.nbHits).toBeGreaterThan(2);
  expect(found).toEqual(expect.arrayContaining(inShades.hits.map(({ objectID }) => objectID)));
});

test("sort orders are replica indexes", async () => {
  const prices = async (index: string) =>
    (await search({ filters: "price > 0" }, index)).hits.map(({ price }) => Number(price));
  const [rising, falling] = [await prices("products_price"), await prices("products_price-desc")];
  expect(rising).toEqual(rising.toSorted((one, other) => one - other));
  expect(falling[0]).toBeGreaterThan(rising.at(-1) ?? Infinity);
});

test("the embedded search follows changes in the shop", async () => {
  await slugs("soap");
  const database = openDatabase(shopFile(dataDir));
  database.run("update product set name = 'Quince holder' where slug = 'soap-dish'");
  expect(await slugs("quince holder")).toContain("soap-dish");
  database.run("delete from listing where slug = 'soap-dish'");
  expect(await slugs("quince holder")).not.toContain("soap-dish");
  database.run("update category set name = 'Dining' where name = 'Table'");
  await vi.waitFor(async () => {
    const { facets } = await search({ query: "cabin mug", facets: ["categories.lvl0"] });
    expect(facets["categories.lvl0"]).toHaveProperty("Dining");
  });
  database.close();
});

test("the admin key is generated in the data folder", async () => {
  const key = await readFile(join(dataDir, "search-admin-key"), "utf8");
  const request = (given: string) =>
    world().app.inject({
      url: "/1/indexes/products/settings",
      headers: { "x-algolia-application-id": "embedded", "x-algolia-api-key": given },
    });
  expect((await request(key)).statusCode).toBe(200);
  expect((await request("search")).statusCode).toBe(403);
});
