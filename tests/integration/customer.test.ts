import { describe, expect, test } from "vitest";
import categoriesPage from "#__generated__/CategoriesPageQuery.graphql.ts";
import { customerOf } from "#relay/session/session.ts";
import { customerUnderTest } from "#tests/worlds/shoppers/customerUnderTest.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });
const shopper = customerUnderTest(world);
const LOGIN = "/account/login";
const BELT = { productId: "15", quantity: "2" };
const CUSTOMER = "2";
const refreshes = () => world().woo.callsFor("refreshJwtAuthToken");

test("a guest may sign in from the checkout, and gets back to it", async () => {
  await shopper().post("/cart/items", BELT);
  const signInLink = 'href="/account?return=/checkout"';
  expect((await shopper().open("/checkout")).body).toContain(signInLink);
  const { body } = await shopper().open("/account?return=/checkout");
  expect(body).toMatch(/<input type="hidden" name="return" value="\/checkout"/);
  await shopper().signIn();
  const checkout = await shopper().open("/checkout");
  expect(checkout.body).toContain("Your details");
  expect(checkout.body).not.toContain(signInLink);
});

describe("a signed-in customer", () => {
  test("sends personal requests with their access token, and public ones anonymously", async () => {
    const { woo, app } = world();
    await shopper().signIn();
    woo.forget();
    await shopper().requestCart();
    await shopper().post("/cart/items", BELT);
    await shopper().open("/cart");
    expect(woo.calls().length).toBeGreaterThanOrEqual(3);
    const [issued = ""] = woo.accounts.accessTokens().slice(-1);
    for (const call of woo.calls()) expect(call.authorization).toBe(`Bearer ${issued}`);
    woo.forget();
    await shopper().send("/graphql", { query: categoriesPage.params.text, variables: {} });
    for (const url of ["/product/belt", "/products?page=2", "/search?q=hoodie", "/category/music"])
      await shopper().open(url);
    await app.inject({ url: "/product/cap/_payload.json", cookies: shopper().cookies() });
    expect(woo.calls().length).toBeGreaterThanOrEqual(5);
    for (const call of woo.calls()) expect(call.authorization).toBeUndefined();
  });

  test("never receives one of their tokens in a response", async () => {
    const { woo } = world();
    woo.accounts.letAccessLive(0);
    await shopper().signIn();
    const refreshToken = String(shopper().cookies()["vitrine-customer"]);
    await shopper().requestCart();
    await shopper().post("/cart/items", BELT);
    for (const url of ["/cart", "/cart/_payload.json", "/checkout", "/product/belt"])
      await shopper().open(url);
    await shopper().signIn({ ...account, password: "nope" });
    await shopper().send("/account/logout", undefined);
    expect(woo.accounts.accessTokens().length).toBeGreaterThan(4);
    for (const token of [refreshToken, ...woo.accounts.accessTokens()])
      expect(shopper().heard()).not.toContain(token);
  });

  test("leaves no token and no password in the log, even when the backend fails", async () => {
    const { woo } = world();
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
    const { woo } = world();
    woo.accounts.letAccessLive(0);
    await shopper().signIn();
    woo.accounts.letAccessLive(300);
    woo.forget();
    const responses = await Promise.all(Array.from({ length: 6 }, () => shopper().requestCart()));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(refreshes()).toHaveLength(1);
    expect(refreshes()[0]?.session).toBeUndefined();
    expect(refreshes()[0]?.authorization).toBeUndefined();
    await shopper().requestCart();
    expect(refreshes()).toHaveLength(1);
  });

  test("is recognized by another process from the cookie alone", async () => {
    await shopper().signIn();
    await shopper().post("/cart/items", BELT);
    const { "vitrine-customer": cookie = "" } = shopper().cookies();
    world().woo.forget();
    const page = await world().app.inject({
      url: "/cart",
      cookies: { "vitrine-customer": cookie },
    });
    expect(page.body).toContain('aria-label="Quantity of Belt"');
    expect(customerOf(/woo-session=([^;]+)/.exec(String(page.headers["set-cookie"]))?.[1])).toBe(
      CUSTOMER,
    );
  });

  test("gets the account's session in place of a guest session that was moved to the account", async () => {
    await shopper().post("/cart/items", BELT);
    const guests = shopper().token();
    await shopper().signIn();
    const cookies = { ...shopper().cookies(), "woo-session": guests };
    const page = await world().app.inject({ url: "/cart", cookies });
    expect(page.body).toContain('aria-label="Quantity of Belt"');
    const given = /woo-session=([^;]+)/.exec(String(page.headers["set-cookie"]))?.[1];
    expect(customerOf(given)).toBe(CUSTOMER);
  });

  test("gets 403 for a request from another site, which does not reach the backend", async () => {
    await shopper().signIn();
    world().woo.forget();
    const response = await shopper().requestCart({ "sec-fetch-site": "same-site" });
    expect(response.statusCode).toBe(403);
    expect(world().woo.calls()).toEqual([]);
  });

  test("is anonymous in a query without Fetch Metadata and without an origin", async () => {
    await shopper().signIn();
    world().woo.forget();
    expect((await shopper().requestCart({ origin: "null" })).statusCode).toBe(200);
    const authorizations = world()
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
    const { woo } = world();
    woo.accounts.letAccessLive(0);
    await shopper().signIn();
    woo.fail(failure);
    expect((await shopper().requestCart()).statusCode).toBe(502);
    expect((await shopper().open("/cart")).statusCode).toBe(503);
    await shopper().post("/cart/items", BELT);
    expect(shopper().given()).toEqual([]);
    woo.recover();
    woo.forget();
    expect((await shopper().requestCart()).statusCode).toBe(200);
    expect(woo.calls().at(-1)?.authorization).toMatch(/^Bearer /);
  });

  test("sends no request anonymously while only the token refresh fails", async () => {
    const { woo } = world();
    woo.accounts.letAccessLive(0);
    await shopper().signIn();
    woo.failField("refreshJwtAuthToken");
    woo.forget();
    expect((await shopper().requestCart()).statusCode).toBe(502);
    expect(woo.calls()).toHaveLength(1);
    expect(shopper().cookies()["vitrine-customer"]).toBeDefined();
  });

  test("with a rejected refresh token is signed out, and continues as a guest", async () => {
    const { woo } = world();
    woo.accounts.letAccessLive(0);
    await shopper().signIn();
    woo.accounts.revoke();
    woo.forget();
    expect((await shopper().requestCart()).statusCode).toBe(200);
    expect(shopper().given()).toEqual([
      "vitrine-customer=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ]);
    expect(woo.calls().at(-1)?.authorization).toBeUndefined();
    await shopper().requestCart();
    expect(refreshes()).toHaveLength(1);
  });

  test("with a rejected refresh token is signed out by a page request too", async () => {
    world().woo.accounts.letAccessLive(0);
    await shopper().signIn();
    world().woo.accounts.revoke();
    const page = await shopper().open("/cart");
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(shopper().cookies()["vitrine-customer"]).toBeUndefined();
  });
});
