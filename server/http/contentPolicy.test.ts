import { expect, test } from "vitest";
import type { PolicyPart } from "#relay/contract/page/policyPart.ts";
import { policyOf, withStyle } from "./contentPolicy.ts";

const base = {
  own: { "default-src": ["'self'"], "style-src": ["'self'"], "frame-src": ["'none'"] },
  search: { "connect-src": ["'self'", "https://search.example"] },
};
const payment: PolicyPart = {
  "frame-src": ["https://pay.example"],
  "connect-src": ["https://pay.example", "https://search.example"],
};

test("policyOf joins the sources that the parts name for a directive, each once", () => {
  expect(policyOf(base, { payment })).toBe(
    "default-src 'self'; frame-src https://pay.example; " +
      "connect-src 'self' https://search.example https://pay.example; style-src 'self'",
  );
});

test("policyOf does not let a later part with the same name replace an earlier one", () => {
  expect(policyOf(base, { own: payment })).toContain("default-src 'self'");
});

test("policyOf adds no sources of a part that is not passed to it", () => {
  expect(policyOf(base)).toBe(
    "default-src 'self'; frame-src 'none'; connect-src 'self' https://search.example; style-src 'self'",
  );
});

test("a page's policy part can name origins only", () => {
  // @ts-expect-error: no part may allow inline code
  const inline: PolicyPart = { "script-src": ["'unsafe-inline'"] };
  // @ts-expect-error: no part may allow every site
  const everySite: PolicyPart = { "frame-src": ["*"] };
  // @ts-expect-error: no part may let other sites frame the shop
  const framed: PolicyPart = { "frame-ancestors": ["https://pay.example"] };
  expect([inline, everySite, framed]).toHaveLength(3);
});

test("withStyle allows a page's own style, and nothing where the page inlines none", () => {
  expect(withStyle(policyOf(base), "'sha256-aa'")).toMatch(/; style-src 'self' 'sha256-aa'$/);
  expect(withStyle(policyOf(base), "")).toBe(policyOf(base));
});
