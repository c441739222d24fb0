import { expect, test } from "vitest";
import { ago, count, duration, utcText } from "./statusTimes.ts";

test.each([
  [0, "0 seconds ago"],
  [999, "0 seconds ago"],
  [59_999, "59 seconds ago"],
  [60_000, "1 minute ago"],
  [7_200_000, "2 hours ago"],
  [200_000_000, "2 days ago"],
  [-5_000, "0 seconds ago"],
])("A moment %i ms before another is “%s”", (ms, text) => expect(ago(0, ms)).toBe(text));

test("A duration is in milliseconds below a second, else in seconds", () => {
  expect([0.4, 999, 1_000, 12_340].map(duration)).toEqual(["0 ms", "999 ms", "1.0 s", "12.3 s"]);
});

test("Numbers have separators, and moments are in UTC", () => {
  expect(count(12_345)).toBe("12,345");
  expect(utcText(Date.UTC(2026, 10, 28, 14, 3, 9))).toBe("28 November 2026 at 14:03:09 UTC");
});
