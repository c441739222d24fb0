import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSearchServer } from "#tests/worlds/backends/searchServer.ts";

const { app, client } = openSearchServer();

beforeAll(async () => {
  await client.set({
    searchableAttributes: ["name", "brand,maker", "unordered(text)"],
    attributesForFaceting: [
      "searchable(brand)",
      "price",
      "filterOnly(secret)",
      "free",
      "kind.lvl0",
    ],
    customRanking: ["desc(sold)"],
    attributeForDistinct: "brand",
    unretrievableAttributes: ["secret"],
    replicas: ["cheapest", "virtual(dearest)"],
  });
  await client.set({ ranking: ["asc(price)", "attribute", "typo", "custom"] }, "cheapest");
  await client.set({ customRanking: ["desc(price)"] }, "dearest");
  await client.save([
    { objectID: "a", name: "Linen towel", brand: "Osier", text: "for baths", price: 20, sold: 1 },
    {
      objectID: "b",
      name: "Blue linen",
      brand: "Osier",
      text: "a <b>cloth</b> & more",
      price: 10,
      sold: 7,
    },
    {
      objectID: "c",
      name: "Napkin",
      brand: "Linen works",
      text: "a towel",
      price: 15,
      sold: 50,
      free: true,
    },
    {
      objectID: "d",
      name: "Lined box",
      brand: "Tide",
      text: "of oak",
      price: 99.5,
      sold: 90,
      secret: "x",
    },
    {
      objectID: "e",
      name: "Café bowl",
      text: "of linen white",
      sold: 99,
      kind: { lvl0: ["Table"] },
    },
  ]);
});
afterAll(() => app.close());

describe("the order of results", () => {
  test("goes by attribute, then typos, then the custom ranking", async () => {
    // b and a match in the name, d with a typo; then the brand, then the text.
    expect(await client.found({ query: "linen" })).toEqual(["b", "a", "d", "c", "e"]);
  });

  test("without a query is the custom ranking, with records without a number last", async () => {
    expect(await client.found({})).toEqual(["e", "d", "c", "b", "a"]);
    expect(await client.found({}, "cheapest")).toEqual(["b", "c", "a", "d", "e"]);
    expect(await client.found({}, "dearest")).toEqual(["d", "a", "c", "b", "e"]);
  });

  test("of a replica applies to queries too", async () => {
    expect(await client.found({ query: "linen" }, "cheapest")).toEqual(["b", "c", "a", "d", "e"]);
  });
});

describe("query words", () => {
  test.each([
    ["lin", "abcde"],
    ["lin towel", ""],
    ["towel lin", "ac"],
    ["cafe", "e"],
    ["CAFÉ", "e"],
    ["nap", "c"],
    ["nzp", ""],
    ["npkin", "c"],
    ["nakpin", "c"],
    ["bo", "de"],
    ["b<", "abde"],
    ["zebra", ""],
  ])('match for "%s" the records %s', async (query, found) => {
    expect((await client.found({ query })).toSorted().join("")).toBe(found);
  });

  test.each([
    ["jug", ["jug"], ["jag", "gug"]],
    ["kettles", ["ketles", "kettels", "kettxes"], ["ketlse", "kxttxes"]],
    ["earthenware", ["eathenware", "eathenwre", "erathenwaer"], ["eathnwre", "aerthenwrea"]],
  ])("such as %s tolerate typos by their length", async (word, met, missed) => {
    await client.set({ searchableAttributes: ["name"] }, "long");
    await client.save([{ objectID: "x", name: word }], "long");
    for (const query of met) expect(await client.found({ query }, "long"), query).toEqual(["x"]);
    for (const query of missed) expect(await client.found({ query }, "long"), query).toEqual([]);
  });

  test("can be restricted to attributes, or to no typos", async () => {
    expect(await client.found({ query: "towel", restrictSearchableAttributes: ["name"] })).toEqual([
      "a",
    ]);
    expect(await client.found({ query: "linen", typoTolerance: false })).not.toContain("d");
  });

  test("are dropped when all of them together match nothing", async () => {
    const query = "zebra towel";
    expect(await client.found({ query })).toEqual([]);
    expect(await client.found({ query, removeWordsIfNoResults: "firstWords" })).toEqual(["a", "c"]);
  });

  test("match through synonyms", async () => {
    await client.call("POST", "products/synonyms/batch", [
      { objectID: "1", type: "synonym", synonyms: ["serviette", "napkin", "table cloth"] },
      { objectID: "2", type: "oneWaySynonym", input: "spa", synonyms: ["bath", "baths"] },
    ]);
    expect(await client.found({ query: "serviette" })).toEqual(["c"]);
    expect(await client.found({ query: "table cloth" })).toEqual(["c"]);
    expect(await client.found({ query: "spa" })).toEqual(["a"]);
  });
});

