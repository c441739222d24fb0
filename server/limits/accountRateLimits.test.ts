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

test("Password attempts are limited to thirty per IP address in ten minutes, whatever the names", async () => {
  const { password } = createAccountRateLimits();
  expect(await tries(30, (at) => password("192.0.2.7", `ann${at}`))).not.toContain(false);
  expect(await password("192.0.2.7", "somebody")).toBeUndefined();
  expect(await password("192.0.2.8", "somebody")).toBeDefined();
  vi.advanceTimersByTime(TEN_MINUTES);
  expect(await password("192.0.2.7", "somebody")).toBeDefined();
});

test("Password attempts are limited to ten per name, from any IP address and in any spelling", async () => {
  const { password } = createAccountRateLimits();
  expect(await tries(10, (at) => password(`192.0.2.${at}`, "Ann"))).not.toContain(false);
  expect(await password("192.0.2.99", " ann ")).toBeUndefined();
  expect(await password("192.0.2.99", "Mira")).toBeDefined();
});

test.each([
  ["2001:db8:1:2:", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"],
  ["2001:db8:", "2001:db8:0:0:ffff::1", "2001:db8:0:1::1"],
  [":", "::ffff:1:1", "0:0:1::1"],
])("All addresses of the IPv6 network %s: share one rate limit", async (network, same, other) => {
  const { password } = createAccountRateLimits();
  await tries(30, (at) => password(`${network}:${at + 1}`, `ann${at}`));
  expect(await password(same, "somebody")).toBeUndefined();
  expect(await password(other, "somebody")).toBeDefined();
});

test("A correct password does not count against the rate limit", async () => {
  const { password } = createAccountRateLimits();
  for (let times = 0; times < 100; times += 1) (await password("192.0.2.7", "ann"))?.wasRight();
  expect(await tries(10, () => password("192.0.2.7", "ann"))).not.toContain(false);
});

test("Emails are limited to ten per IP address and ten per name", async () => {
  const { email } = createAccountRateLimits();
  expect(await tries(10, (at) => email("192.0.2.7", `ann${at}`))).not.toContain(false);
  expect(await email("192.0.2.7", "somebody")).toBe(false);
  expect(await tries(10, (at) => email(`198.51.100.${at}`, "mira"))).not.toContain(false);
  expect(await email("198.51.100.99", "MIRA")).toBe(false);
});
