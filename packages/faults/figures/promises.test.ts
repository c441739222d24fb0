import { expect, test } from "vitest";
import { boundOf, brokenOf, brokenPromises, promises } from "./promises.ts";
import { parts } from "./parts.ts";

test("After n tries without a failure the rate of failures is stated as below 3/n", () => {
  expect(boundOf(0, 300)).toBe("< 1.00 %");
  expect(boundOf(0, 10_000)).toBe("< 1 in 3,333");
  expect(boundOf(1, 10_000)).toBe("–");
});

test("The bound is rounded up, so that it claims no more than the count allows", () => {
  expect(boundOf(0, 2869)).toBe("< 0.11 %");
  expect(boundOf(0, 3000)).toBe("< 0.10 %");
  expect(boundOf(0, 3001)).toBe("< 1 in 1,000");
});

test("Slow starts break a promise, although no seed failed", () => {
  const figures = { counts: { kills: 300, slowStarts: 2 }, failures: [] };
  expect(brokenPromises("kills", figures)).toEqual([
    "broken: After kill -9, the server responds within two seconds (2)",
  ]);
  expect(brokenPromises("kills", { counts: { kills: 300 }, failures: [] })).toEqual([]);
});

test("A violation breaks the promises of its kind alone", () => {
  const failures = [{ seed: 7, violations: ["doubled: product 15 has 2, not 1"], detail: "" }];
  const broken = promises
    .filter(({ part }) => part === "schedules")
    .map((promise) => brokenOf(promise, { counts: {}, failures }));
  expect(broken).toEqual([1, 0, 0]);
});

test("Each promise names a part of the bench", () => {
  expect(promises.filter(({ part }) => !Object.hasOwn(parts, part))).toEqual([]);
});
