import { describe, expect, test } from "vitest";
import categoriesPage from "#__generated__/CategoriesPageQuery.graphql.ts";
import { customerOf } from "#relay/session/session.ts";
import { appOverWoo } from "#tests/worlds/servers/appOverWoo.ts";
import { callsFor, customerUnderTest } from "#tests/worlds/shoppers/customerUnderTest.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";

const over = appOverWoo();
const visitor = customerUnderTest(over);
const LOGIN = "/account/login";
const BELT = { productId: "15", quantity: "2" };
const CUSTOMER = "2";
const refreshes = () => callsFor("refreshJwtAuthToken", over());

test("a guest may sign in from the checkout, and gets back to it", async () => {
  await visitor().post("/cart/items", BELT);
  const signInLink = 'href="/account?return=/checkout"';
  expect((await visitor().open("/checkout")).body).toContain(signInLink);
  const { body } = await visitor().open("/account?return=/checkout");
  expect(body).toMatch(/<input type="hidden" name="return" value="\/checkout"/);
  await visitor().signIn();
  const checkout = await visitor().open("/checkout");
  expect(checkout.body).toContain("Your details");
  expect(checkout.body).not.toContain(signInLink);
});

describe("a signed-in customer", () => {
  test("sends personal requests with their access token, and public ones anonymously", async () => {
    const { woo, app } = over();
    await visitor().signIn();
    woo.forget();
    await visitor().requestCart();
    await visitor().post("/cart/items", BELT);
    await visitor().open("/cart");
    expect(woo.calls().length).toBeGreaterThanOrEqual(3);
    const [issued = ""] = woo.accounts.accessTokens().slice(-1);
    for (const call of woo.calls()) expect(call.authorization).toBe(`Bearer ${issued}`);
    woo.forget();
    await visitor().send("/graphql", { query: categoriesPage.params.text, variables: {} });
    for (const url of ["/product/belt", "/products?page=2", "/search?q=hoodie", "/category/music"])
      await visitor().open(url);
    await app.inject({ url: "/product/cap/_payload.json", cookies: visitor().cookies() });
    expect(woo.calls().length).toBeGreaterThanOrEqual(5);
    for (const call of woo.calls()) expect(call.authorization).toBeUndefined();
  });

  test("never receives one of their tokens in a response", async () => {
    const { woo } = over();
    woo.accounts.letAccessLive(0);
    await visitor().signIn();
    const refreshToken = String(visitor().cookies()["vitrine-customer"]);
    await visitor().requestCart();
    await visitor().post("/cart/items", BELT);
    for (const url of ["/cart", "/cart/_payload.json", "/checkout", "/product/belt"])
      await visitor().open(url);
    await visitor().signIn({ ...account, password: "nope" });
    await visitor().send("/account/logout", undefined);
    expect(woo.accounts.accessTokens().length).toBeGreaterThan(4);
    for (const token of [refreshToken, ...woo.accounts.accessTokens()])
      expect(visitor().heard()).not.toContain(token);
  });

  test("leaves no token and no password in the log, even when the backend fails", async () => {
    const { woo } = over();
    const shop = await startUnrenderedShop({ GRAPHQL_ENDPOINT: woo.endpoint });
    woo.accounts.letAccessLive(0);
    const result = await fetch(`${shop.url}${LOGIN}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: shop.url },
      body: JSON.stringify(account),
    });
    const cookie = result.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
    await (await fetch(`${shop.url}/cart`, { headers: { cookie } })).text();
    woo.fail("breaks the connection");
    await (await fetch(`${shop.url}/cart`, { headers: { cookie } })).text();
    const wrong = new URLSearchParams(account);
    await fetch(`${shop.url}${LOGIN}`, {
      method: "POST",
      headers: { origin: shop.url },
      body: wrong,
      redirect: "manual",
    });
    await shop.stop();
    expect(shop.output()).toContain("a customer could not be signed in");
    const secrets = [...cookie.matchAll(/=([^;]+)/g)].map(([, token = ""]) => token);
    // The third is the redacted token, which opens nothing.
    expect(secrets).toHaveLength(3);
    for (const secret of [...secrets, ...woo.accounts.accessTokens(), account.password])
      expect(shop.output()).not.toContain(secret);
  });

  test("with an expired access token gets one new one for parallel requests", async () => {
    const { woo } = over();
    woo.accounts.letAccessLive(0);
    await visitor().signIn();
    woo.accounts.letAccessLive(300);
    woo.forget();
    const responses = await Promise.all(Array.from({ length: 6 }, () => visitor().requestCart()));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(refreshes()).toHaveLength(1);
    expect(refreshes()[0]?.session).toBeUndefined();
    expect(refreshes()[0]?.authorization).toBeUndefined();
    await visitor().requestCart();
    expect(refreshes()).toHaveLength(1);
  });

  test("is recognized by another process from the cookie alone", async () => {
    await visitor().signIn();
    await visitor().post("/cart/items", BELT);
    const { "vitrine-customer": cookie = "" } = visitor().cookies();
    over().woo.forget();
    const page = await over().app.inject({ url: "/cart", cookies: { "vitrine-customer": cookie } });
    expect(page.body).toContain('aria-label="Quantity of Belt"');
    expect(customerOf(/woo-session=([^;]+)/.exec(String(page.headers["set-cookie"]))?.[1])).toBe(
      CUSTOMER,
    );
  });

  test("gets the account's session in place of a guest session that was moved to the account", async () => {
    await visitor().post("/cart/items", BELT);
    const guests = visitor().session();
    await visitor().signIn();
    const cookies = { ...visitor().cookies(), "woo-session": guests };
    const page = await over().app.inject({ url: "/cart", cookies });
    expect(page.body).toContain('aria-label="Quantity of Belt"');
    const given = /woo-session=([^;]+)/.exec(String(page.headers["set-cookie"]))?.[1];
    expect(customerOf(given)).toBe(CUSTOMER);
  });

  test("gets 403 for a request from another site, which does not reach the backend", async () => {
    await visitor().signIn();
    over().woo.forget();
    const response = await visitor().requestCart({ "sec-fetch-site": "same-site" });
    expect(response.statusCode).toBe(403);
    expect(over().woo.calls()).toEqual([]);
  });

  test("is anonymous in a query without Fetch Metadata and without an origin", async () => {
    await visitor().signIn();
    over().woo.forget();
    expect((await visitor().requestCart({ origin: "null" })).statusCode).toBe(200);
    const authorizations = over()
      .woo.calls()
      .map(({ authorization }) => authorization);
    expect(new Set(authorizations)).toEqual(new Set([undefined]));
  });

  test.each([
    "responds 500 with WordPress's own page",
    "responds 500 with WordPress's own JSON",
    "breaks the connection",
    "responds with null and an error",
  ] as const)("stays signed in while the backend %s", async (failure) => {
    const { woo } = over();
    woo.accounts.letAccessLive(0);
    await visitor().signIn();
    woo.fail(failure);
    expect((await visitor().requestCart()).statusCode).toBe(502);
    expect((await visitor().open("/cart")).statusCode).toBe(503);
    await visitor().post("/cart/items", BELT);
    expect(visitor().given()).toEqual([]);
    woo.recover();
    woo.forget();
    expect((await visitor().requestCart()).statusCode).toBe(200);
    expect(woo.calls().at(-1)?.authorization).toMatch(/^Bearer /);
  });

  test("sends no request anonymously while only the token refresh fails", async () => {
    const { woo } = over();
    woo.accounts.letAccessLive(0);
    await visitor().signIn();
    woo.failField("refreshJwtAuthToken");
    woo.forget();
    expect((await visitor().requestCart()).statusCode).toBe(502);
    expect(woo.calls()).toHaveLength(1);
    expect(visitor().cookies()["vitrine-customer"]).toBeDefined();
  });

  test("with a rejected refresh token is signed out, and continues as a guest", async () => {
    const { woo } = over();
    woo.accounts.letAccessLive(0);
    await visitor().signIn();
    woo.accounts.revoke();
    woo.forget();
    expect((await visitor().requestCart()).statusCode).toBe(200);
    expect(visitor().given()).toEqual([
      "vitrine-customer=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ]);
    expect(woo.calls().at(-1)?.authorization).toBeUndefined();
    await visitor().requestCart();
    expect(refreshes()).toHaveLength(1);
  });

  test("with a rejected refresh token is signed out by a page request too", async () => {
    over().woo.accounts.letAccessLive(0);
    await visitor().signIn();
    over().woo.accounts.revoke();
    const page = await visitor().open("/cart");
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(visitor().cookies()["vitrine-customer"]).toBeUndefined();
  });
});
