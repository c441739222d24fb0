import { expect, test } from "vitest";
import { momentOf } from "./momentOf.ts";

const today = new Date("2026-11-20T15:30:00Z");

test("momentOf counts relative days from the start of the day of seeding", () => {
  expect(momentOf("+9 days", today)).toBe(Date.parse("2026-11-29T00:00:00Z") / 1000);
  expect(momentOf("-1 day", today)).toBe(Date.parse("2026-11-19T00:00:00Z") / 1000);
});

test("momentOf returns ISO dates unchanged", () => {
  expect(momentOf("2026-01-02T03:04:05Z", today)).toBe(Date.parse("2026-01-02T03:04:05Z") / 1000);
});

test("momentOf rejects any other text and quotes it", () => {
  expect(() => momentOf("next week", today)).toThrow('"next week"');
});
