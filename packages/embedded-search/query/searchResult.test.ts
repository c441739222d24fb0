import { describe, expect, test } from "vitest";
import { numbered, openGoods } from "#search/searchFixture.ts";
import type { Settings } from "#search/settings.ts";
import { everyHit, facetResult, hitsAt, searchResult } from "./searchResult.ts";
import type { SearchResult } from "./searchResult.ts";

const SETTINGS = {
  customRanking: ["asc(size)"],
  attributesForFaceting: ["searchable(glaze)"],
  paginationLimitedTo: 20,
};
const bowls = numbered(
  ...Array.from({ length: 25 }, (_, size) => ({ name: `Bowl ${size}`, size, glaze: "Oat" })),
);
const CUP = { objectID: "a", type: "synonym", synonyms: ["cup", "bowl"] };

async function open(settings: Settings = {}) {
  const { index, indexes } = await openGoods(bowls, { ...SETTINGS, ...settings });
  return { index: { ...index, settings: indexes.find("goods").settings }, synonyms: [CUP] };
}

async function searched(
  parameters: Settings,
  settings?: Settings,
): Promise<SearchResult & { sizes: number[] }> {
  const result = await searchResult(await open(settings), parameters);
  const hits = result["hits"] as { size: number }[];
  return { ...result, sizes: hits.map(({ size }) => size) };
}

describe("A page of results", () => {
  test.each<[Settings, number[], object]>([
    [{ hitsPerPage: 3 }, [0, 1, 2], { page: 0, nbPages: 7, hitsPerPage: 3 }],
    [{ hitsPerPage: 3, page: 1 }, [3, 4, 5], { page: 1, nbPages: 7 }],
    [{ hitsPerPage: 3, page: 6 }, [18, 19], { page: 6, nbPages: 7 }],
    [{ hitsPerPage: 3, page: 7 }, [], { page: 7, nbPages: 7 }],
    [{ hitsPerPage: 0 }, [], { page: 0, nbPages: 0, hitsPerPage: 0 }],
    [{ offset: 4, length: 2 }, [4, 5], { offset: 4, length: 2 }],
    [{ offset: 19, length: 5 }, [19], { offset: 19, length: 5 }],
    [{ offset: 30 }, [], { offset: 30, length: 20 }],
  ])("is what %j requests, up to the index's limit", async (parameters, sizes, paging) => {
    const result = await searched(parameters);
    expect(result).toMatchObject({ ...paging, sizes, nbHits: 25 });
  });

  test("has no page fields if an offset is requested", async () => {
    expect(await searched({ offset: 1, length: 1 })).not.toHaveProperty("nbPages");
  });

  test.each<Settings>([{ hitsPerPage: 1001 }, { page: -1 }, { offset: 1.5 }, { length: "many" }])(
    "is refused with %j",
    async (parameters) => {
      await expect(searched(parameters)).rejects.toThrow(/expected a whole number/);
    },
  );
});

describe("The result of a search", () => {
  test("repeats query, parameters and the index's name, and claims no estimate", async () => {
    expect(await searched({ query: "bowl 0", hitsPerPage: 1 })).toMatchObject({
      query: "bowl 0",
      params: "query=bowl+0&hitsPerPage=1",
      index: "goods",
      exhaustiveNbHits: true,
    });
  });

  test("has facets only if they are requested", async () => {
    expect(await searched({})).not.toHaveProperty("facets");
    expect(await searched({ facets: ["glaze"] })).toMatchObject({
      facets: { glaze: { Oat: 25 } },
      facets_stats: {},
    });
  });

  test("has a query id only if clicks are to be analyzed", async () => {
    expect(await searched({})).not.toHaveProperty("queryID");
    expect(await searched({ clickAnalytics: true })).toMatchObject({
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  test("carries the index's userData and renderingContent", async () => {
    const own = { userData: { banner: "Sale" }, renderingContent: { facetOrdering: {} } };
    expect(await searched({}, own)).toMatchObject(own);
  });

  test("ignores parameters that only the index's settings decide", async () => {
    const parameters = { hitsPerPage: 1, paginationLimitedTo: 5 };
    expect(await searched(parameters)).toMatchObject({ nbPages: 20 });
  });

  test("uses synonyms unless the query switches them off", async () => {
    expect((await searched({ query: "cup" })).nbHits).toBe(25);
    expect((await searched({ query: "cup", synonyms: false })).nbHits).toBe(0);
  });
});

test("The values of a facet are searched among the results of a query", async () => {
  const parameters = { query: "bowl 0", facetQuery: "oa" };
  expect(await facetResult(await open(), "glaze", parameters)).toMatchObject({
    facetHits: [{ value: "Oat", highlighted: "<em>Oa</em>t", count: 1 }],
    exhaustiveFacetsCount: true,
  });
});

test("Browsing reads every result, past the limit of pages, and a range beyond the end is empty", async () => {
  const { indexQuery, found } = await everyHit(await open(), {});
  expect(hitsAt(indexQuery, found, 0, found.slots.length)).toHaveLength(25);
  expect(hitsAt(indexQuery, found, 24, 25)).toMatchObject([{ objectID: "25", size: 24 }]);
  expect(hitsAt(indexQuery, found, 30, 25)).toEqual([]);
});
