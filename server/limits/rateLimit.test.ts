import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimit, networkOf } from "./rateLimit.ts";

const limit = { most: 2, withinMs: 1000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("A key has a limited number of attempts per period, and again after it", async () => {
  const { take } = createRateLimit(limit);
  const taken = [await take("a"), await take("a"), await take("a"), await take("b")];
  expect(taken).toEqual([true, true, false, true]);
  vi.advanceTimersByTime(999);
  expect(await take("a")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await take("a")).toBe(true);
});

test("Concurrent attempts are counted one by one", async () => {
  const { take } = createRateLimit(limit);
  const taken = await Promise.all(Array.from({ length: 4 }, () => take("a")));
  expect(taken).toEqual([true, true, false, false]);
});

test("An attempt that is given back does not count", async () => {
  const { take, giveBack } = createRateLimit(limit);
  await take("a");
  await take("a");
  giveBack("a");
  expect([await take("a"), await take("a")]).toEqual([true, false]);
});

test("All addresses of an IPv6 /64 network share one key", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe(networkOf("2001:db8:1:2:9:9:9:9"));
  expect(networkOf("192.0.2.1")).toBe("192.0.2.1");
});
