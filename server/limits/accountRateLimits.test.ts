import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAccountRateLimits } from "./accountRateLimits.ts";

const TEN_MINUTES = 10 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tries = (count: number, attempt: (at: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, async (_, at) => Boolean(await attempt(at))));

test("a password is tried thirty times in ten minutes from one address, whatever the names", async () => {
  const { password } = createAccountRateLimits();
  expect(await tries(30, (at) => password("192.0.2.7", `ann${at}`))).not.toContain(false);
  expect(await password("192.0.2.7", "somebody")).toBeUndefined();
  expect(await password("192.0.2.8", "somebody")).toBeDefined();
  vi.advanceTimersByTime(TEN_MINUTES);
  expect(await password("192.0.2.7", "somebody")).toBeDefined();
});

test("a password is tried ten times for one name, from wherever and however it is spelled", async () => {
  const { password } = createAccountRateLimits();
  expect(await tries(10, (at) => password(`192.0.2.${at}`, "Ann"))).not.toContain(false);
  expect(await password("192.0.2.99", " ann ")).toBeUndefined();
  expect(await password("192.0.2.99", "Mira")).toBeDefined();
});

test.each([
  ["2001:db8:1:2:", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"],
  ["2001:db8:", "2001:db8:0:0:ffff::1", "2001:db8:0:1::1"],
  [":", "::ffff:1:1", "0:0:1::1"],
])("all addresses of the IPv6 network %s: count as one", async (network, same, other) => {
  const { password } = createAccountRateLimits();
  await tries(30, (at) => password(`${network}:${at + 1}`, `ann${at}`));
  expect(await password(same, "somebody")).toBeUndefined();
  expect(await password(other, "somebody")).toBeDefined();
});

test("a password that was right does not count", async () => {
  const { password } = createAccountRateLimits();
  for (let times = 0; times < 100; times += 1) (await password("192.0.2.7", "ann"))?.wasRight();
  expect(await tries(10, () => password("192.0.2.7", "ann"))).not.toContain(false);
});

test("letters are ten from one address, and ten to one name", async () => {
  const { letter } = createAccountRateLimits();
  expect(await tries(10, (at) => letter("192.0.2.7", `ann${at}`))).not.toContain(false);
  expect(await letter("192.0.2.7", "somebody")).toBe(false);
  expect(await tries(10, (at) => letter(`198.51.100.${at}`, "mira"))).not.toContain(false);
  expect(await letter("198.51.100.99", "MIRA")).toBe(false);
});
