import { expect, test } from "vitest";
import { folded, indexedText, tokensOf } from "./tokens.ts";

test("removes case and accents from a word", () => {
  expect(folded("Crème BRÛLÉE")).toBe("creme brulee");
});

test("splits a text at everything but letters, digits and marks, and keeps each word's place", () => {
  expect(tokensOf("Oat-glaze, 320 ml")).toEqual([
    { word: "oat", start: 0, end: 3 },
    { word: "glaze", start: 4, end: 9 },
    { word: "320", start: 11, end: 14 },
    { word: "ml", start: 15, end: 17 },
  ]);
});

test("cuts a word after 64 characters", () => {
  expect(tokensOf("x".repeat(100))[0]?.word).toHaveLength(64);
});

test("gives the full-text table words separated by spaces", () => {
  expect(indexedText("Café – “Zürich”!")).toBe("cafe zurich");
});
