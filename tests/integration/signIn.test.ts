import { describe, expect, test } from "vitest";
import { customerOf } from "#relay/session/session.ts";
import { customerUnderTest } from "#tests/worlds/shoppers/customerUnderTest.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });
const shopper = customerUnderTest(world);
const LOGIN = "/account/login";
const BELT = { productId: "15", quantity: "2" };
const CUSTOMER = "2";
const refreshes = () => world().woo.callsFor("refreshJwtAuthToken");

describe("a sign-in", () => {
  test("stores the refresh token in an HttpOnly cookie of seven days", async () => {
    const response = await shopper().signIn();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ok: true });
    expect(response.headers["cache-control"]).toBe("private, no-store");
    const [line] = shopper()
      .given()
      .filter((cookie) => cookie.startsWith("vitrine-customer="));
    expect(line?.replace(/=[\w.-]+;/, "=TOKEN;")).toBe(
      "vitrine-customer=TOKEN; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax",
    );
  });

  test("sets Secure cookies anywhere but on plain-HTTP localhost", async () => {
    await shopper().send(LOGIN, account, { host: "shop.example" });
    expect(shopper().given()).toHaveLength(3);
    for (const line of shopper().given()) {
      expect(line).toMatch(/(; HttpOnly)?; Secure; SameSite=Lax$/);
    }
  });

  test("lets the backend move the guest's cart to an account with an empty cart", async () => {
    await shopper().post("/cart/items", BELT);
    const guests = shopper().token();
    await shopper().signIn();
    const logins = world().woo.callsFor("login(");
    expect(logins.map(({ session }) => session)).toEqual([undefined, `Session ${guests}`]);
    for (const { authorization } of logins) expect(authorization).toBeUndefined();
    expect(customerOf(shopper().token())).toBe(CUSTOMER);
    expect((await shopper().open("/cart")).body).toContain('aria-label="Quantity of Belt"');
  });

  test("adds the guest's lines to the account's cart", async () => {
    await shopper().signIn();
    await shopper().post("/cart/items", { productId: "14", quantity: "1" });
    await shopper().post("/cart/items", BELT);
    await shopper().send("/account/logout", undefined);
    await shopper().post("/cart/items", { productId: "15", quantity: "1" });
    await shopper().post("/cart/items", { productId: "16", quantity: "1" });
    world().woo.forget();
    expect((await shopper().signIn()).json()).toEqual({ ok: true });
    expect(
      world()
        .woo.callsFor("login(")
        .map(({ session }) => session),
    ).toEqual([undefined]);
    const { body } = await shopper().open("/cart");
    const units = [...body.matchAll(/<input[^>]*aria-label="Quantity of ([^"]+)"[^>]*>/g)].map(
      ([input, name = ""]) => [name, / value="(\d+)"/.exec(input)?.[1]],
    );
    expect(Object.fromEntries(units)).toEqual({ Beanie: "1", Belt: "3", Cap: "1" });
  });

  test("stores the session token in an HttpOnly cookie, and a redacted token where scripts can read it", async () => {
    await shopper().signIn();
    await shopper().post("/cart/items", BELT);
    const line = shopper()
      .given()
      .find((cookie) => cookie.startsWith("vitrine-session="));
    expect(line?.replace(/=[\w.-]+;/, "=TOKEN;")).toBe(
      "vitrine-session=TOKEN; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax",
    );
    const secret = shopper().cookies()["vitrine-session"] ?? "";
    expect(customerOf(shopper().token())).toBe(CUSTOMER);
    expect(shopper().token()).not.toBe(secret);
    expect((await shopper().requestCart()).body).toContain("Belt");
    expect(shopper().heard()).not.toContain(secret);
    // The redacted token does not open the cart.
    const headers = { "woocommerce-session": `Session ${shopper().token()}` };
    const query = world().woo.callsFor("cart").at(-1)?.body.query;
    const stolen = await world().app.inject({
      method: "POST",
      url: "/graphql",
      headers,
      payload: { query },
    });
    expect(stolen.body).not.toContain("Belt");
    const direct = await fetch(world().woo.endpoint, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({
        query: "{ cart { contents { nodes { product { node { name } } } } } }",
      }),
    });
    expect(await direct.text()).toContain("invalid_token");
  });

  test("is rate-limited with 429 and a message after ten wrong passwords of a network", async () => {
    const app = world().app;
    const attempt = (payload: object | string, headers: Record<string, string> = {}) =>
      app.inject({ method: "POST", url: LOGIN, remoteAddress: "192.0.2.77", headers, payload });
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt({ ...account, password: "nope" })).statusCode).toBe(401);
    }
    const refused = await attempt(account);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("600");
    expect(refused.json()).toEqual({
      ok: false,
      message: "Too many attempts. Wait ten minutes, then try again.",
    });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const fields = { username: account.username.toUpperCase(), password: "nope" };
    const page = await attempt(new URLSearchParams(fields).toString(), form);
    expect(page.statusCode).toBe(429);
    expect(page.body).toContain("Wait ten minutes");
    // The account's owner, elsewhere, is not affected.
    expect((await shopper().signIn()).statusCode).toBe(200);
  });

  test("does not forward the session of another sign-in", async () => {
    await shopper().signIn();
    await shopper().signIn();
    expect(
      world()
        .woo.callsFor("login(")
        .map((call) => call.session),
    ).toEqual([undefined, undefined]);
    expect(customerOf(shopper().token())).toBe(CUSTOMER);
  });

  test.each([
    ["a wrong password", { ...account, password: "nope" }],
    ["an unknown name", { ...account, username: "nobody" }],
  ])("with %s is rejected with 401, in the same words, changing nothing", async (_, fields) => {
    await shopper().post("/cart/items", BELT);
    const before = shopper().cookies();
    const response = await shopper().signIn(fields);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      ok: false,
      message: "That email or user name and password don’t match. Check them and try again.",
    });
    expect(shopper().given()).toEqual([]);
    expect(shopper().cookies()).toEqual(before);
  });

  test("starts no session for a new visitor when it is rejected", async () => {
    await shopper().signIn({ ...account, password: "nope" });
    expect(shopper().cookies()).toEqual({});
  });

  test.each([{}, { username: "shopper" }, { username: "shopper", password: "" }, { username: 7 }])(
    "with %j is rejected with 400, and sends no request to the backend",
    async (fields) => {
      expect((await shopper().signIn(fields)).statusCode).toBe(400);
      expect(world().woo.calls()).toEqual([]);
    },
  );

  test("above the size limit is rejected with 413", async () => {
    expect((await shopper().signIn({ ...account, filler: "x".repeat(9_000) })).statusCode).toBe(
      413,
    );
  });

  test.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://elsewhere.example" },
  ])("from another site (%j) is rejected, and so is a sign-out", async (headers) => {
    expect((await shopper().post(LOGIN, account, headers)).statusCode).toBe(403);
    expect((await shopper().send(LOGIN, account, headers)).statusCode).toBe(403);
    expect((await shopper().send("/account/logout", undefined, headers)).statusCode).toBe(403);
    expect(shopper().given()).toEqual([]);
    expect(world().woo.calls()).toEqual([]);
  });

  test("gets 502 while the backend is unavailable", async () => {
    world().woo.fail("responds 500 with WordPress's own page");
    expect((await shopper().signIn()).statusCode).toBe(502);
    world().woo.fail("responds with null and an error");
    expect((await shopper().signIn()).statusCode).toBe(502);
    expect(shopper().cookies()).toEqual({});
  });
});

