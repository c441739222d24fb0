import { expect, test } from "vitest";
import { matchedPart, queryWords, typosFor } from "./words.ts";

test("Only the last word of a query is a prefix, unless queryType differs", () => {
  const prefixes = (settings: object) =>
    queryWords("oat mug", { ...settings }).map(({ isPrefix }) => isPrefix);
  expect(prefixes({})).toEqual([false, true]);
  expect(prefixes({ queryType: "prefixAll" })).toEqual([true, true]);
  expect(prefixes({ queryType: "prefixNone" })).toEqual([false, false]);
});

test.for([
  ["mug", {}, 0],
  ["lamp", {}, 1],
  ["lampshade", {}, 2],
  ["lampshade", { typoTolerance: "strict" }, 1],
  ["lampshade", { typoTolerance: false }, 0],
  ["lamp", { minWordSizefor1Typo: 5 }, 0],
  ["12345678", { allowTyposOnNumericTokens: false }, 0],
] as const)("The typo tolerance of “%s” with %j is %i", ([word, settings, typos]) => {
  expect(typosFor(word, settings)).toBe(typos);
});

test("A query has at most 16 words", () => {
  expect(queryWords("a ".repeat(40), {})).toHaveLength(16);
});

test("A prefix matches as many letters as were typed, and a mistyped word all its letters", () => {
  const [prefix] = queryWords("lam", {});
  const [typo] = queryWords("lmap", { queryType: "prefixNone" });
  expect(prefix && matchedPart(prefix, "lampshade")).toEqual({ from: 0, to: 3 });
  expect(typo && matchedPart(typo, "lamp")).toEqual({ from: 0, to: 4 });
  expect(typo && matchedPart(typo, "mug")).toEqual({ from: 0, to: 0 });
});

test("A word inside a compound matches its letters there", () => {
  const [jacke] = queryWords("jacke", {});
  expect(jacke && matchedPart(jacke, "wanderjacke")).toEqual({ from: 6, to: 11 });
});
