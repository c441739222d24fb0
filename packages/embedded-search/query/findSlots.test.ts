import { expect, test } from "vitest";
import { numbered, openGoods } from "#search/searchFixture.ts";
import type { Settings } from "#search/settings.ts";
import { findSlots } from "./findSlots.ts";
import type { Synonym } from "./synonyms.ts";

const SETTINGS = {
  searchableAttributes: ["name", "description"],
  attributesForFaceting: ["room", "glaze"],
  customRanking: ["desc(sales)"],
};

const goods = numbered(
  { name: "Oak tray", description: "For tea", room: "Table", glaze: ["oat"], price: 30, sales: 5 },
  { name: "Tea tin", description: "Holds a pound", room: "Pantry", price: 12, sales: 9 },
  { name: "Tee towel", description: "Linen", room: "Table", glaze: ["ink"], price: 9, sales: 1 },
  { name: "Linen apron", description: "With a tin button", room: "Table", price: 40 },
);

/** Returns the ids of the records that a query finds, best first. */
async function found(parameters: Settings, synonyms: Synonym[] = [], settings: Settings = {}) {
  const { queryOf, idsIn } = await openGoods(goods, { ...SETTINGS, ...settings });
  const query = await queryOf(parameters, synonyms);
  return idsIn(query, findSlots(query).slots);
}

test("A query without words finds everything in the custom ranking, records without a value last", async () => {
  expect(await found({})).toEqual(["2", "1", "3", "4"]);
});

test("A query finds the records that have all its words, in any attributes", async () => {
  expect(await found({ query: "tea tray" })).toEqual(["1"]);
  expect(await found({ query: "linen button" })).toEqual(["4"]);
  expect(await found({ query: "oak button" })).toEqual([]);
});

test("Matches in a more important attribute come first, whatever the custom ranking says", async () => {
  expect(await found({ query: "tin" })).toEqual(["2", "4"]);
  expect(await found({ query: "linen" })).toEqual(["4", "3"]);
});

test.each<[string, Settings, string[]]>([
  ["a better attribute", {}, ["1", "2"]],
  ["fewer typos", { ranking: ["typo", "attribute"] }, ["2", "1"]],
])("Results with %s come first, as `ranking` says", async (_, settings, ids) => {
  const { queryOf, idsIn } = await openGoods(
    numbered({ name: "Basket", description: "" }, { name: "", description: "A casket" }),
    { searchableAttributes: ["name", "description"], ...settings },
  );
  const query = await queryOf({ query: "casket", minWordSizefor1Typo: 4, minWordSizefor2Typos: 6 });
  expect(idsIn(query, findSlots(query).slots)).toEqual(ids);
});

test("A word also finds the compounds that contain it, after all other matches, and letters as people type them", async () => {
  const { queryOf, idsIn } = await openGoods(
    numbered({ name: "Wanderjacke Größe S" }, { name: "Jacke" }, { name: "Jacken" }),
    { searchableAttributes: ["name"] },
  );
  const find = async (query: string) => {
    const asked = await queryOf({ query });
    return idsIn(asked, findSlots(asked).slots);
  };
  expect(await find("jacke")).toEqual(["2", "3", "1"]);
  expect(await find("grosse jacke")).toEqual(["1"]);
  expect(await find("GRÖSSE")).toEqual(["1"]);
});

test("A sort key at the start of `ranking` outranks the matching words", async () => {
  const settings = { ranking: ["asc(price)", "attribute", "typo"] };
  expect(await found({ query: "tin" }, [], settings)).toEqual(["2", "4"]);
  expect(await found({ query: "linen" }, [], settings)).toEqual(["3", "4"]);
});

test.each<[Settings, string[]]>([
  [{ filters: "room:Table" }, ["1", "3", "4"]],
  [{ facetFilters: [["glaze:oat", "glaze:ink"]] }, ["1", "3"]],
  [{ numericFilters: ["price<=12"] }, ["2", "3"]],
  [{ filters: "room:Table", numericFilters: ["price<40"], facetFilters: ["glaze:-ink"] }, ["1"]],
  [{ query: "linen", filters: "price < 20" }, ["3"]],
])("Words and all kinds of filters narrow the results together: %j", async (parameters, ids) => {
  expect(await found(parameters)).toEqual(ids);
});

