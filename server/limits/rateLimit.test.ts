import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimit } from "./rateLimit.ts";
import type { RateLimit } from "./rateLimit.ts";

const limit = { name: "test", points: 2, seconds: 10 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes an attempt; returns true if it is allowed. */
const takenFrom = async ({ take }: RateLimit, key: string) => (await take(key)).isAllowed;

test("A key has a limited number of attempts, and as many again in the next period", async () => {
  const rateLimit = createRateLimit(limit);
  const taken = [];
  for (const key of ["a", "a", "a", "b"]) taken.push(await takenFrom(rateLimit, key));
  expect(taken).toEqual([true, true, false, true]);
  vi.advanceTimersByTime(9999);
  expect(await takenFrom(rateLimit, "a")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await takenFrom(rateLimit, "a")).toBe(true);
});

test("Several attempts are taken at once if as many are left", async () => {
  const { take } = createRateLimit({ ...limit, points: 3 });
  expect(await take("a", 2)).toMatchObject({ isAllowed: true });
  expect(await take("a", 2)).toMatchObject({ isAllowed: false });
  expect(await take("b", 4)).toMatchObject({ isAllowed: false });
});

test("A refused attempt returns the seconds until the next period", async () => {
  const { take } = createRateLimit(limit);
  await take("a");
  vi.advanceTimersByTime(4500);
  await take("a");
  expect(await take("a")).toEqual({ isAllowed: false, retryAfterSeconds: 6 });
});

test("Concurrent attempts are counted one by one", async () => {
  const rateLimit = createRateLimit(limit);
  const taken = await Promise.all(Array.from({ length: 4 }, () => takenFrom(rateLimit, "a")));
  expect(taken).toEqual([true, true, false, false]);
});

test("An attempt that is given back does not count", async () => {
  const rateLimit = createRateLimit(limit);
  await rateLimit.take("a");
  await rateLimit.take("a");
  await rateLimit.giveBack("a");
  expect([await takenFrom(rateLimit, "a"), await takenFrom(rateLimit, "a")]).toEqual([true, false]);
});

test("Limits of different names count separately", async () => {
  const [one, other] = [createRateLimit(limit), createRateLimit({ ...limit, name: "other" })];
  await one.take("a");
  await one.take("a");
  expect(await takenFrom(other, "a")).toBe(true);
});

test("A limit counts at most ten thousand keys, and evicts the least recently used one", async () => {
  const rateLimit = createRateLimit(limit);
  for (const key of ["idle", "busy", "idle", "busy"]) await rateLimit.take(key);
  for (let at = 0; at < 9_999; at += 1) {
    if (at === 5_000) await rateLimit.take("busy");
    await rateLimit.take(`other ${at}`);
  }
  expect(await takenFrom(rateLimit, "busy")).toBe(false);
  await rateLimit.giveBack("idle");
  const taken = [];
  for (let at = 0; at < 3; at += 1) taken.push(await takenFrom(rateLimit, "idle"));
  expect(taken).toEqual([true, true, false]);
});
