import { expect, test } from "vitest";
import { createHourlyDurations } from "./hourlyDurations.ts";

const MINUTE = 60_000;

test("A summary has the number of durations, their median and the one that 5 % exceed", () => {
  const hour = createHourlyDurations(() => 0);
  expect(hour.summary()).toEqual({ count: 0, medianMs: undefined, slowMs: undefined });
  for (let ms = 1; ms <= 100; ms += 1) hour.note(ms);
  expect(hour.summary()).toEqual({ count: 100, medianMs: 51, slowMs: 96 });
});

test("Durations older than an hour no longer count", () => {
  let time = 0;
  const hour = createHourlyDurations(() => time);
  hour.note(900);
  time = 59 * MINUTE;
  hour.note(100);
  expect(hour.summary().count).toBe(2);
  time = 61 * MINUTE;
  expect(hour.summary()).toEqual({ count: 1, medianMs: 100, slowMs: 100 });
});

test("Of more durations than are remembered, the latest count", () => {
  const hour = createHourlyDurations(() => 0, 10);
  for (let call = 1; call <= 25; call += 1) hour.note(call <= 15 ? 1 : 2);
  expect(hour.summary()).toEqual({ count: 10, medianMs: 2, slowMs: 2 });
});
