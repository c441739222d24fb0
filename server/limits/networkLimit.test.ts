import { expect, test } from "vitest";
import { createNetworkLimit, createRateLimit } from "./rateLimit.ts";

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
