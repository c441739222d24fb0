import { expect, test } from "vitest";
import { createVocabulary } from "./vocabulary.ts";

const vocabulary = () => createVocabulary(["mug", "lamp", "lampshade", "stamp", "clamp"]);

test("finds every word with a prefix, in alphabetical order", () => {
  expect(vocabulary().startingWith("lam")).toEqual(["lamp", "lampshade"]);
  expect(vocabulary().startingWith("z")).toEqual([]);
});

test("adds a word once, in its place", () => {
  const words = vocabulary();
  words.add("lamb");
  words.add("lamb");
  expect(words.startingWith("lam")).toEqual(["lamb", "lamp", "lampshade"]);
});

test("finds words within the typos allowed, without the typed word itself", () => {
  expect(vocabulary().similar("lamp", 1, false)).toEqual([]);
  expect(vocabulary().similar("lmap", 1, false)).toEqual([{ term: "lamp", typos: 1 }]);
});

test("finds a mistyped beginning of a longer word", () => {
  expect(vocabulary().similar("lempsh", 1, true)).toEqual([{ term: "lampshade", typos: 1 }]);
});
