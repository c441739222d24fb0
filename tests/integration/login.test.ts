import { describe, expect, test } from "vitest";
import { customerOf } from "#relay/session.ts";
import { appOverWoo } from "#tests/support/appOverWoo.ts";
import { callsFor, customerUnderTest } from "#tests/support/customerUnderTest.ts";
import { account } from "#tests/support/wooAccounts.ts";

const over = appOverWoo();
const visitor = customerUnderTest(over);
const LOGIN = "/account/login";
const BELT = { productId: "15", quantity: "2" };
const CUSTOMER = "2";
const refreshes = () => callsFor("refreshJwtAuthToken", over());

describe("a login", () => {
  test("puts the refresh token into a cookie of seven days that no script reads", async () => {
    const answer = await visitor().logIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const [line] = visitor()
      .given()
      .filter((cookie) => cookie.startsWith("vitrine-customer="));
    expect(line?.replace(/=[\w.-]+;/, "=TOKEN;")).toBe(
      "vitrine-customer=TOKEN; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax",
    );
  });

  test("anywhere but on plain-HTTP localhost its cookie is Secure", async () => {
    await visitor().send(LOGIN, account, { host: "shop.example" });
    expect(visitor().given()).toHaveLength(2);
    for (const line of visitor().given()) expect(line).toMatch(/; SameSite=Lax; Secure$/);
  });

  test("sends the guest's session along, and goes on with the customer's and the guest's cart", async () => {
    await visitor().post("/cart/items", BELT);
    const guests = visitor().session();
    await visitor().logIn();
    expect(callsFor("login(", over())[0]?.session).toBe(`Session ${guests}`);
    expect(callsFor("login(", over())[0]?.authorization).toBeUndefined();
    expect(customerOf(visitor().session())).toBe(CUSTOMER);
    expect((await visitor().open("/cart")).body).toContain('aria-label="Quantity of Belt"');
  });

  test("does not hand the session of another login on", async () => {
    await visitor().logIn();
    await visitor().logIn();
    expect(callsFor("login(", over()).map((call) => call.session)).toEqual([undefined, undefined]);
    expect(customerOf(visitor().session())).toBe(CUSTOMER);
  });

  test.each([
    ["a wrong password", { ...account, password: "nope" }],
    ["an unknown name", { ...account, username: "nobody" }],
  ])("with %s is refused with 401, in the same words, and changes nothing", async (_, fields) => {
    await visitor().post("/cart/items", BELT);
    const before = visitor().cookies();
    const answer = await visitor().logIn(fields);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      ok: false,
      message: "This user name and password were not accepted.",
    });
    expect(visitor().given()).toEqual([]);
    expect(visitor().cookies()).toEqual(before);
  });

  test("that is refused gives a newcomer no session either", async () => {
    await visitor().logIn({ ...account, password: "nope" });
    expect(visitor().cookies()).toEqual({});
  });

  test.each([{}, { username: "shopper" }, { username: "shopper", password: "" }, { username: 7 }])(
    "with %j is refused with 400, and asks nobody",
    async (fields) => {
      expect((await visitor().logIn(fields)).statusCode).toBe(400);
      expect(over().woo.calls()).toEqual([]);
    },
  );

  test("that is too large is refused with 413", async () => {
    expect((await visitor().logIn({ ...account, filler: "x".repeat(9_000) })).statusCode).toBe(413);
  });

  test.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://elsewhere.example" },
  ])("from another site (%j) is refused, and so is a logout", async (headers) => {
    expect((await visitor().post(LOGIN, account, headers)).statusCode).toBe(403);
    expect((await visitor().send(LOGIN, account, headers)).statusCode).toBe(403);
    expect((await visitor().send("/account/logout", undefined, headers)).statusCode).toBe(403);
    expect(visitor().given()).toEqual([]);
    expect(over().woo.calls()).toEqual([]);
  });

  test("while the backend is down is answered with 502", async () => {
    over().woo.fail("answers 500 with WordPress's own page");
    expect((await visitor().logIn()).statusCode).toBe(502);
    over().woo.fail("answers null and an error");
    expect((await visitor().logIn()).statusCode).toBe(502);
    expect(visitor().cookies()).toEqual({});
  });
});

describe("a login without script", () => {
  test.each([
    ["/account", {}],
    ["/checkout?step=2", { return: "/checkout?step=2" }],
    ["/account", { return: "https://elsewhere.example/" }],
    ["/account", { return: "//elsewhere.example" }],
    ["/account", { return: "/\\elsewhere.example" }],
    ["/elsewhere.example", { return: "/.//elsewhere.example" }],
  ])("leads to %s", async (location, fields) => {
    const answer = await visitor().post(LOGIN, { ...account, ...fields });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers["location"]).toBe(location);
    expect(visitor().cookies()["vitrine-customer"]).toBeDefined();
  });

  test("that is refused leads to the account page, which is told why", async () => {
    const fields = { ...account, password: "nope", return: "/checkout" };
    const answer = await visitor().post(LOGIN, fields);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers["location"]).toBe("/account?login=refused&return=%2Fcheckout");
  });
});

describe("a logout", () => {
  test("ends login and session; the cart is there again with the next login", async () => {
    await visitor().post("/cart/items", BELT);
    await visitor().logIn();
    const answer = await visitor().send("/account/logout", undefined);
    expect(answer.json()).toEqual({ ok: true });
    expect(visitor().given()).toEqual([
      "vitrine-customer=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
      "woo-session=; Max-Age=0; Path=/; SameSite=Lax",
    ]);
    expect(visitor().cookies()).toEqual({});
    expect((await visitor().open("/cart")).body).toContain("Your cart is empty");
    await visitor().logIn();
    expect((await visitor().open("/cart")).body).toContain('aria-label="Quantity of Belt"');
  });

  test("forgets the access token, so that the cookie alone must be asked about", async () => {
    await visitor().logIn();
    const cookies = visitor().cookies();
    await visitor().send("/account/logout", undefined);
    over().woo.forget();
    await over().app.inject({ url: "/cart", cookies });
    expect(refreshes()).toHaveLength(1);
  });

  test("without script leads back", async () => {
    await visitor().logIn();
    const answer = await visitor().post("/account/logout", { return: "/products" });
    expect([answer.statusCode, answer.headers["location"]]).toEqual([303, "/products"]);
    expect(visitor().cookies()).toEqual({});
  });
});
