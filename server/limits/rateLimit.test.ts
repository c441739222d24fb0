import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimit, createNetworkLimit } from "./rateLimit.ts";
import type { RateLimit } from "./rateLimit.ts";

const TWICE = { name: "test", points: 2, seconds: 10 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes an attempt; returns true if it is allowed. */
const takenFrom = async ({ take }: RateLimit, key: string) => (await take(key)).isAllowed;

test("A key has a limited number of attempts, and as many again in the next period", async () => {
  const rateLimit = createRateLimit(TWICE);
  const taken = [];
  for (const key of ["a", "a", "a", "b"]) taken.push(await takenFrom(rateLimit, key));
  expect(taken).toEqual([true, true, false, true]);
  vi.advanceTimersByTime(9999);
  expect(await takenFrom(rateLimit, "a")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await takenFrom(rateLimit, "a")).toBe(true);
});

test("Several attempts are taken at once if as many are left", async () => {
  const { take } = createRateLimit({ ...TWICE, points: 3 });
  expect(await take("a", 2)).toMatchObject({ isAllowed: true });
  expect(await take("a", 2)).toMatchObject({ isAllowed: false });
  expect(await take("b", 4)).toMatchObject({ isAllowed: false });
});

test("A refused attempt returns the seconds until the next period", async () => {
  const { take } = createRateLimit(TWICE);
  await take("a");
  vi.advanceTimersByTime(4500);
  await take("a");
  expect(await take("a")).toEqual({ isAllowed: false, retryAfterSeconds: 6 });
});

test("Concurrent attempts are counted one by one", async () => {
  const rateLimit = createRateLimit(TWICE);
  const taken = await Promise.all(Array.from({ length: 4 }, () => takenFrom(rateLimit, "a")));
  expect(taken).toEqual([true, true, false, false]);
});

test("An attempt that is given back does not count", async () => {
  const rateLimit = createRateLimit(TWICE);
  await rateLimit.take("a");
  await rateLimit.take("a");
  await rateLimit.giveBack("a");
  expect([await takenFrom(rateLimit, "a"), await takenFrom(rateLimit, "a")]).toEqual([true, false]);
});

test("Limits of different names count separately", async () => {
  const [one, other] = [createRateLimit(TWICE), createRateLimit({ ...TWICE, name: "other" })];
  await one.take("a");
  await one.take("a");
  expect(await takenFrom(other, "a")).toBe(true);
});

test("A limit counts at most ten thousand keys, and evicts the least recently used one", async () => {
  const rateLimit = createRateLimit(TWICE);
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

const named = { name: "test", seconds: 600 };
const limitOf = (points: { perNetwork: number; perSlash48?: number }) =>
  createNetworkLimit(createRateLimit, { ...named, ...points });

/** Takes an attempt from each address; returns the number of allowed ones. */
async function allowed(limit: ReturnType<typeof limitOf>, addresses: readonly string[]) {
  const attempts = [];
  for (const address of addresses) attempts.push(await limit.take(address));
  return attempts.filter(({ isAllowed }) => isAllowed).length;
}

/** Addresses in different /64 networks of one /48, or in the same. */
const networks = (count: number, prefix = "2001:db8:1:") =>
  Array.from({ length: count }, (_, at) => `${prefix}${at.toString(16)}::1`);
const times = (count: number, address: string) => Array.from({ length: count }, () => address);

test("A /48 has a limited number of attempts, however many of its /64 networks make them", async () => {
  const limit = limitOf({ perNetwork: 2, perSlash48: 5 });
  expect(await allowed(limit, networks(9))).toBe(5);
  expect(await allowed(limit, ["2001:db8:2::1"])).toBe(1);
});

test("Refused attempts of one network use up none of its /48", async () => {
  const limit = limitOf({ perNetwork: 2, perSlash48: 5 });
  expect(await allowed(limit, times(9, "2001:db8:1:1::1"))).toBe(2);
  expect(await allowed(limit, networks(9, "2001:db8:1:a"))).toBe(3);
});

test("A /48 has no limit of its own where none is set", async () => {
  expect(await allowed(limitOf({ perNetwork: 1 }), networks(99))).toBe(99);
});

test("An attempt that is given back counts for neither network", async () => {
  const limit = limitOf({ perNetwork: 1, perSlash48: 1 });
  await limit.take("2001:db8:1:1::1");
  await limit.giveBack("2001:db8:1:1::1");
  expect(await allowed(limit, times(2, "2001:db8:1:1::1"))).toBe(1);
});
