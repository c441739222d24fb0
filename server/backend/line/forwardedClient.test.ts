import { describe, expect, test } from "vitest";
import { describeClient, signClient, signStorefront } from "./forwardedClient.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const NOW = 1_800_000_000_500;

/** Returns the headers that reach WordPress for a shopper. */
function headersFor(
  client: { address?: string; userAgent?: string },
  secret: string | undefined = SECRET,
): Record<string, string> {
  const headers = new Headers();
  describeClient(headers, client);
  signClient(headers, secret, NOW);
  return Object.fromEntries(headers);
}

describe("The forwarded shopper", () => {
  test("is signed with address, user agent and time", () => {
    // The signature was computed with PHP's hash_hmac.
    expect(headersFor({ address: "203.0.113.5", userAgent: "Mozilla/5.0 (X11)" })).toEqual({
      "x-vitrine-client": "203.0.113.5",
      "x-vitrine-agent": "Mozilla/5.0 (X11)",
      "x-vitrine-time": "1800000000",
      "x-vitrine-signature": "3786c8f86ec60194cbedc422f86f799145e290fe19e92662ec0a4c72057869f4",
    });
  });

  test("has another signature with another secret, address or user agent", () => {
    const signatures = [
      headersFor({ address: "203.0.113.5" }),
      headersFor({ address: "203.0.113.6" }),
      headersFor({ address: "203.0.113.5", userAgent: "x" }),
      headersFor({ address: "203.0.113.5" }, SECRET.toUpperCase()),
    ].map((headers) => headers["x-vitrine-signature"]);
    expect(new Set(signatures).size).toBe(4);
  });

  test.each([
    ["::ffff:203.0.113.5", "203.0.113.5"],
    ["203.0.113.5:50123", "203.0.113.5"],
    ["2001:db8::1", "2001:db8::1"],
  ])("with the address %s is forwarded as %s", (address, forwarded) => {
    expect(headersFor({ address })["x-vitrine-client"]).toBe(forwarded);
  });

  test("has a user agent of printable ASCII characters, with a maximum length", () => {
    const { "x-vitrine-agent": agent = "" } = headersFor({
      address: "203.0.113.5",
      userAgent: ` Sträng\n${"x".repeat(1000)}`,
    });
    expect(agent).toMatch(/^Str\?ng\?x+$/);
    expect(agent.length).toBeLessThanOrEqual(400);
  });

  test.each([undefined, "unknown", "", "203.0.113.5, 10.0.0.1"])(
    "is left out without a valid address: %j",
    (address) => {
      expect(headersFor({ ...(address !== undefined && { address }), userAgent: "x" })).toEqual({});
    },
  );

  test("is left out without a secret", () => {
    const headers = new Headers({ accept: "application/json" });
    describeClient(headers, { address: "203.0.113.5", userAgent: "x" });
    signClient(headers, undefined, NOW);
    expect(Object.fromEntries(headers)).toEqual({ accept: "application/json" });
  });
});

describe("The header of the storefront", () => {
  const headerWith = (secret: string | undefined) => {
    const headers = new Headers({ "x-vitrine-storefront": "somebody else's" });
    signStorefront(headers, secret);
    return headers.get("x-vitrine-storefront");
  };

  test("depends on the secret, and does not contain it", () => {
    // Computed with PHP's hash_hmac.
    expect(headerWith(SECRET)).toBe(
      "9e3176f1c842d3d704418afcd793a25c80fd9e4474de714cf114dc59c74a36d1",
    );
    expect(headerWith(SECRET.toUpperCase())).not.toBe(headerWith(SECRET));
  });

  test("is removed without a secret", () => {
    expect(headerWith(undefined)).toBeNull();
  });
});
