import { expect, test } from "vitest";
import { asSynonym, variantsOf } from "./synonyms.ts";

const synonym = (fields: object) => asSynonym({ objectID: "1", ...fields });

test("replaces a word by each of its synonyms, in both directions", () => {
  const synonyms = [synonym({ type: "synonym", synonyms: ["sofa", "couch"] })];
  expect(variantsOf(["red", "sofa"], synonyms)).toEqual([
    ["red", "sofa"],
    ["red", "couch"],
  ]);
  expect(variantsOf(["couch"], synonyms)).toContainEqual(["sofa"]);
});

test("replaces in one direction only where the synonym says so", () => {
  const synonyms = [synonym({ type: "oneWaySynonym", input: "mug", synonyms: ["cup"] })];
  expect(variantsOf(["mug"], synonyms)).toContainEqual(["cup"]);
  expect(variantsOf(["cup"], synonyms)).toEqual([["cup"]]);
});

test("replaces several words by one and one by several", () => {
  const synonyms = [synonym({ type: "synonym", synonyms: ["tea towel", "dishcloth"] })];
  expect(variantsOf(["tea", "towel"], synonyms)).toContainEqual(["dishcloth"]);
  expect(variantsOf(["dishcloth"], synonyms)).toContainEqual(["tea", "towel"]);
});

test("limits the number of variants", () => {
  const synonyms = [synonym({ synonyms: Array.from({ length: 40 }, (_, n) => `word${n}`) })];
  expect(variantsOf(["word0"], synonyms).length).toBeLessThan(10);
});

test("refuses a synonym without an objectID", () => {
  expect(() => asSynonym({ type: "synonym" })).toThrow("objectID");
});
