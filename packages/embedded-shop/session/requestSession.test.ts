import { describe, expect, test } from "vitest";
import type { Shop } from "#shop/shop.ts";
import { signToken } from "./jsonWebToken.ts";
import { openSession } from "./requestSession.ts";
import { GUEST_LIFETIME, issueToken, readClaim } from "./sessionToken.ts";

const NOW = 1_800_000_000;

/** The parts of a shop that its sessions need: site URL, secret and clock. */
function shopAt(seconds: number): Shop {
  const facts = { siteUrl: "https://shop.example", secret: "a secret", now: () => seconds * 1000 };
  return facts as Shop;
}
const shop = shopAt(NOW);
const customer = "t_0123456789abcdef0123456789abcd";

describe("openSession", () => {
  test("creates a session for a request without a token, and returns its token", () => {
    const one = openSession(shop, null, GUEST_LIFETIME);
    const other = openSession(shop, null, GUEST_LIFETIME);
    expect(one.customerId).toMatch(/^t_[0-9a-f]{30}$/);
    expect(one.customerId).not.toBe(other.customerId);
    expect(readClaim(shop, `Session ${one.responseToken() ?? ""}`)).toEqual({
      kind: "customer",
      customerId: one.customerId,
    });
  });

  test("returns no token until the cart changes", () => {
    const token = issueToken(shop, customer, 60);
    const session = openSession(shopAt(NOW + 30), `Session ${token}`, GUEST_LIFETIME);
    expect(session.responseToken()).toBeUndefined();
    session.renew();
    const renewed = session.responseToken() ?? "";
    expect(readClaim(shopAt(NOW + GUEST_LIFETIME), `Session ${renewed}`)).toMatchObject({
      customerId: customer,
    });
  });

  test("responds to an invalid token with a new session and an error", () => {
    const session = openSession(shop, "Session not-a-jwt", GUEST_LIFETIME);
    expect(session.refusal).toBe("invalid_token: Wrong number of segments");
    expect(session.responseToken()).toBeDefined();
  });
});

describe("readClaim", () => {
  test("accepts a token until a minute after its expiry", () => {
    const header = `Session ${issueToken(shop, customer, 300)}`;
    expect(readClaim(shopAt(NOW + 359), header).kind).toBe("customer");
    expect(readClaim(shopAt(NOW + 360), header)).toEqual({
      kind: "refused",
      reason: "invalid_token: Expired token",
    });
  });

  test.each([
    [
      { iss: "https://other.example", data: { customer_id: customer } },
      "The iss do not match with this server",
    ],
    [{ iss: "https://shop.example", data: {} }, "Customer ID not found in the token"],
    [{ iss: "https://shop.example" }, "Customer ID not found in the token"],
  ])("rejects the claims %j", (claims, reason) => {
    expect(readClaim(shop, `Session ${signToken(claims, "a secret")}`)).toEqual({
      kind: "refused",
      reason: `invalid_token: ${reason}`,
    });
  });

  test.each(["Session", "Bearer abc", "abc.def.ghi"])(
    "readClaim ignores the header %j",
    (header) => {
      expect(readClaim(shop, header)).toEqual({
        kind: "refused",
        reason: "invalid_cart_token: Invalid Cart-Token",
      });
    },
  );
});
