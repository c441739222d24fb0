import { expect, test } from "vitest";
import { createRateLimit, networkOf } from "./rateLimit.ts";

const limit = { most: 2, withinMs: 1000 };

test("a name may do something so often in the time, and again after it", () => {
  let now = 0;
  const { take } = createRateLimit(limit, () => now);
  expect([take("a"), take("a"), take("a"), take("b")]).toEqual([true, true, false, true]);
  now = 1000;
  expect(take("a")).toBe(true);
});

test("what is given back does not count", () => {
  const { take, giveBack } = createRateLimit(limit, () => 0);
  take("a");
  take("a");
  giveBack("a");
  giveBack("nobody");
  expect([take("a"), take("a")]).toEqual([true, false]);
});

test("the addresses of one network count as one", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe(networkOf("2001:db8:1:2:9:9:9:9"));
  expect(networkOf("192.0.2.1")).toBe("192.0.2.1");
});
