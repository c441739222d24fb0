import { expect, test } from "vitest";
import { createAccountRateLimits } from "./accountRateLimits.ts";

const TEN_MINUTES = 10 * 60_000;

const tries = (count: number, attempt: (at: number) => unknown) =>
  Array.from({ length: count }, (_, at) => Boolean(attempt(at)));

test("a password is tried thirty times in ten minutes from one address, whatever the names", () => {
  let now = 0;
  const { password } = createAccountRateLimits(() => now);
  expect(tries(30, (at) => password("192.0.2.7", `ann${at}`))).not.toContain(false);
  expect(password("192.0.2.7", "somebody")).toBeUndefined();
  expect(password("192.0.2.8", "somebody")).toBeDefined();
  now = TEN_MINUTES;
  expect(password("192.0.2.7", "somebody")).toBeDefined();
});

test("a password is tried ten times for one name, from wherever and however it is spelled", () => {
  const { password } = createAccountRateLimits(() => 0);
  expect(tries(10, (at) => password(`192.0.2.${at}`, "Ann"))).not.toContain(false);
  expect(password("192.0.2.99", " ann ")).toBeUndefined();
  expect(password("192.0.2.99", "Mira")).toBeDefined();
});

test.each([
  ["2001:db8:1:2:", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"],
  ["2001:db8:", "2001:db8:0:0:ffff::1", "2001:db8:0:1::1"],
  [":", "::ffff:1:1", "0:0:1::1"],
])("all addresses of the IPv6 network %s: count as one", (network, same, other) => {
  const { password } = createAccountRateLimits(() => 0);
  tries(30, (at) => password(`${network}:${at + 1}`, `ann${at}`));
  expect(password(same, "somebody")).toBeUndefined();
  expect(password(other, "somebody")).toBeDefined();
});

test("a password that was right does not count", () => {
  const { password } = createAccountRateLimits(() => 0);
  tries(100, () => password("192.0.2.7", "ann")?.wasRight());
  expect(tries(10, () => password("192.0.2.7", "ann"))).not.toContain(false);
});

test("letters are ten from one address, and ten to one name", () => {
  const { letter } = createAccountRateLimits(() => 0);
  expect(tries(10, (at) => letter("192.0.2.7", `ann${at}`))).not.toContain(false);
  expect(letter("192.0.2.7", "somebody")).toBe(false);
  expect(tries(10, (at) => letter(`198.51.100.${at}`, "mira"))).not.toContain(false);
  expect(letter("198.51.100.99", "MIRA")).toBe(false);
});
