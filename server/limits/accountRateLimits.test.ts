import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAccountRateLimits } from "./accountRateLimits.ts";

const TEN_MINUTES = 10 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes attempts one after another; returns the number of allowed ones. */
async function allowed(count: number, attempt: (at: number) => Promise<unknown>): Promise<number> {
  let number = 0;
  for (let at = 0; at < count; at += 1) {
    const result = await attempt(at);
    if (result !== undefined && result !== "refused") number += 1;
  }
  return number;
}

describe("Password attempts", () => {
  test("are limited to ten per name and network, in any spelling of the name", async () => {
    const { password } = createAccountRateLimits();
    expect(await allowed(11, () => password("192.0.2.7", "Ann"))).toBe(10);
    expect(await password("192.0.2.7", " ann ")).toBeUndefined();
    expect(await password("192.0.2.7", "Mira")).toBeDefined();
    vi.advanceTimersByTime(TEN_MINUTES);
    expect(await password("192.0.2.7", "ann")).toBeDefined();
  });

  test("of an attacker do not use up the attempts of the account's owner at another network", async () => {
    const { password } = createAccountRateLimits();
    await allowed(50, () => password("192.0.2.7", "ann"));
    expect(await allowed(10, () => password("198.51.100.1", "ann"))).toBe(10);
  });

  test("are limited to thirty per network, whatever the names", async () => {
    const { password } = createAccountRateLimits();
    expect(await allowed(31, (at) => password("192.0.2.7", `ann${at}`))).toBe(30);
    expect(await password("192.0.2.8", "somebody")).toBeDefined();
    vi.advanceTimersByTime(TEN_MINUTES);
    expect(await password("192.0.2.7", "somebody")).toBeDefined();
  });

  test.each([
    ["2001:db8:1:2:", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"],
    ["2001:db8:", "2001:db8:0:0:ffff::1", "2001:db8:0:1::1"],
    [":", "::fffe:1:1", "0:0:1::1"],
  ])("from any address of the IPv6 network %s: share a limit", async (network, same, other) => {
    const { password } = createAccountRateLimits();
    await allowed(30, (at) => password(`${network}:${at + 1}`, `ann${at}`));
    expect(await password(same, "somebody")).toBeUndefined();
    expect(await password(other, "somebody")).toBeDefined();
  });

  test("are limited to a hundred per /48 network, however many /64 networks are used", async () => {
    const { password } = createAccountRateLimits();
    expect(await allowed(120, (at) => password(`2001:db8:1:${at.toString(16)}::1`, "ann"))).toBe(
      100,
    );
    expect(await password("2001:db8:2::1", "ann")).toBeDefined();
  });

  test("with the right password do not count", async () => {
    const { password } = createAccountRateLimits();
    for (let times = 0; times < 200; times += 1) (await password("192.0.2.7", "ann"))?.refund();
    expect(await allowed(11, () => password("192.0.2.7", "ann"))).toBe(10);
  });
});

describe("Emails", () => {
  test("are limited to ten per network, whatever the names", async () => {
    const { email } = createAccountRateLimits();
    expect(await allowed(11, (at) => email("192.0.2.7", `ann${at}`))).toBe(10);
    expect(await email("192.0.2.7", "somebody")).toBe("refused");
  });

  test("are limited to a hundred per /48 network", async () => {
    const { email } = createAccountRateLimits();
    const address = (at: number) => `2001:db8:1:${at.toString(16)}::1`;
    expect(await allowed(120, (at) => email(address(at), `ann${at}`))).toBe(100);
  });

  test("to one name, in any spelling, stop after ten without an error", async () => {
    const { email } = createAccountRateLimits();
    await allowed(10, (at) => email(`198.51.100.${at}`, "mira"));
    expect(await email("198.51.100.99", "MIRA")).toBe("capped");
    vi.advanceTimersByTime(TEN_MINUTES);
    expect(await email("198.51.100.99", "mira")).toBe("allowed");
  });
});
