import { expect, test } from "vitest";
import { customerOf, isAccountToken, mayReplace } from "./session.ts";
import { isRedacted, redactToken } from "./redactedToken.ts";

const claims = { iss: "https://shop.example", exp: 2_000_000_000, data: { customer_id: "2" } };
const token = `e30.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.c2lnbmF0dXJl`;

test("A redacted token names its customer but lacks the signature", () => {
  const redacted = redactToken(token);
  expect([isRedacted(redacted), isRedacted(token)]).toEqual([true, false]);
  expect([customerOf(redacted), isAccountToken(redacted)]).toEqual(["2", true]);
  expect(redacted).not.toContain("c2lnbmF0dXJl");
});

test("A redacted token renews and is renewed as its full token would be", () => {
  const later = { ...claims, exp: claims.exp + 1 };
  const next = redactToken(`e30.${btoa(JSON.stringify(later)).replaceAll("=", "")}.x`);
  expect(mayReplace(redactToken(token), next)).toBe(true);
  expect(mayReplace(next, redactToken(token))).toBe(false);
});
