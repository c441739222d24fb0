import { expect, test } from "vitest";
import { isStopWord, otherSpellings, stemOf } from "./languages.ts";
import { folded } from "./tokens.ts";

test.each([
  ["de", "Kerze Kerzen"],
  ["de", "Glas Gläser Gläsern"],
  ["de", "Stuhl Stühle Stühlen"],
  ["de", "Brett Bretter"],
  ["de", "blau blaue blauer blauen"],
  ["fr", "assiette assiettes"],
  ["fr", "bocal bocaux"],
  ["fr", "plateau plateaux"],
  ["fr", "bleu bleue bleus bleues"],
  ["pl", "kubek kubki kubków kubkiem"],
  ["pl", "świeca świece świec"],
  ["pl", "filiżanka filiżanki filiżanek"],
  ["pl", "drewniany drewniana drewniane drewnianych"],
  ["ar", "شمعة شمعات"],
  ["ar", "بطانية بطانيات"],
])("In %s the forms “%s” have one stem", (language, forms) => {
  const stems = forms.split(" ").map((form) => stemOf(folded(form), language));
  expect(new Set(stems).size).toBe(1);
});

test.each([
  ["de", "Teller", "Tee"],
  ["de", "Wand", "Wanne"],
  ["fr", "bol", "bocal"],
  ["pl", "kubek", "kubatura"],
  ["ar", "كوب", "كتاب"],
])("In %s “%s” and “%s” have stems of their own", (language, one, other) => {
  expect(stemOf(folded(one), language)).not.toBe(stemOf(folded(other), language));
});

test("A language that is not known leaves a word as it is", () => {
  expect(stemOf("constructor", "constructor")).toBe("constructor");
  expect(otherSpellings("Gläser", ["en", "xx"])).toEqual([]);
  expect(isStopWord("the", ["en", "xx"])).toBe(false);
});

test("A German word is spelled with an umlaut or with two letters", () => {
  expect(otherSpellings("Gläser", ["de"])).toEqual(["glaeser"]);
  expect(otherSpellings("Glaeser", ["de"])).toEqual(["glaser"]);
  expect(otherSpellings("blaue", ["de"])).toEqual([]);
});

test("An Arabic word is spelled with its article and without", () => {
  expect(otherSpellings("الكوب", ["ar"])).toEqual(
    expect.arrayContaining(["كوب", "والكوب", "بالكوب"]),
  );
  expect(otherSpellings("كوب", ["ar"])).toContain("الكوب");
  expect(otherSpellings("ال", ["ar"])).toEqual([]);
});

test("Stop words are those of the given languages, as they are folded", () => {
  expect(isStopWord("fur", ["de"])).toBe(true);
  expect(isStopWord("علي", ["ar"])).toBe(true);
  expect(isStopWord("uhr", ["de"])).toBe(false);
  expect(isStopWord("fur", ["fr"])).toBe(false);
});
