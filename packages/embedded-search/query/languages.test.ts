import { expect, test } from "vitest";
import { numbered, openGoods } from "#search/searchFixture.ts";
import { findSlots } from "./findSlots.ts";
import { highlighted } from "./highlight.ts";

/** Returns the names that a query finds, best first, with their matches in brackets. */
async function found(language: string, query: string, names: readonly string[], settings = {}) {
  const { queryOf } = await openGoods(numbered(...names.map((name) => ({ name }))), {
    queryLanguages: [language],
    ignorePlurals: true,
    removeStopWords: true,
    decompoundedAttributes: { de: ["name"] },
    highlightPreTag: "[",
    highlightPostTag: "]",
    ...settings,
  });
  const typed = await queryOf({ query });
  const { slots, words } = findSlots(typed);
  return Array.from(slots, (slot) => highlighted(names[slot] ?? "", words, typed.settings).value);
}

const german = [
  "Tischlampe",
  "Keramikbecher",
  "Wanderjacke",
  "Weinglas",
  "Gläser",
  "Holzbrett",
  "Wanduhr",
  "Becher mit Henkel",
  "Henkel",
  "Keramik",
];

test.each([
  ["lampe", ["Tisch[lampe]"]],
  ["Lampen", ["Tisch[lampe]"]],
  ["becher", ["[Becher] mit Henkel", "Keramik[becher]"]],
  ["wand uhr", ["[Wanduhr]"]],
  ["jacken", ["Wander[jacke]"]],
  ["glaeser", ["[Gläser]", "Wein[glas]"]],
  ["Holzbretter", ["[Holzbrett]"]],
  ["holz brett", ["[Holzbrett]"]],
  ["becher für den henkel", ["[Becher] mit [Henkel]"]],
])("A German query “%s” finds %j", async (query, names) => {
  expect(await found("de", query, german)).toEqual(names);
});

test("A German beginning of a word finds it, and a whole other word does not", async () => {
  expect(await found("de", "wand", german)).toEqual(["[Wand]erjacke", "[Wand]uhr"]);
  expect(await found("de", "wand ", german, { queryType: "prefixNone" })).toEqual([]);
});

test("A German compound finds what has its parts", async () => {
  const names = ["Becher aus Keramik", "Keramik", "Becher"];
  expect(await found("de", "keramikbecher", names)).toEqual(["[Becher] aus [Keramik]"]);
});

test.each([
  ["bocal", ["[Bocal] à épices"]],
  ["bocaux d'épices", ["[Bocal] à [épices]"]],
  ["œuf", ["Coquetier pour [œufs]"]],
  ["assiette", ["[Assiette]s creuses"]],
  ["assiettes creuse", ["[Assiettes] [creuse]s"]],
])("A French query “%s” finds %j", async (query, names) => {
  const goods = ["Bocal à épices", "Assiettes creuses", "Coquetier pour œufs"];
  expect(await found("fr", query, goods)).toEqual(names);
});

test.each([
  ["kubki", ["[Kubek] z uchem"]],
  ["kubek", ["[Kubek] z uchem"]],
  ["swiec", ["[Świec]a pszczela", "[Świec]znik"]],
  ["swiece pszczela", ["[Świeca] [pszczela]"]],
  ["obrus na stol", ["Lniany [obrus] na [stół]"]],
  ["lniane obrusy", ["[Lniany] [obrus] na stół"]],
])("A Polish query “%s” finds %j", async (query, names) => {
  const goods = ["Kubek z uchem", "Świeca pszczela", "Świecznik", "Lniany obrus na stół"];
  expect(await found("pl", query, goods)).toEqual(names);
});

test.each([
  ["الكوب", ["[كوب] كابن"]],
  ["شمعه", ["[شمعة] إمبر"]],
  ["ابريق", ["[إبريق] شاي"]],
  ["مزهرية", ["[المزهريات] الزرقاء"]],
  ["صابون من زيتون", ["[صابون] [الزيتون]"]],
])("An Arabic query “%s” finds %j", async (query, names) => {
  const goods = ["كوب كابن", "شمعة إمبر", "إبريق شاي", "المزهريات الزرقاء", "صابون الزيتون"];
  expect(await found("ar", query, goods)).toEqual(names);
});

test("A synonym replaces another form of its word", async () => {
  const { queryOf, idsIn } = await openGoods(numbered({ name: "Teller Tinte" }), {
    queryLanguages: ["de"],
    ignorePlurals: ["de"],
  });
  const synonym = { objectID: "1", type: "oneWaySynonym", input: "blau", synonyms: ["Tinte"] };
  const query = await queryOf({ query: "blaue teller" }, [synonym]);
  expect(idsIn(query, findSlots(query).slots)).toEqual(["1"]);
});

test("Without a language, or with settings turned off, words match as typed", async () => {
  const off = { queryLanguages: [], ignorePlurals: false, removeStopWords: false };
  expect(await found("de", "glaeser", german, { ...off, typoTolerance: false })).toEqual([]);
  expect(await found("de", "becher für henkel", german, off)).toEqual([]);
});
