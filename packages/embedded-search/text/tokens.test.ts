import { expect, test } from "vitest";
import { folded, indexedText, tokensOf } from "./tokens.ts";

test("Folding removes case and accents from a word", () => {
  expect(folded("Crème BRÛLÉE")).toBe("creme brulee");
});

test.each([
  ["Größe", "grosse"],
  ["GROẞ", "gross"],
  ["Smørrebrød", "smorrebrod"],
  ["Færøyene", "faeroyene"],
  ["Çay bardağı", "cay bardagi"],
  ["ÇAY BARDAĞI", "cay bardagi"],
  ["Œuvre", "oeuvre"],
  ["Łódź", "lodz"],
  ["أَكْوَاب", "اكواب"],
  ["شمعة إلى مقهى", "شمعه الي مقهي"],
  ["كـــوب", "كوب"],
])("Folding spells “%s” as people type it: “%s”", (text, typed) => {
  expect(folded(text)).toBe(typed);
});

test("The tokenizer splits at all but letters, digits and marks, and records word offsets", () => {
  expect(tokensOf("Oat-glaze, 320 ml")).toEqual([
    { word: "oat", start: 0, end: 3 },
    { word: "glaze", start: 4, end: 9 },
    { word: "320", start: 11, end: 14 },
    { word: "ml", start: 15, end: 17 },
  ]);
});

test("The tokenizer truncates a word to 64 characters", () => {
  expect(tokensOf("x".repeat(100))[0]?.word).toHaveLength(64);
});

test("The text for the full-text table is the folded words, separated by spaces", () => {
  expect(indexedText("Café – “Zürich”!")).toBe("cafe zurich");
});
