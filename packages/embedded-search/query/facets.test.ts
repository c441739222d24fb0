import { describe, expect, test } from "vitest";
import { numbered, openGoods } from "#search/searchFixture.ts";
import type { Settings } from "#search/settings.ts";
import { countFacets, searchFacet } from "./facets.ts";
import { findSlots } from "./findSlots.ts";

const SETTINGS = {
  attributesForFaceting: ["searchable(glaze)", "room", "price", "filterOnly(maker)"],
};
const goods = numbered(
  { name: "Mug", glaze: ["Oat", "Ink"], room: "Table", price: 10, maker: "Hal" },
  { name: "Bowl", glaze: ["Ink"], room: "Table", price: 25, maker: "Hal" },
  { name: "Jug", glaze: ["Celadon", "Oat", "Ink"], room: "Kitchen", maker: "Ivo" },
);

/** Counts the facets of the records that a query finds. */
async function counted(parameters: Settings) {
  const { queryOf } = await openGoods(goods, SETTINGS);
  const query = await queryOf(parameters);
  const counts = countFacets(query, findSlots(query).counted);
  const ordered = (facet: string) => Object.keys(counts.facets[facet] ?? {});
  return { ...counts, ordered };
}

/** Searches the values of a facet among the goods that a query finds. */
async function valuesOf(facet: string, facetQuery: string, parameters: Settings = {}) {
  const { queryOf } = await openGoods(goods, SETTINGS);
  const query = await queryOf(parameters);
  return searchFacet(query, { facet, facetQuery, slots: findSlots(query).counted });
}

describe("The facets of a query", () => {
  test("count the values of its results only", async () => {
    const { facets } = await counted({ facets: ["glaze", "room"], filters: "room:Table" });
    expect(facets).toEqual({ glaze: { Ink: 2, Oat: 1 }, room: { Table: 2 } });
  });

  test("are ordered by count and then alphabetically, or alphabetically alone", async () => {
    const byCount = await counted({ facets: ["glaze"] });
    expect(byCount.ordered("glaze")).toEqual(["Ink", "Oat", "Celadon"]);
    const alphabetical = await counted({ facets: ["glaze"], sortFacetValuesBy: "alpha" });
    expect(alphabetical.ordered("glaze")).toEqual(["Celadon", "Ink", "Oat"]);
  });

  test("are cut at the requested number of values, the most frequent of which stay", async () => {
    const { facets } = await counted({ facets: ["glaze"], maxValuesPerFacet: 1 });
    expect(facets).toEqual({ glaze: { Ink: 3 } });
  });

  test("are for “*” all declared facets but those that only filter", async () => {
    const { facets } = await counted({ facets: ["*"] });
    expect(Object.keys(facets)).toEqual(["glaze", "room", "price"]);
    expect((await counted({ facets: ["maker", "name"] })).facets).toEqual({});
  });

  test("have statistics of their numbers, and none without a number", async () => {
    const { facetsStats } = await counted({ facets: ["price", "room"] });
    expect(facetsStats).toEqual({ price: { min: 10, max: 25, avg: 17.5, sum: 35 } });
    const without = await counted({ facets: ["price"], filters: "room:Kitchen" });
    expect(without).toMatchObject({ facets: {}, facetsStats: {} });
  });

  test("leave out a removed record, and the values of the record that a saved one replaces", async () => {
    const { queryOf, save, index } = await openGoods(goods, SETTINGS);
    await save({ objectID: "1", glaze: "Rust", room: "Table" });
    await index.family.change((corpus) => corpus.remove("3"));
    const query = await queryOf({ facets: ["glaze"] });
    const { facets } = countFacets(query, findSlots(query).counted);
    expect(facets).toEqual({ glaze: { Ink: 1, Rust: 1 } });
  });
});

describe("A search for facet values", () => {
  test("finds values by a prefix and despite a typo, with the match marked", async () => {
    expect(await valuesOf("glaze", "cel")).toEqual([
      { value: "Celadon", highlighted: "<em>Cel</em>adon", count: 1 },
    ]);
    expect(await valuesOf("glaze", "celedon")).toMatchObject([{ value: "Celadon" }]);
  });

  test("lists the most frequent values without a query, at most as many as requested", async () => {
    const values = await valuesOf("glaze", "", { maxFacetHits: 2 });
    expect(values.map(({ value, count }) => [value, count])).toEqual([
      ["Ink", 3],
      ["Oat", 2],
    ]);
  });

  test("counts among the results of the query", async () => {
    const values = await valuesOf("glaze", "oat", { filters: "room:Kitchen" });
    expect(values).toMatchObject([{ value: "Oat", count: 1 }]);
  });

  test.each(["room", "name", "unknown"])(
    "is refused for the attribute %s, which is not declared searchable",
    async (facet) => {
      await expect(valuesOf(facet, "t")).rejects.toThrow(`searchable(${facet})`);
    },
  );
});
