import { expect, test } from "vitest";
import { momentOf } from "./momentOf.ts";

const today = new Date("2026-11-20T15:30:00Z");

test("counts relative days from the start of the day of seeding", () => {
  expect(momentOf("+9 days", today)).toBe(Date.parse("2026-11-29T00:00:00Z") / 1000);
  expect(momentOf("-1 day", today)).toBe(Date.parse("2026-11-19T00:00:00Z") / 1000);
});

test("takes ISO dates as they are", () => {
  expect(momentOf("2026-01-02T03:04:05Z", today)).toBe(Date.parse("2026-01-02T03:04:05Z") / 1000);
});

test("refuses anything else by its words", () => {
  expect(() => momentOf("next week", today)).toThrow('"next week"');
});
