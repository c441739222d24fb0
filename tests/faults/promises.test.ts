import { expect, test } from "vitest";
import { boundOf, brokenOf, promises } from "./promises.ts";
import { parts } from "./parts.ts";

test("After n tries without a failure the rate of failures is stated as below 3/n", () => {
  expect(boundOf(0, 300)).toBe("< 1.00 %");
  expect(boundOf(0, 10_000)).toBe("< 1 in 3,333");
  expect(boundOf(1, 10_000)).toBe("–");
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
