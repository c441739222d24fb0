import { expect, test } from "vitest";
import { matchedLength, queryWords, typosFor } from "./words.ts";

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
  expect(prefix && matchedLength(prefix, "lampshade")).toBe(3);
  expect(typo && matchedLength(typo, "lamp")).toBe(4);
  expect(typo && matchedLength(typo, "mug")).toBe(0);
});
