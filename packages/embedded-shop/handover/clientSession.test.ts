import { afterAll, describe, expect, test } from "vitest";
import { openShop } from "#shop/openShop.ts";
import { GUEST_LIFETIME } from "#shop/session/sessionToken.ts";
import { openSession } from "#shop/session/requestSession.ts";
import { isTransferNonce, transferNonce } from "./clientSession.ts";
import type { Target } from "./clientSession.ts";

let now = Date.UTC(2026, 10, 23);
const shop = await openShop({ dataDir: ":memory:", now: () => now });
afterAll(() => shop.close());
const pass = (seconds: number) => void (now += seconds * 1000);

function newShopper() {
  const session = openSession(shop, null, GUEST_LIFETIME);
  const { customerId } = session;
  return {
    nonce: (target: Target = "checkout") => transferNonce({ shop, session }, target),
    accepts: (nonce: string, target: Target = "checkout") =>
      isTransferNonce(shop, { target, customerId, nonce }),
  };
}

describe("the nonce of a link", () => {
  test("is the same within the hour, which a second request does not prolong", () => {
    const shopper = newShopper();
    const nonce = shopper.nonce();
    pass(3599);
    expect(shopper.nonce()).toBe(nonce);
    expect(shopper.accepts(nonce)).toBe(true);
    pass(1);
    expect(shopper.accepts(nonce)).toBe(false);
    const next = shopper.nonce();
    expect(next).not.toBe(nonce);
    expect([shopper.accepts(next), shopper.accepts(nonce)]).toEqual([true, false]);
  });

  test("is valid for its page and its session only", () => {
    const [shopper, other] = [newShopper(), newShopper()];
    const nonce = shopper.nonce();
    other.nonce();
    expect(nonce).toMatch(/^[0-9a-f]{10}$/);
    expect(shopper.accepts(nonce, "cart")).toBe(false);
    expect(other.accepts(nonce)).toBe(false);
  });

  test("does not exist before a link was requested", () => {
    expect(newShopper().accepts("")).toBe(false);
  });
});
