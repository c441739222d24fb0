import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSearchServer } from "#tests/worlds/backends/searchServer.ts";

const { app, client } = openSearchServer();

beforeAll(async () => {
  await client.set({ attributesForFaceting: ["brand", "color", "free", "size"] });
  await client.save([
    { objectID: "a", brand: "Osier", color: ["Red", "Blue"], price: 5, free: true, _tags: ["new"] },
    { objectID: "b", brand: "Tide's own", color: ["Blue"], price: 20, free: "true" },
    { objectID: "c", brand: "-Minus", price: 300.5, size: { width: 30 }, _tags: ["New", "old"] },
    { objectID: "d", brand: "AND", color: ["Green"], free: false },
  ]);
});
afterAll(() => app.close());

const sorted = async (parameters: Record<string, unknown>) =>
  (await client.found(parameters)).toSorted().join("");

describe("the filter", () => {
  test.each([
    ["", "abcd"],
    ["brand:Osier", "a"],
    ["brand:osier", "a"],
    ["brand : Osier", "a"],
    ["Brand:Osier", ""],
    ["unknown:Osier", ""],
    ["color:Blue", "ab"],
    ["NOT color:Blue", "cd"],
    ["free:true", "ab"],
    ['brand:"Tide\'s own"', "b"],
    [String.raw`brand:'Tide\'s own'`, "b"],
    ['brand:"AND"', "d"],
    ['"brand":"AND"', "d"],
    ["brand:Osier OR brand:AND", "ad"],
    ["(brand:Osier OR brand:AND) AND color:Red", "a"],
    ["color:Red AND (brand:Osier OR brand:AND)", "a"],
    ["color:Blue AND NOT brand:Osier", "b"],
    ["(NOT color:Blue OR brand:Osier)", "acd"],
    ["price = 20", "b"],
    ["price=20", "b"],
    ["price:20", "b"],
    ["price != 20", "ac"],
    ["NOT price = 20", "acd"],
    ["price > 20", "c"],
    ["price >= 20 AND price <= 300.5", "bc"],
    ["price < 6 OR price > 100", "ac"],
    ["price:5 TO 20", "ab"],
    ["NOT price:5 TO 20", "cd"],
    ["price:-1 TO 5.0004", "a"],
    ["price > 5.0001", "bc"],
    ["size.width:30", "c"],
    ["_tags:new", "a"],
    ["new", "a"],
    ["new OR old", "ac"],
  ])('"%s" matches the records %s', async (filters, found) => {
    expect(await sorted({ filters })).toBe(found);
  });

  test.each([
    "brand:a AND",
    "AND brand:a",
    "OR",
    "brand:",
    "brand:a brand:b",
    "(brand:a",
    "brand:a)",
    "()",
    "NOT",
    "NOT (brand:a OR brand:b)",
    "NOT NOT brand:a",
    "(brand:a AND brand:b)",
    "(brand:a AND brand:b) OR brand:c",
    "brand:a OR price > 5",
    "brand:a OR new",
    "price >",
    "price > cheap",
    'brand:"a',
  ])('"%s" is rejected with 400', async (filters) => {
    const { status, body } = await client.searches([{ indexName: "products", filters }]);
    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.stringContaining("filters"), status: 400 });
  });
});

describe("the list of filters", () => {
  test.each([
    [{ facetFilters: ["color:Blue", "brand:Osier"] }, "a"],
    [{ facetFilters: [["brand:Osier", "brand:AND"]] }, "ad"],
    [{ facetFilters: [["brand:Osier", "brand:AND"], "color:Green"] }, "d"],
    [{ facetFilters: "brand:Osier" }, "a"],
    [{ facetFilters: '[["brand:Osier"]]' }, "a"],
    [{ facetFilters: ["brand:-Osier"] }, "bcd"],
    [{ facetFilters: [String.raw`brand:\-Minus`] }, "c"],
    [{ facetFilters: ["brand:Tide's own"] }, "b"],
    [{ facetFilters: [[]] }, "abcd"],
    [{ numericFilters: ["price>=5", "price<=20"] }, "ab"],
    [{ numericFilters: [["price < 6", "price > 100"]] }, "ac"],
    [{ numericFilters: "price>=5,price<=20" }, "ab"],
    [{ numericFilters: ["price:5 TO 10"] }, "a"],
    [{ numericFilters: ["price != 5"] }, "bc"],
    [{ tagFilters: ["old"] }, "c"],
    [{ tagFilters: [["new", "old"]] }, "ac"],
    [{ tagFilters: ["-old"] }, "abd"],
    [
      {
        filters: "price > 1",
        facetFilters: ["color:Blue"],
        numericFilters: ["price<10"],
        tagFilters: ["new"],
      },
      "a",
    ],
    [{ params: "filters=price%20%3E%201&facetFilters=%5B%22color%3ABlue%22%5D" }, "ab"],
  ])("%j matches the records %s", async (parameters, found) => {
    expect(await sorted(parameters)).toBe(found);
  });

  test.each([
    { facetFilters: ["brand"] },
    { facetFilters: [[["brand:a"]]] },
    { facetFilters: [5] },
    { numericFilters: ["price"] },
    { numericFilters: ["price >= a"] },
  ])("%j is rejected with 400", async (parameters) => {
    const { status } = await client.searches([{ indexName: "products", ...parameters }]);
    expect(status).toBe(400);
  });

  test("changes only the order of the records if it is optional", async () => {
    expect(await client.found({ optionalFilters: ["brand:AND"] })).toEqual(["d", "a", "b", "c"]);
  });
});
