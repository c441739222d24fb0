import type { LightMyRequestResponse } from "fastify";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { classLimits } from "#server/limits/operationRateLimits.ts";
import {
  scriptHashes,
  securedHeaders,
  securedPageHeaders,
  sharedPolicyOf,
  sourcesOf,
  styleHashes,
} from "#tests/worlds/browser/pagePolicy.ts";
import { recoverBackend } from "#tests/worlds/servers/recoverBackend.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { SITE_URL: "https://shop.example" }, woo: {} });

const browser = { accept: "text/html,*/*;q=0.8" };

let policyOfHome = "";
beforeAll(async () => {
  const { app } = world();
  app.get("/broken", () => {
    throw new Error("broken");
  });
  policyOfHome = sharedPolicyOf(await app.inject({ url: "/", headers: browser }));
});
afterEach(() => recoverBackend(world()));

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
const open = (url: string) => world().app.inject({ url, headers: browser });

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
  for (let sent = 0; sent < limit; sent += 1) await world().app.inject(request);
  return world().app.inject(request);
}

const review = { rating: "4", author: "Jo", email: "jo@example.test", content: "Holds well." };

const failed: readonly [name: string, number, () => Promise<LightMyRequestResponse>][] = [
  [
    "the error page",
    500,
    () => {
      world().woo.fail("responds with null and an error");
      return open("/product/sunglasses");
    },
  ],
  ["the plain error page", 500, () => open("/broken")],
  [
    "the unavailable page",
    503,
    () => {
      world().woo.fail("breaks the connection");
      return open("/product/sunglasses");
    },
  ],
  [
    "the unavailable cart",
    503,
    async () => {
      const visitor = formShopper(world().app);
      await visitor.post("/cart/items", { productId: "15" });
      world().woo.fail("breaks the connection");
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
  let visitor: FormShopper;
  beforeAll(async () => {
    const { app } = world();
    visitor = formShopper(app);
    await visitor.signIn();
    await visitor.add();
    await visitor.place(await visitor.form());
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
      const { app } = world();
      const response = await app.inject({ url, headers: browser, cookies: visitor.cookies() });
      expect(response.statusCode).toBe(url === "/no-such-page" ? 404 : 200);
      expectSecured(response, hidesReferrer);
    },
  );
});