describe("pagination", () => {
  test.each([
    [{ hitsPerPage: 2 }, { page: 0, nbPages: 3, hits: 2 }],
    [
      { hitsPerPage: 2, page: 2 },
      { page: 2, nbPages: 3, hits: 1 },
    ],
    [
      { hitsPerPage: 2, page: 9 },
      { page: 9, nbPages: 3, hits: 0 },
    ],
    [{ hitsPerPage: 0 }, { page: 0, nbPages: 0, hits: 0 }],
    [{ query: "zebra" }, { page: 0, nbPages: 0, hits: 0 }],
    [
      { offset: 3, length: 5 },
      { offset: 3, length: 5, hits: 2 },
    ],
  ])("of %j returns %j", async (parameters, { hits, ...paging }) => {
    const response = await client.search(parameters);
    expect(response).toMatchObject({ ...paging, index: "products" });
    expect(response.hits).toHaveLength(hits);
  });

  test.each([{ hitsPerPage: 1001 }, { page: -1 }, { hitsPerPage: "many" }])(
    "rejects %j with 400",
    async (parameters) => {
      expect((await client.searches([{ indexName: "products", ...parameters }])).status).toBe(400);
    },
  );

  test("ends at paginationLimitedTo", async () => {
    await client.set({ paginationLimitedTo: 3 });
    expect(await client.search({ hitsPerPage: 2, page: 1 })).toMatchObject({
      nbHits: 5,
      nbPages: 2,
    });
    expect(await client.found({ hitsPerPage: 2, page: 1 })).toHaveLength(1);
    await client.set({ paginationLimitedTo: 1000 });
  });
});

describe("facets", () => {
  test("are counted over all results, with statistics for numbers", async () => {
    const { facets, facets_stats: statistics } = await client.search({ facets: ["*"] });
    expect(facets).toEqual({
      brand: { Osier: 2, "Linen works": 1, Tide: 1 },
      price: { "10": 1, "15": 1, "20": 1, "99.5": 1 },
      free: { true: 1 },
      "kind.lvl0": { Table: 1 },
    });
    expect(statistics).toEqual({ price: { min: 10, max: 99.5, avg: 36.125, sum: 144.5 } });
  });

  test("are limited to the requested ones, also as a string, and to maxValuesPerFacet", async () => {
    const { facets } = await client.search({ facets: "brand", maxValuesPerFacet: 1 });
    expect(facets).toEqual({ brand: { Osier: 2 } });
  });

  test("keep their counts when distinct collapses records", async () => {
    const { hits, nbHits, facets } = await client.search({ distinct: true, facets: "brand" });
    expect([nbHits, hits.map(({ objectID }) => objectID)]).toEqual([4, ["e", "d", "c", "b"]]);
    expect(facets["brand"]?.["Osier"]).toBe(2);
  });

  test("are searchable where they are declared so", async () => {
    const query = { indexName: "products", type: "facet", facetQuery: "lin" };
    const { body } = await client.searches([{ ...query, facet: "brand" }]);
    expect(body["results"]).toMatchObject([
      { facetHits: [{ value: "Linen works", highlighted: "<em>Lin</em>en works", count: 1 }] },
    ]);
    expect((await client.searches([{ ...query, facet: "free" }])).status).toBe(400);
  });
});

describe("a hit", () => {
  test("highlights the matched words and leaves the rest unchanged", async () => {
    const { hits } = await client.search({ query: "linen clo", attributesToSnippet: ["text:2"] });
    expect(hits[0]).toMatchObject({
      objectID: "b",
      _highlightResult: {
        name: { value: "Blue <em>linen</em>", matchLevel: "partial", matchedWords: ["linen"] },
        brand: { value: "Osier", matchLevel: "none", matchedWords: [] },
        text: { value: "a <b><em>clo</em>th</b> & more" },
      },
      _snippetResult: { text: { value: "…b><em>clo</em>th…", matchLevel: "partial" } },
    });
  });

  test("is highlighted without a query too, with the requested tags", async () => {
    const tags = { highlightPreTag: "[", highlightPostTag: "]" };
    const [hit] = (await client.search({ ...tags, filters: "brand:Tide" })).hits;
    expect(hit?.["_highlightResult"]).toMatchObject({ name: { value: "Lined box" } });
    const [found] = (await client.search({ ...tags, query: "café" })).hits;
    expect(found?.["_highlightResult"]).toMatchObject({ name: { value: "[Café] bowl" } });
  });

  test("has the requested attributes, and no unretrievable ones", async () => {
    const [whole] = (await client.search({ filters: "secret:x" })).hits;
    expect(whole).toMatchObject({ objectID: "d", price: 99.5 });
    expect(JSON.stringify(whole)).not.toContain("secret");
    const [part] = (await client.search({ attributesToRetrieve: ["name", "kind.lvl0"] })).hits;
    expect(part).toMatchObject({ objectID: "e", name: "Café bowl", kind: { lvl0: ["Table"] } });
    expect(part).not.toHaveProperty("text");
  });
});

test("several searches in one request get their results in order", async () => {
  const { body } = await client.searches([
    { indexName: "products", query: "napkin" },
    { indexName: "cheapest", query: "", hitsPerPage: 1 },
    { indexName: "products", type: "facet", facet: "brand", facetQuery: "" },
  ]);
  expect(body["results"]).toMatchObject([
    { index: "products", nbHits: 1 },
    { index: "cheapest", nbHits: 5 },
    { facetHits: [{ value: "Osier" }, { value: "Linen works" }, { value: "Tide" }] },
  ]);
});
