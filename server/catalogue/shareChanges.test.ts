import { expect, test } from "vitest";
import { hasGap } from "#server/store/stream.ts";
import { changeIn, fieldsOf } from "./shareChanges.ts";

const entry = (id: string) => ({ id });

test("A change is read from an entry as it was written", () => {
  const change = { tags: ["post:1", "lists"], at: 1_795_800_000_123, server: "a" };
  expect(changeIn({ message: fieldsOf(change) })).toEqual(change);
});

test("An entry without tags, and one of another format, change nothing", () => {
  expect(changeIn({ message: fieldsOf({ tags: [], at: 1, server: "a" }) }).tags).toEqual([]);
  expect(changeIn({ message: { other: "x" } })).toEqual({ tags: [], at: 0, server: "" });
});

test.each([
  ["has the entry at the position", entry("5-0"), entry("9-0"), false],
  ["begins before the position", entry("1-0"), entry("9-0"), false],
  ["was trimmed beyond the position", entry("6-0"), entry("9-0"), true],
  ["begins before the position by numbers, not by letters", entry("4-9"), entry("10-0"), false],
  ["was trimmed within the position's millisecond", entry("5-1"), entry("9-0"), true],
  ["is lost", undefined, undefined, true],
  ["was lost, and begins anew at an earlier time", entry("1-0"), entry("4-0"), true],
])("A stream that %s has a gap or none", (_, first, last, isGap) => {
  expect(hasGap("5-0", first, last)).toBe(isGap);
});
