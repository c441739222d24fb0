import type { LightMyRequestResponse } from "fastify";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { classLimits } from "#server/limits/operationRateLimits.ts";
import { appOverWoo } from "#tests/worlds/servers/appOverWoo.ts";
import { createOrderer } from "#tests/worlds/shoppers/orderer.ts";
import {
  scriptHashes,
  securedHeaders,
  securedPageHeaders,
  sharedPolicyOf,
  sourcesOf,
  styleHashes,
} from "#tests/worlds/browser/pagePolicy.ts";
import { recoverBackend } from "#tests/worlds/servers/recoverBackend.ts";
import { createVisitor } from "#tests/worlds/shoppers/visitor.ts";
import type { Visitor } from "#tests/worlds/shoppers/visitor.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";

const over = appOverWoo({ SITE_URL: "https://shop.example" });

const browser = { accept: "text/html,*/*;q=0.8" };

let policyOfHome = "";
beforeAll(async () => {
  const { app } = over();
  app.get("/broken", () => {
    throw new Error("broken");
  });
  policyOfHome = sharedPolicyOf(await app.inject({ url: "/", headers: browser }));
});
afterEach(() => recoverBackend(over()));

/** Expects every security header of a page; a page whose address may hold a key hides it. */
function expectSecured(response: LightMyRequestResponse, hidesReferrer = false): void {
  const { headers, body } = response;
  expect(headers).toMatchObject({
    ...securedHeaders,
    ...securedPageHeaders,
    ...(hidesReferrer && { "referrer-policy": "strict-origin" }),
  });
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(policyOfHome).toContain("trusted-types sanitized-html");
  expect(policyOfHome).toContain("require-trusted-types-for 'script'");
  expect(sharedPolicyOf(response)).toBe(policyOfHome);
  expect(sourcesOf(response, "style-src")).toEqual(["'self'", ...styleHashes(body)]);
  expect(sourcesOf(response, "script-src")).toEqual(expect.arrayContaining(scriptHashes(body)));
  expect(body).not.toMatch(/<[^>]+\sstyle=/);
}

/** Opens a page as a browser does. */
const open = (url: string) => over().app.inject({ url, headers: browser });

/** Posts a form so often from one address and session that the last one is refused. */
async function postTooOften(
  url: string,
  fields: Record<string, string>,
  limit: number,
): Promise<LightMyRequestResponse> {
  const request = {
    method: "POST",
    url,
    headers: { ...browser, "content-type": "application/x-www-form-urlencoded" },
    cookies: { "woo-session": "a" },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: "192.0.2.80",
  } as const;
  for (let sent = 0; sent < limit; sent += 1) await over().app.inject(request);
  return over().app.inject(request);
}

const review = { rating: "4", author: "Jo", email: "jo@example.test", content: "Holds well." };

const failed: readonly [name: string, number, () => Promise<LightMyRequestResponse>][] = [
  [
    "the error page",
    500,
    () => {
      over().woo.fail("responds with null and an error");
      return open("/product/sunglasses");
    },
  ],
  ["the plain error page", 500, () => open("/broken")],
  [
    "the unavailable page",
    503,
    () => {
      over().woo.fail("breaks the connection");
      return open("/product/sunglasses");
    },
  ],
  [
    "the unavailable cart",
    503,
    async () => {
      const visitor = createVisitor(over().app);
      await visitor.post("/cart/items", { productId: "15" });
      over().woo.fail("breaks the connection");
      return visitor.open("/cart");
    },
  ],
  [
    "the page of a cart form that was sent too often",
    429,
    () => postTooOften("/cart/items", {}, classLimits.changes.perSession),
  ],
  [
    "the product page with a review that was sent too often",
    429,
    () => postTooOften("/product/belt/reviews", review, classLimits.reviews.perNetwork),
  ],
  [
    "the sign-in page after too many attempts",
    429,
    () => postTooOften("/account/login", { username: "nobody", password: "nope" }, 10),
  ],
];

describe.each(failed)("%s, with status %i", (_, status, request) => {
  test("has the same security headers and policy as other pages.", async () => {
    const response = await request();
    expect(response.statusCode).toBe(status);
    expectSecured(response);
  });
});

describe("a signed-in customer who has placed an order", () => {
  let visitor: Visitor;
  beforeAll(async () => {
    const { app, woo } = over();
    visitor = createVisitor(app);
    await visitor.send("/account/login", account);
    const orderer = await createOrderer(app, woo.endpoint, { visitor });
    await orderer.place(await orderer.form());
    await visitor.post("/cart/items", { productId: "15" });
  });

  test.each([
    ["/success", true],
    ["/account", true],
    ["/account/addresses", true],
    ["/account/details", true],
    ["/account/downloads", true],
    ["/", false],
    ["/product/belt", false],
    ["/cart", false],
    ["/checkout", false],
    ["/search?q=belt", false],
    ["/no-such-page", false],
  ])(
    "gets the same security headers and policy at %s as a guest gets on the home page.",
    async (url, hidesReferrer) => {
      const { app } = over();
      const response = await app.inject({ url, headers: browser, cookies: visitor.cookies() });
      expect(response.statusCode).toBe(url === "/no-such-page" ? 404 : 200);
      expectSecured(response, hidesReferrer);
    },
  );
});
