import { expect, test } from "vitest";
import { createVocabulary, headOfCompound, partOfCompound } from "./vocabulary.ts";

const vocabulary = () => createVocabulary(["mug", "lamp", "lampshade", "stamp", "clamp"]);

test("The vocabulary finds every term with a prefix, in alphabetical order", () => {
  expect(vocabulary().startingWith("lam")).toEqual(["lamp", "lampshade"]);
  expect(vocabulary().startingWith("z")).toEqual([]);
});

test("The vocabulary adds a term once, in sorted order", () => {
  const words = vocabulary();
  words.add("lamb");
  words.add("lamb");
  expect(words.startingWith("lam")).toEqual(["lamb", "lamp", "lampshade"]);
});

test("The vocabulary finds compounds by a word of four letters or more inside them, after three or more", () => {
  const words = createVocabulary(["jacke", "wanderjacke", "regenjacken", "stamp", "tischlampe"]);
  const compoundsWith = (word: string) => words.those((term) => partOfCompound(word, term) >= 0);
  expect(compoundsWith("jacke")).toEqual(["regenjacken", "wanderjacke"]);
  expect(compoundsWith("tamp")).toEqual([]);
  expect(compoundsWith("lamp")).toEqual(["tischlampe"]);
  expect(compoundsWith("jac")).toEqual([]);
});

test("The last word of a compound is found by its stem, and no other part is", () => {
  expect(headOfCompound("lamp", "tischlampe", "de")).toBe(5);
  expect(headOfCompound("gla", "weinglas", "de")).toBe(4);
  expect(headOfCompound("lamp", "tischlampenschirm", "de")).toBe(-1);
  expect(headOfCompound("lamp", "lampen", "de")).toBe(-1);
});

test("The vocabulary finds terms within the allowed typos, without the typed word itself", () => {
  expect(vocabulary().similar("lamp", 1, false)).toEqual([]);
  expect(vocabulary().similar("lmap", 1, false)).toEqual([{ term: "lamp", typos: 1 }]);
});

test("The vocabulary finds a longer term by a mistyped prefix", () => {
  expect(vocabulary().similar("lempsh", 1, true)).toEqual([{ term: "lampshade", typos: 1 }]);
});
