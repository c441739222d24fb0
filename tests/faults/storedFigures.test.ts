import { expect, test } from "vitest";
import { addRange, sumOf } from "./storedFigures.ts";
import type { Finished } from "./storedFigures.ts";

const figuresOf = (schedules: number, slowestMs: number) => ({
  counts: { schedules, slowestMs },
  failures: [],
  seconds: 1,
});

test("Figures of a range replace those of ranges within it, and are summed up with the others", () => {
  const finished: Finished = {};
  addRange(finished, [1, 50], figuresOf(50, 900));
  addRange(finished, [101, 200], figuresOf(100, 300));
  addRange(finished, [1, 100], figuresOf(100, 400));
  expect(sumOf(finished).counts).toEqual({ schedules: 200, slowestMs: 400 });
});
