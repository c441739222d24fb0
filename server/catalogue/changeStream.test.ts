import { expect, test } from "vitest";
import { changeIn, fieldsOf, hasGap, isAfter } from "./changeStream.ts";

const entry = (id: string) => ({ id });

test("A change is read from an entry as it was written", () => {
  const change = { tags: ["post:1", "lists"], at: 1_795_800_000_123, server: "a" };
  expect(changeIn({ message: fieldsOf(change) })).toEqual(change);
});

test("An entry without tags, and one of another format, change nothing", () => {
  expect(changeIn({ message: fieldsOf({ tags: [], at: 1, server: "a" }) }).tags).toEqual([]);
  expect(changeIn({ message: { other: "x" } })).toEqual({ tags: [], at: 0, server: "" });
});

test("Entries are in the order of their numbers, not of their letters", () => {
  expect(isAfter("10-0", "9-0")).toBe(true);
  expect(isAfter("9-10", "9-9")).toBe(true);
  expect(isAfter("9-9", "9-9")).toBe(false);
});

test.each([
  ["has the entry at the position", entry("5-0"), entry("9-0"), false],
  ["begins before the position", entry("1-0"), entry("9-0"), false],
  ["was trimmed beyond the position", entry("6-0"), entry("9-0"), true],
  ["is lost", undefined, undefined, true],
  ["was lost, and begins anew at an earlier time", entry("1-0"), entry("4-0"), true],
])("A stream that %s has a gap or none", (_, first, last, isGap) => {
  expect(hasGap("5-0", first, last)).toBe(isGap);
});
