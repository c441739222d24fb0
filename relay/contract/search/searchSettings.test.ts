import { expect, test } from "vitest";
import { searchSettings } from "./searchSettings.ts";
import { synonymsOf } from "./synonyms.ts";

const settingsOf = (language?: string) => searchSettings("goods", [], language).get("goods") ?? {};
const ADDED = ["indexLanguages", "queryLanguages", "ignorePlurals", "removeStopWords"];

test("A language adds its settings, and compounds where Algolia takes them apart", () => {
  const english = new Set(Object.keys(settingsOf()));
  const added = (language: string) =>
    Object.keys(settingsOf(language)).filter((name) => !english.has(name));
  expect(added("de")).toEqual([...ADDED, "decompoundedAttributes"]);
  expect(added("ar")).toEqual(ADDED);
  expect(added("xx")).toEqual([]);
  expect(settingsOf("en")).toEqual(settingsOf());
  const searched = String(settingsOf("de").searchableAttributes);
  const compounds = settingsOf("de").decompoundedAttributes ?? {};
  for (const attribute of Object.values(compounds).flat()) expect(searched).toContain(attribute);
});

test("Each language's synonyms have ids of their own, and a color finds its shades in one direction", () => {
  for (const language of ["en", "de", "fr", "pl", "ar"]) {
    const ids = synonymsOf(language).map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(11);
  }
  const black = { objectID: "vitrine-black", type: "oneWaySynonym", input: "black" };
  expect(synonymsOf()).toContainEqual({ ...black, synonyms: ["ink"] });
  expect(synonymsOf("xx")).toEqual([]);
});
