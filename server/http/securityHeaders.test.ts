import { expect, test } from "vitest";
import { createRoutes } from "#server/rendering/routes.ts";
import { createSecurityHeaders, policyOf, withStyle } from "./securityHeaders.ts";
import type { PolicyPart } from "#relay/contract/policyPart.ts";

const pay = { policyParts: { pay: { "frame-src": ["https://pay.example"] } } } as const;
const routes = createRoutes([
  { route: "/", rules: { rendering: "prerendered" } },
  { route: "/checkout", rules: { rendering: "personal", ...pay } },
  { route: "/success", rules: { rendering: "personal", hidesReferrer: true } },
]);

/** Returns the headers of a response under some settings. */
function headersOf(
  response: { url?: string; protocol?: string; isHtml?: boolean; styleSource?: string } = {},
  settings: object = {},
) {
  const inline = ["'sha256-boot'"];
  const all = { HSTS_SECONDS: 31_536_000, CHECKOUT: "here" as const, ...settings };
  const secure = createSecurityHeaders(all, inline, routes);
  return secure({ url: "/", protocol: "http", isHtml: true, styleSource: "", ...response });
}
const policy = (...of: Parameters<typeof headersOf>) =>
  headersOf(...of)["content-security-policy"] ?? "";
const transport = (...of: Parameters<typeof headersOf>) =>
  headersOf(...of)["strict-transport-security"];

test("the policy allows inline scripts and the page's own style by hash alone", () => {
  expect(policy({ styleSource: "'sha256-own'" })).toBe(
    "default-src 'self'; connect-src 'self'; frame-src 'none'; frame-ancestors 'none'; " +
      "base-uri 'self'; form-action 'self'; object-src 'none'; script-src 'self' 'sha256-boot'; " +
      "img-src 'self' data:; require-trusted-types-for 'script'; trusted-types sanitized-html; " +
      "style-src 'self' 'sha256-own'",
  );
});

test("only the page whose rules name a part has the wider policy", () => {
  const frames = "frame-src https://pay.example;";
  for (const url of ["/checkout", "/checkout?step=2"]) expect(policy({ url })).toContain(frames);
  for (const url of ["/", "/checkout/intent", "/%"]) expect(policy({ url })).not.toContain("pay.");
});

test("a page whose address contains a key sends only its origin as the referrer", () => {
  const referrers = (url: string) => headersOf({ url })["referrer-policy"];
  expect(referrers("/success?order=7&key=wc_order_abc")).toBe("strict-origin");
  expect(referrers("/checkout")).toBe("strict-origin-when-cross-origin");
});

test("the policy names the origins of WordPress, listed pictures, subscriptions and the search", () => {
  const full = policy(
    {},
    {
      GRAPHQL_ENDPOINT: "https://shop.example/graphql",
      IMAGE_ORIGINS: ["https://cdn.example"],
      GRAPHQL_WS_ENDPOINT: "wss://live.example/graphql",
      ALGOLIA_APP_ID: "APP",
    },
  );
  expect(full).toContain("img-src 'self' data: https://shop.example https://cdn.example;");
  expect(full).toContain("connect-src 'self' wss://live.example https://APP-dsn.algolia.net ");
});

test("a response that is no page has a policy under which nothing loads", () => {
  expect(headersOf({ isHtml: false })["content-security-policy"]).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});

test("HSTS is sent over HTTPS, and everywhere if the public URL is one of HTTPS", () => {
  expect(transport()).toBeUndefined();
  expect(transport({}, { SITE_URL: "http://shop.example" })).toBeUndefined();
  expect(transport({ protocol: "https" })).toBe("max-age=31536000");
  expect(transport({}, { SITE_URL: "https://shop.example" })).toBe("max-age=31536000");
});

test("a duration of 0 makes browsers forget HSTS", () => {
  expect(transport({ protocol: "https" }, { HSTS_SECONDS: 0 })).toBe("max-age=0");
});

test.each([
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", expect.stringContaining("payment=()") as string],
])("a page has the header %s", (name, value) => {
  expect(headersOf()[name]).toEqual(value);
});

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
