import { afterEach, expect, test, vi } from "vitest";
import { createConfirmedTokens } from "./confirmedTokens.ts";
import type { ShopSession } from "#server/backend/line/shopCall.ts";
import { sessionToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { createTokenRenewal } from "./sessionCalls.ts";

afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;
const ISSUED = 1_800_000_000_000;

/** Creates a token of 48 hours, issued at a time. */
const tokenAt = (issued: number, customer = "t_ann") =>
  sessionToken(customer, { iat: issued / 1000, exp: (issued + 48 * HOUR) / 1000 });

/** Renewal over a backend that returns these tokens one after another; none if it fails. */
function renewalOver(...given: (string | null | undefined | Promise<string>)[]) {
  const confirmed = createConfirmedTokens();
  const requests: ShopSession[] = [];
  let passed = 1;
  const renew = createTokenRenewal({
    confirmed,
    now: () => passed,
    request: async (call) => {
      requests.push(call);
      const token = await given.shift();
      if (token === undefined) throw new Error("gone");
      const result = { data: { customer: { sessionToken: token } } };
      return { status: 200, result, receivedToken: undefined, knowsChanges: false, now: 0 };
    },
  });
  return {
    requests,
    confirmed,
    pass: (seconds: number) => void (passed += seconds * 1000),
    renew: (token: string, hours: number, isConfirmed = true) => {
      if (isConfirmed) confirmed.confirm(token);
      return renew({ session: `Session ${token}` }, { now: ISSUED + hours * HOUR });
    },
  };
}

test("A token is renewed once less than half of its lifetime remains", async () => {
  const renewed = tokenAt(ISSUED + 25 * HOUR);
  const { renew, requests, confirmed } = renewalOver(renewed);
  const token = tokenAt(ISSUED);
  expect(await renew(token, 24)).toBeUndefined();
  expect(requests).toEqual([]);
  expect(await renew(token, 25)).toBe(renewed);
  expect(confirmed.customerOf(renewed)).toBe("t_ann");
});

test("Calls with one token share one renewal", async () => {
  const renewed = tokenAt(ISSUED + 25 * HOUR);
  const { renew, requests } = renewalOver(renewed);
  const token = tokenAt(ISSUED);
  const both = [renew(token, 25), renew(token, 25)];
  expect(await Promise.all(both)).toEqual([renewed, renewed]);
  expect(await renew(token, 25)).toBe(renewed);
  expect(requests).toHaveLength(1);
});

test.each([
  ["another customer's token", tokenAt(ISSUED + 25 * HOUR, "t_ben")],
  ["a token that expires earlier", tokenAt(ISSUED - HOUR)],
  ["a malformed token", "opaque"],
  ["null", null],
  ["an error", undefined],
])(
  "A renewal that returns %s leaves the token as it is, and is not repeated at once",
  async (_, given) => {
    const { renew, requests } = renewalOver(given);
    const token = tokenAt(ISSUED);
    expect(await renew(token, 25)).toBeUndefined();
    expect(await renew(token, 25)).toBeUndefined();
    expect(requests).toHaveLength(1);
  },
);

test("A response waits two seconds for a renewal, which a later call still gets", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const renewed = tokenAt(ISSUED + 25 * HOUR);
  const { promise, resolve } = Promise.withResolvers<string>();
  const { renew } = renewalOver(promise);
  const token = tokenAt(ISSUED);
  const first = renew(token, 25);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBeUndefined();
  resolve(renewed);
  expect(await renew(token, 25)).toBe(renewed);
});

test("A token that the backend has not confirmed, or without an expiry, is not renewed", async () => {
  const { renew, requests } = renewalOver();
  await renew(tokenAt(ISSUED), 25, false);
  await renew("opaque", 25);
  expect(requests).toEqual([]);
});

test("A renewal that failed is tried again after a minute, also for a shopper who never pauses", async () => {
  const renewed = tokenAt(ISSUED + 25 * HOUR);
  const { renew, requests, pass } = renewalOver(undefined, renewed);
  const token = tokenAt(ISSUED);
  for (let seconds = 0; seconds <= 60; seconds += 20) {
    expect(await renew(token, 25)).toBeUndefined();
    pass(20);
  }
  expect(requests).toHaveLength(1);
  expect(await renew(token, 25)).toBe(renewed);
});