test("Optional filters reorder the results and remove none", async () => {
  expect(await found({ optionalFilters: ["glaze:ink"] })).toEqual(["3", "2", "1", "4"]);
});

test("Only the attributes that a query is restricted to are searched", async () => {
  const restrictSearchableAttributes = ["description"];
  expect(await found({ query: "linen", restrictSearchableAttributes })).toEqual(["3"]);
});

test.each<[string, string[]]>([
  ["none", []],
  ["lastWords", ["4", "3"]],
  ["firstWords", ["1"]],
  ["allOptional", ["4", "3"]],
])(
  "A query without results drops words by removeWordsIfNoResults: %s",
  async (removeWordsIfNoResults, ids) => {
    expect(await found({ query: "linen oak", removeWordsIfNoResults })).toEqual(ids);
  },
);

test("A synonym finds what its word finds, and a one-way synonym only in its direction", async () => {
  const oneWay = { objectID: "a", type: "oneWaySynonym", input: "caddy", synonyms: ["tin"] };
  expect(await found({ query: "caddy" })).toEqual([]);
  expect(await found({ query: "caddy" }, [oneWay])).toEqual(["2", "4"]);
  const [tray] = await found({ query: "platter" }, [
    { objectID: "b", type: "synonym", synonyms: ["platter", "tray"] },
  ]);
  expect(tray).toBe("1");
});

test("Typos are tolerated always, never, or only without a better match", async () => {
  const mistyped = { query: "linan" };
  expect(await found(mistyped)).toEqual(["4", "3"]);
  expect(await found({ ...mistyped, typoTolerance: false })).toEqual([]);
  const { queryOf, idsIn } = await openGoods(numbered({ name: "carafo" }, { name: "carafe" }));
  const query = await queryOf({ query: "carafe" });
  expect(idsIn(query, findSlots(query).slots)).toEqual(["2", "1"]);
  const best = await queryOf({ query: "carafe", typoTolerance: "min" });
  expect(idsIn(best, findSlots(best).slots)).toEqual(["2"]);
});

test("An attribute without typo tolerance matches words as typed and by a prefix, and no others", async () => {
  const disableTypoToleranceOnAttributes = ["description"];
  expect(await found({ query: "linan", disableTypoToleranceOnAttributes })).toEqual(["4"]);
  const settings = { disableTypoToleranceOnAttributes };
  expect(await found({ query: "linan" }, [], settings)).toEqual(["4"]);
  expect(await found({ query: "linen" }, [], settings)).toEqual(["4", "3"]);
  expect(await found({ query: "line" }, [], settings)).toEqual(["4", "3"]);
});

test("A distinct query finds the best records of each value, and its facets count all records", async () => {
  const settings = { ...SETTINGS, attributeForDistinct: "room", distinct: true };
  const { queryOf, idsIn } = await openGoods(goods, settings);
  const query = await queryOf();
  const { slots, counted } = findSlots(query);
  expect(idsIn(query, slots)).toEqual(["2", "1"]);
  expect(idsIn(query, counted)).toEqual(["2", "1", "3", "4"]);
  const pairs = await queryOf({ distinct: 2 });
  expect(idsIn(pairs, findSlots(pairs).slots)).toEqual(["2", "1", "3"]);
});

test("A repeated query reflects the records that were saved, changed and removed since", async () => {
  const { queryOf, idsIn, save, index } = await openGoods(goods, SETTINGS);
  const trays = async () => {
    const query = await queryOf({ query: "tray" });
    return idsIn(query, findSlots(query).slots);
  };
  expect(await trays()).toEqual(["1"]);
  await save({ objectID: "5", name: "Tea tray", sales: 7 }, { objectID: "1", name: "Oak board" });
  expect(await trays()).toEqual(["5"]);
  await index.family.change((corpus) => corpus.remove("5"));
  expect(await trays()).toEqual([]);
});
