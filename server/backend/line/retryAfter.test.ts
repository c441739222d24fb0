import { describe, expect, test, vi } from "vitest";
import { effectOf } from "#relay/contract/errors.ts";
import { createRetryTimes, retryAfterIn } from "./retryAfter.ts";
import { sessionToken } from "#tests/worlds/fixtures/tokenFixture.ts";

const NOW = Date.parse("2026-11-25T10:00:00Z");

test.each([
  ["7", 7],
  ["0", 0],
  ["Wed, 25 Nov 2026 10:00:20 GMT", 20],
  ["86400", 60],
  ["Wed, 25 Nov 2036 10:00:00 GMT", 60],
  ["Wed, 25 Nov 2026 09:00:00 GMT", undefined],
  ["soon", undefined],
  ["-3", undefined],
])("Retry-After of %s delays calls by %s seconds, at most sixty", (text, seconds) => {
  expect(retryAfterIn(new Headers({ "retry-after": text }), NOW)).toBe(seconds);
});

test("A response without Retry-After holds no calls back", () => {
  expect(retryAfterIn(new Headers(), NOW)).toBeUndefined();
});

describe("Retry-After", () => {
  const add = '{"operationName":"addMutation","variables":{}}';
  const mine = { session: "Session mine", body: add };
  const others = { session: "Session others", body: add };
  const anybody = { session: undefined, body: add };

  function retryTimes() {
    const clock = { now: NOW };
    const times = createRetryTimes(() => clock.now);
    const isDue = (...call: Parameters<typeof times.requireDue>) => {
      try {
        times.requireDue(...call);
        return true;
      } catch (error) {
        if (effectOf(error) !== "none") throw error;
        return false;
      }
    };
    return { ...times, isDue, clock };
  }

  test("of a view holds back views and refreshes until its end, and no cart", () => {
    const { note, isDue, viewDelayMs, clock } = retryTimes();
    note({ call: anybody, priority: "view" }, { status: 429, seconds: 10 });
    expect(isDue({ call: anybody, priority: "view" })).toBe(false);
    expect(isDue({ call: anybody, priority: "refresh" })).toBe(false);
    expect(isDue({ call: mine, priority: "cart" })).toBe(true);
    expect(isDue({ call: mine, priority: "checkout" })).toBe(true);
    expect(viewDelayMs()).toBe(10_000);
    clock.now += 10_000;
    expect(isDue({ call: anybody, priority: "view" })).toBe(true);
    expect(viewDelayMs()).toBe(0);
  });

  test("of a shopper's call holds back only that operation of that shopper", () => {
    const { note, isDue, clock } = retryTimes();
    note({ call: mine, priority: "cart" }, { status: 429, seconds: 10 });
    expect(isDue({ call: mine, priority: "cart" })).toBe(false);
    const cart = { ...mine, body: '{"operationName":"cartQuery","variables":{}}' };
    expect(isDue({ call: cart, priority: "cart" })).toBe(true);
    expect(isDue({ call: others, priority: "cart" })).toBe(true);
    expect(isDue({ call: anybody, priority: "cart" })).toBe(true);
    expect(isDue({ call: anybody, priority: "view" })).toBe(true);
    clock.now += 10_000;
    expect(isDue({ call: mine, priority: "cart" })).toBe(true);
  });

  test("of a shopper's call holds back that operation of the same customer at the same network, even with a renewed token", () => {
    const { note, isDue } = retryTimes();
    const call = (network: string, customer = "t_ann") => ({
      session: `Session ${sessionToken(customer)}`,
      customer,
      body: add,
      address: network,
    });
    note({ call: call("203.0.113.5"), priority: "cart" }, { status: 429, seconds: 10 });
    expect(isDue({ call: call("203.0.113.5"), priority: "cart" })).toBe(false);
    expect(isDue({ call: call("203.0.113.5", "t_bob"), priority: "cart" })).toBe(true);
    expect(isDue({ call: call("198.51.100.7"), priority: "cart" })).toBe(true);
  });

  test("of a call with a token that the backend has not confirmed holds back that token only", () => {
    const { note, isDue } = retryTimes();
    const call = (token: string, customer?: string) => ({
      session: `Session ${token}`,
      customer,
      body: add,
      address: "203.0.113.5",
    });
    for (const forged of [sessionToken("t_ann"), "t_ann", "customer t_ann"]) {
      note({ call: call(forged), priority: "cart" }, { status: 429, seconds: 10 });
      expect(isDue({ call: call(forged), priority: "cart" })).toBe(false);
    }
    expect(isDue({ call: call(sessionToken("t_ann"), "t_ann"), priority: "cart" })).toBe(true);
    expect(isDue({ call: call(sessionToken("t_ann")), priority: "cart" })).toBe(true);
  });

  test("of a call without a session holds back that operation of the same network or customer only", () => {
    const { note, isDue, clock } = retryTimes();
    const at = (address: string) => ({ ...anybody, address });
    note({ call: at("203.0.113.5"), priority: "cart" }, { status: 429, seconds: 10 });
    expect(isDue({ call: at("203.0.113.5"), priority: "cart" })).toBe(false);
    expect(isDue({ call: at("198.51.100.7"), priority: "cart" })).toBe(true);
    const shopper = { ...mine, address: "203.0.113.5" };
    expect(isDue({ call: shopper, priority: "cart" })).toBe(true);
    clock.now += 10_000;
    expect(isDue({ call: at("203.0.113.5"), priority: "cart" })).toBe(true);

    const customer = (id: string) => ({ ...anybody, customer: id });
    note({ call: customer("7"), priority: "cart" }, { status: 429, seconds: 10 });
    expect(isDue({ call: customer("7"), priority: "cart" })).toBe(false);
    expect(isDue({ call: customer("8"), priority: "cart" })).toBe(true);
    expect(isDue({ call: anybody, priority: "cart" })).toBe(true);
  });

  test("ends in time though the clock of the server is set back", () => {
    vi.useFakeTimers({ now: NOW });
    const times = createRetryTimes();
    times.note({ call: anybody, priority: "view" }, { status: 429, seconds: 10 });
    vi.setSystemTime(NOW - 3_600_000);
    vi.advanceTimersByTime(10_000);
    expect(times.viewDelayMs()).toBe(0);
    vi.useRealTimers();
  });

  test("of a 503 holds back views too, even after a personal call", () => {
    const { note, isDue } = retryTimes();
    note({ call: mine, priority: "cart" }, { status: 503, seconds: 10 });
    expect(isDue({ call: anybody, priority: "view" })).toBe(false);
    expect(isDue({ call: others, priority: "cart" })).toBe(true);
  });
});