describe("a sign-in without JavaScript", () => {
  test.each([
    ["/account", {}],
    ["/checkout?step=2", { return: "/checkout?step=2" }],
    ["/account", { return: "https://elsewhere.example/" }],
    ["/account", { return: "//elsewhere.example" }],
    ["/account", { return: "/\\elsewhere.example" }],
    ["/elsewhere.example", { return: "/.//elsewhere.example" }],
  ])("redirects to %s", async (location, fields) => {
    const response = await shopper().post(LOGIN, { ...account, ...fields });
    expect(response.statusCode).toBe(303);
    expect(response.headers["location"]).toBe(location);
    expect(shopper().cookies()["vitrine-customer"]).toBeDefined();
  });

  test("is re-rendered with user name, error and return address when it is rejected", async () => {
    const secret = "not-to-be-shown";
    const fields = { username: "ann@example.test", password: secret, return: "/checkout" };
    const response = await shopper().post(LOGIN, fields);
    expect(response.statusCode).toBe(401);
    expect(response.headers["cache-control"]).toBe("private, no-store");
    expect(response.body).toContain("That email or user name and password don’t match.");
    expect(response.body).toMatch(/<input[^>]*name="username"[^>]*value="ann@example.test"/);
    expect(response.body).toContain('name="return" value="/checkout"');
    expect(response.body).not.toContain(secret);
  });
});

describe("a sign-out", () => {
  test("ends sign-in and session, and the next sign-in restores the cart", async () => {
    await shopper().post("/cart/items", BELT);
    await shopper().signIn();
    const response = await shopper().send("/account/logout", undefined);
    expect(response.json()).toEqual({ ok: true });
    expect(shopper().given()).toEqual([
      "vitrine-customer=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
      "vitrine-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
      "woo-session=; Max-Age=0; Path=/; SameSite=Lax",
      "vitrine-ordered=; Max-Age=0; Path=/; SameSite=Lax",
    ]);
    expect(response.headers["clear-site-data"]).toBe('"storage"');
    expect(shopper().cookies()).toEqual({});
    expect((await shopper().open("/cart")).body).toContain("Your cart is empty");
    await shopper().signIn();
    expect((await shopper().open("/cart")).body).toContain('aria-label="Quantity of Belt"');
  });

  test("ends the cookie at this server, whose backend would still accept it", async () => {
    await shopper().signIn();
    const cookies = shopper().cookies();
    await shopper().send("/account/logout", undefined);
    world().woo.forget();
    const { headers } = await world().app.inject({ url: "/cart", cookies });
    expect(headers["set-cookie"]).toMatch(/^vitrine-customer=; Max-Age=0;/);
    expect(refreshes()).toEqual([]);
  });

  test("without JavaScript redirects back", async () => {
    await shopper().signIn();
    const response = await shopper().post("/account/logout", { return: "/products" });
    expect([response.statusCode, response.headers["location"]]).toEqual([303, "/products"]);
    expect(shopper().cookies()).toEqual({});
  });
});
