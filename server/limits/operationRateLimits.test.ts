import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customerOf } from "#relay/session/session.ts";
import { sessionToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { classLimits, createOperationRateLimits } from "./operationRateLimits.ts";
import type { OperationRateLimits, RequestClass } from "./operationRateLimits.ts";
import { createRateLimit } from "./rateLimit.ts";
import type { RateLimitOptions } from "./rateLimit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes attempts one after another; returns the number of allowed ones. */
async function allowed(
  { take }: OperationRateLimits,
  requestClass: RequestClass,
  count: number,
  sender: (at: number) => { address?: string; session?: string },
): Promise<number> {
  let number = 0;
  for (let at = 0; at < count; at += 1) {
    const { address = "192.0.2.1", session } = sender(at);
    if ((await take(requestClass, { address, session })).isAllowed) number += 1;
  }
  return number;
}

test("A network has a limited number of attempts per class and period, in any number of sessions", async () => {
  const limits = createOperationRateLimits();
  const { perNetwork, seconds } = classLimits.coupons;
  const sender = (at: number) => ({ session: sessionToken(`t_${at}`) });
  expect(await allowed(limits, "coupons", perNetwork + 5, sender)).toBe(perNetwork);
  expect(await allowed(limits, "changes", 5, sender)).toBe(5);
  expect(await allowed(limits, "coupons", 1, () => ({ address: "192.0.2.2" }))).toBe(1);
  vi.advanceTimersByTime(seconds * 1000);
  expect(await allowed(limits, "coupons", 1, () => ({}))).toBe(1);
});

test("Coupons, orders and reviews have a limit per /48, whose networks one customer may have", async () => {
  const limits = createOperationRateLimits();
  const sender = (at: number) => ({ address: `2001:db8:1:${(at % 500).toString(16)}::1` });
  for (const name of ["coupons", "orders", "reviews"] as const) {
    const { perSlash48 = 0 } = classLimits[name];
    expect(await allowed(limits, name, perSlash48 + 5, sender)).toBe(perSlash48);
  }
  const { perNetwork } = classLimits.changes;
  expect(await allowed(limits, "changes", perNetwork * 4, sender)).toBe(perNetwork * 4);
});

test("A session has fewer attempts than its network, even if its token is renewed", async () => {
  const limits = createOperationRateLimits({ confirmedCustomerOf: customerOf });
  const { perSession } = classLimits.coupons;
  const sender = () => ({ session: sessionToken("t_ann") });
  expect(await allowed(limits, "coupons", perSession + 5, sender)).toBe(perSession);
  expect(await allowed(limits, "coupons", 1, () => ({ session: sessionToken("t_ben") }))).toBe(1);
});

/**
 * Uses up a customer's attempts with forged tokens; returns the numbers of the customer's attempts
 * that are allowed in the same network and in another one.
 */
async function attemptsBesideForgeries(): Promise<number[]> {
  const own = sessionToken("2");
  const limits = createOperationRateLimits({
    confirmedCustomerOf: (token) => (token === own ? "2" : undefined),
  });
  for (const session of ["2", "customer 2", `${own}x`, sessionToken("2")]) {
    await allowed(limits, "coupons", 65, () => ({ session }));
  }
  const at = (address: string) => allowed(limits, "coupons", 1, () => ({ address, session: own }));
  return [await at("192.0.2.1"), await at("198.51.100.1")];
}

test("A forged token uses up no attempts of its customer, in no network", async () => {
  expect(await attemptsBesideForgeries()).toEqual([1, 1]);
});

test("A hundred shoppers behind one address stay below every limit", async () => {
  const perMinute: Record<RequestClass, number> = {
    changes: 10,
    personalReads: 25,
    sharedReads: 25,
    coupons: 0.3,
    orders: 0.5,
    reviews: 0.01,
    searches: 30,
  };
  for (const [name, { perNetwork, perSession, seconds }] of Object.entries(classLimits)) {
    const usual = perMinute[name as RequestClass] * (seconds / 60);
    expect(usual * 100, name).toBeLessThanOrEqual(perNetwork);
    expect(usual * 2, name).toBeLessThanOrEqual(perSession);
  }
});

test("A different store of counters receives each limit's name, number and period", async () => {
  const opened: RateLimitOptions[] = [];
  createOperationRateLimits({
    open: (options) => {
      opened.push(options);
      return createRateLimit(options);
    },
  });
  const { perNetwork, perSession, seconds } = classLimits.changes;
  expect(opened).toContainEqual({ name: "changes-network", points: perNetwork, seconds });
  expect(opened).toContainEqual({ name: "changes-session", points: perSession, seconds });
  expect(new Set(opened.map(({ name }) => name)).size).toBe(opened.length);
});
