import type { LightMyRequestResponse } from "fastify";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expiredToken } from "#tests/worlds/backends/expiredToken.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({});

let productId = "";
let cookie = "";

const idOf = async (slug: string) => {
  const page = await world().app.inject({ url: `/product/${slug}` });
  return /name="productId"[^>]*value="(\d+)"/.exec(page.body)?.[1] ?? "";
};

beforeAll(async () => {
  productId = await idOf("ember-candle");
});
beforeEach(() => {
  cookie = "";
});

/** Returns the `Set-Cookie` lines of a response. */
const cookiesIn = ({ headers }: LightMyRequestResponse) => [headers["set-cookie"] ?? []].flat();

/** Posts a form as a browser without JavaScript does, with the cookie it was given. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await world().app.inject({
    method: "POST",
    url: "/cart/items",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  const given = cookiesIn(response).find((line) => line.startsWith("woo-session="));
  if (given) cookie = given.split(";", 1)[0] ?? "";
  return response;
}

const cart = async () => (await world().app.inject({ url: "/cart", headers: { cookie } })).body;
const keyIn = (html: string) => /name="quantity\[([0-9a-f]{32})\]"/.exec(html)?.[1] ?? "";

describe("a plain form post", () => {
  test("adds a product, and redirects to the cart with a session cookie", async () => {
    const response = await post({ productId, quantity: "2" });
    expect(response.statusCode).toBe(303);
    expect(response.headers["location"]).toBe("/cart");
    expect(response.headers["cache-control"]).toBe("private, no-store");
    const given = String(response.headers["set-cookie"]);
    expect(given).toMatch(/^woo-session=[\w.-]+; Max-Age=1209600; Path=\/; SameSite=Lax/);
    expect(await cart()).toContain('aria-label="Cart, 2 items"');
  });

  test("with a refused session is executed in a new one, and sets one cookie", async () => {
    cookie = "woo-session=not.a.token";
    const response = await post({ productId });
    expect(response.headers["set-cookie"]).toEqual(expect.any(String));
    expect(await cart()).toContain('aria-label="Cart, 1 item"');
  });

  test("with an expired session is executed in a new one", async () => {
    await post({ productId });
    const token = cookie.replace("woo-session=", "");
    cookie = `woo-session=${expiredToken(token, world().dataDir)}`;
    await post({ productId, quantity: "2" });
    expect(await cart()).toContain('aria-label="Cart, 2 items"');
  });

  test("changes a line, and redirects to the home page after removing the last one", async () => {
    await post({ productId });
    const field = `quantity[${keyIn(await cart())}]`;
    await post({ [field]: "5" });
    expect(await cart()).toContain('aria-label="Cart, 5 items"');
    const removed = await post({ [field]: "0" });
    expect(removed.headers["location"]).toBe("/");
    expect(await cart()).toContain('aria-label="Cart, empty"');
  });

  test("sets a cookie for the script if it has emptied the cart, and only then", async () => {
    const emptied = "vitrine-emptied=1; Max-Age=3600; Path=/; SameSite=Lax";
    for (const action of [{}, { action: "clear" }]) {
      await post({ productId });
      const field = `quantity[${keyIn(await cart())}]`;
      expect(cookiesIn(await post({ [field]: "2" }))).not.toContain(emptied);
      expect(cookiesIn(await post({ [field]: "0", ...action }))).toContain(emptied);
    }
  });

  test("from another site is rejected with 403, whichever header reveals the site", async () => {
    await post({ productId });
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://elsewhere.example" },
    ]) {
      expect((await post({ productId }, headers)).statusCode).toBe(403);
    }
    expect(await cart()).toContain('aria-label="Cart, 1 item"');
  });

  test("above the size limit is rejected with 413", async () => {
    expect((await post({ productId, filler: "x".repeat(40_000) })).statusCode).toBe(413);
  });

  test("with an impossible request changes nothing and is no server error", async () => {
    for (const fields of [{}, { productId: "x" }, { productId, quantity: "1e9" }]) {
      expect((await post(fields)).statusCode).toBe(303);
    }
    expect(cookie).toBe("");
    await post({ productId });
    for (const fields of [
      { productId: "0" },
      { productId: "999999" },
      { productId, quantity: "1e9" },
      { "quantity[nonsense]": "1" },
    ]) {
      expect((await post(fields)).statusCode, JSON.stringify(fields)).toBeLessThan(500);
    }
    expect(await cart()).toContain('aria-label="Cart, 1 item"');
  });

  test("leads to a cart page with quantity field and price of each line, and the total", async () => {
    await post({ productId });
    await post({ productId: await idOf("sea-salt") });
    await post({ productId: await idOf("well-carafe") });
    const html = await cart();
    expect(html.match(/<input[^>]+aria-label="Quantity of /g)).toHaveLength(3);
    expect(html).toContain('aria-label="Cart, 3 items"');
    expect(html.match(/>£\d/g)?.length).toBeGreaterThan(3);
  });

  test("of one shopper never changes another shopper's cart", async () => {
    await post({ productId, quantity: "3" });
    const [one, oneCart] = [cookie, await cart()];
    cookie = "";
    await post({ productId, quantity: "4" });
    expect(cookie).not.toBe(one);
    expect(oneCart).toContain('aria-label="Cart, 3 items"');
    expect(await cart()).toContain('aria-label="Cart, 4 items"');
  });
});
