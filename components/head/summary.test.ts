import { expect, test } from "vitest";
import { summary } from "./summary.ts";

test("a description is the shop's words without their markup", () => {
  expect(summary("<p>A mug &amp; a lid.</p><p>Both of clay.</p>")).toBe(
    "A mug & a lid. Both of clay.",
  );
});
test("a long one ends at a word", () => {
  const text = summary("word ".repeat(100)) ?? "";
  expect(text.length).toBeLessThanOrEqual(161);
  expect(text).toMatch(/ word…$/);
});
test("where the shop says nothing there is none", () => {
  expect(summary("<p> </p>")).toBeUndefined();
  expect(summary(null)).toBeUndefined();
});
