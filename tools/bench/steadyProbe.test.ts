import { expect, test } from "vitest";
import { percentileOf, startProbe } from "./steadyProbe.ts";

test("A probe counts failures separately, and measures each time from the moment when it was due", async () => {
  const done = Promise.withResolvers<void>();
  const probe = startProbe(
    1000,
    async (count) => {
      if (count === 2) done.resolve();
      return count !== 1;
    },
    3,
  );
  await done.promise;
  const { times, failures } = await probe.stop();
  expect(times).toHaveLength(2);
  expect(failures).toBe(1);
});

test("A percentile is one of the measured numbers, or 0 if there are none", () => {
  expect(percentileOf([3, 1, 2], 0.5)).toBe(2);
  expect(percentileOf([3, 1, 2], 0.99)).toBe(3);
  expect(percentileOf([], 0.5)).toBe(0);
});
