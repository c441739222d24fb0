import { expect, test } from "vitest";
import { summary } from "./summary.ts";

test("summary strips the markup of a description", () => {
  expect(summary("<p>A mug &amp; a lid.</p><p>Both of clay.</p>")).toBe(
    "A mug & a lid. Both of clay.",
  );
});
test("summary separates the cells of a table", () => {
  const table = "<table><tr><th>EU</th><td>Five days</td></tr><tr><th>UK</th></tr></table>";
  expect(summary(table)).toBe("EU Five days UK");
});

test("summary cuts a long text at a word boundary", () => {
  const text = summary("word ".repeat(100)) ?? "";
  expect(text.length).toBeLessThanOrEqual(161);
  expect(text).toMatch(/ word…$/);
});
test("summary cuts a long text without spaces, but no character in half", () => {
  expect(summary("青".repeat(200))).toBe(`${"青".repeat(160)}…`);
  expect(summary(`青${"𠮷".repeat(100)}`)).toBe(`青${"𠮷".repeat(79)}…`);
});
test("summary returns nothing for an empty text", () => {
  expect(summary("<p> </p>")).toBeUndefined();
  expect(summary(null)).toBeUndefined();
});
