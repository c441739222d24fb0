import { expect, test } from "vitest";
import { dateText, endText, momentText } from "./shopDate.ts";

test("Shop dates are written in words, without time zone conversion", () => {
  expect(dateText("2026-11-02 23:30:00")).toBe("2 November 2026");
  expect(momentText("2026-11-29T23:59:59+00:00")).toBe("Sunday 29 November, 11:59 pm");
  expect(momentText("2026-12-01T00:05:00")).toBe("Tuesday 1 December, 12:05 am");
  expect(momentText("2026-12-01T00:00:00")).toBe("Tuesday 1 December");
});

test("An end at midnight is the end of the day before", () => {
  expect(endText("2026-12-01T00:00:00+00:00")).toBe("Monday 30 November");
  expect(endText("2026-12-01T00:05:00")).toBe("Tuesday 1 December, 12:05 am");
});

test("Invalid dates are written as an empty string", () => {
  expect(dateText(null)).toBe("");
  expect(momentText("soon")).toBe("");
});
