import { expect, test } from "vitest";
import { summary } from "./summary.ts";

test("summary strips the markup of a description", () => {
  expect(summary("<p>A mug &amp; a lid.</p><p>Both of clay.</p>")).toBe(
    "A mug & a lid. Both of clay.",
  );
});
test("summary cuts a long text at a word boundary", () => {
  const text = summary("word ".repeat(100)) ?? "";
  expect(text.length).toBeLessThanOrEqual(161);
  expect(text).toMatch(/ word…$/);
});
test("summary returns nothing for an empty text", () => {
  expect(summary("<p> </p>")).toBeUndefined();
  expect(summary(null)).toBeUndefined();
});
