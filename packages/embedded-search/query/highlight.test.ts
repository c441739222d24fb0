import { expect, test } from "vitest";
import { highlightResult, highlighted, snippetResult } from "./highlight.ts";
import { queryWords } from "./words.ts";

const marked = (text: string, query: string, settings = {}) =>
  highlighted(text, queryWords(query, settings), settings);

test("Highlighting marks the letters of a prefix and every letter of a mistyped word", () => {
  expect(marked("Cabin mug", "mu").value).toBe("Cabin <em>mu</em>g");
  expect(marked("Cabin mug", "cbain mug").value).toBe("<em>Cabin</em> <em>mug</em>");
});

test("Highlighting marks an accented word that was typed without accents", () => {
  expect(marked("Crème", "creme").value).toBe("<em>Crème</em>");
});

test("Highlighting marks a word inside a compound, and the whole compound if folding changes its length", () => {
  expect(marked("Wanderjacke", "jacke").value).toBe("Wander<em>jacke</em>");
  expect(marked("Großjacke", "jacke").value).toBe("<em>Großjacke</em>");
});

test("A highlight result has the match level and the matched words", () => {
  expect(marked("Cabin mug", "cabin mug")).toMatchObject({
    matchLevel: "full",
    matchedWords: ["cabin", "mug"],
    fullyHighlighted: true,
  });
  expect(marked("Cabin mug", "cabin kettle")).toMatchObject({
    matchLevel: "partial",
    matchedWords: ["cabin"],
  });
  expect(marked("Cabin mug", "lamp")).toMatchObject({ matchLevel: "none", matchedWords: [] });
});

test("Highlighting uses the tags of the request", () => {
  const tags = { highlightPreTag: "[", highlightPostTag: "]" };
  expect(marked("mug", "mug", tags).value).toBe("[mug]");
});

test("_highlightResult has the nesting of the record, lists included, without its objectID", () => {
  const record = {
    objectID: "1",
    name: "mug",
    price: 19,
    tags: ["mug", "tea"],
    maker: { town: "x" },
  };
  expect(highlightResult(record, queryWords("mug", {}), {})).toMatchObject({
    name: { value: "<em>mug</em>" },
    price: { value: "19" },
    tags: [{ value: "<em>mug</em>" }, { value: "tea" }],
    maker: { town: { value: "x" } },
  });
  expect(highlightResult(record, queryWords("mug", {}), {})).not.toHaveProperty("objectID");
});

test("A snippet surrounds the first match, with ellipses for omitted text", () => {
  const record = { objectID: "1", text: "one two three four five six seven eight nine ten" };
  const settings = { attributesToSnippet: ["text:3"] };
  expect(snippetResult(record, queryWords("five", settings), settings)).toMatchObject({
    text: { value: "…four <em>five</em> six…", matchLevel: "full" },
  });
});

test("An attribute without typo tolerance highlights no word with a typo", () => {
  const record = { objectID: "1", name: "room", description: "a room" };
  const settings = { disableTypoToleranceOnAttributes: ["description"] };
  expect(highlightResult(record, queryWords("rook", settings), settings)).toMatchObject({
    name: { matchLevel: "full" },
    description: { value: "a room", matchLevel: "none" },
  });
});
