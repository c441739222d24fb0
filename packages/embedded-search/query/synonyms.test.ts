import { expect, test } from "vitest";
import { asSynonym, variantsOf } from "./synonyms.ts";

const synonym = (fields: object) => asSynonym({ objectID: "1", ...fields });

test("A synonym replaces a word in both directions", () => {
  const synonyms = [synonym({ type: "synonym", synonyms: ["sofa", "couch"] })];
  expect(variantsOf(["red", "sofa"], synonyms)).toEqual([
    ["red", "sofa"],
    ["red", "couch"],
  ]);
  expect(variantsOf(["couch"], synonyms)).toContainEqual(["sofa"]);
});

test("A one-way synonym replaces in one direction only", () => {
  const synonyms = [synonym({ type: "oneWaySynonym", input: "mug", synonyms: ["cup"] })];
  expect(variantsOf(["mug"], synonyms)).toContainEqual(["cup"]);
  expect(variantsOf(["cup"], synonyms)).toEqual([["cup"]]);
});

test("A synonym replaces several words by one and one by several", () => {
  const synonyms = [synonym({ type: "synonym", synonyms: ["tea towel", "dishcloth"] })];
  expect(variantsOf(["tea", "towel"], synonyms)).toContainEqual(["dishcloth"]);
  expect(variantsOf(["dishcloth"], synonyms)).toContainEqual(["tea", "towel"]);
});

test("The number of synonym variants is limited", () => {
  const synonyms = [synonym({ synonyms: Array.from({ length: 40 }, (_, n) => `word${n}`) })];
  expect(variantsOf(["word0"], synonyms).length).toBeLessThan(10);
});

test("A synonym without an objectID is rejected", () => {
  expect(() => asSynonym({ type: "synonym" })).toThrow("objectID");
});
