import { describe, expect, test } from "vitest";
import { readToken, signToken } from "./jsonWebToken.ts";

const NOW = 1_800_000_000;
const secret = "a secret of the shop";
const token = (claims: object) => signToken({ ...claims }, secret);
const segment = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
const refusal = (text: string) => () => readToken(text, secret, NOW);

describe("readToken", () => {
  test("returns the signed claims", () => {
    const claims = { iss: "https://shop.example", exp: NOW + 1, data: { customer_id: "t_1" } };
    expect(readToken(token(claims), secret, NOW)).toEqual(claims);
  });

  test("verifies a token that another library signed", () => {
    const foreign =
      "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";
    expect(readToken(foreign, "your-256-bit-secret", NOW)).toMatchObject({ name: "John Doe" });
  });

  test("allows a minute of clock skew, not more", () => {
    expect(readToken(token({ exp: NOW - 59 }), secret, NOW)).toBeDefined();
    expect(refusal(token({ exp: NOW - 60 }))).toThrow("Expired token");
    expect(readToken(token({ nbf: NOW + 60 }), secret, NOW)).toBeDefined();
    expect(refusal(token({ nbf: NOW + 61 }))).toThrow(
      "Cannot handle token with nbf prior to 2027-01-15T08:01:01+00:00",
    );
  });

  test.each([
    ["not-a-jwt", "Wrong number of segments"],
    [`x.${segment({})}.y`, "Invalid header encoding"],
    [`${segment({ alg: "HS256" })}.x.y`, "Invalid claims encoding"],
    [`${segment({})}.${segment({})}.y`, "Empty algorithm"],
    [`${segment({ alg: "none" })}.${segment({})}.`, "Incorrect key for this algorithm"],
    [`${token({ exp: NOW - 90 })}x`, "Signature verification failed"],
    [signToken({}, "another secret"), "Signature verification failed"],
  ])("rejects %s", (text, reason) => {
    expect(refusal(text)).toThrow(reason);
  });
});
