import { describe, expect, test } from "vitest";
import { customerOf } from "#relay/session/session.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { WooWorld } from "#tests/worlds/world.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
const JSON_BODY = { "content-type": "application/json" };
const BELT = { productId: "15", name: "Belt" };
/** The recorded shop's address differs from that of its test server. */
const SETTINGS = { CHECKOUT: "both", PAYMENT_ORIGINS: "https://shop.example" };

/** Returns the session cookie of a shopper with a product in the cart. */
async function sessionWithCart({ app }: WooWorld): Promise<string> {
  const shopper = formShopper(app);
  await shopper.submit(BELT);
  return `woo-session=${shopper.token()}`;
}

/** Presses the button that leads to WordPress's checkout. */
const press = ({ app }: WooWorld, headers: Record<string, string>) =>
  app.inject({
    method: "POST",
    url: "/checkout/wordpress",
    headers,
    payload: headers["content-type"] === JSON_BODY["content-type"] ? "{}" : "",
  });

describe("A shop that offers WordPress's checkout", () => {
  const world = worldOf({ settings: SETTINGS, woo: { isSmall: true } });

  test("redirects a form to it with the cart, and hides the address", async () => {
    const cookie = await sessionWithCart(world());
    const { statusCode, headers } = await press(world(), { ...FORM, cookie });
    expect(statusCode).toBe(303);
    expect(headers["location"]).toMatch(
      /^https:\/\/shop\.example\/transfer-session\?session_id=t_\w+&_wc_checkout=\w+$/,
    );
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });

  test.each([
    ["a form", FORM],
    ["script", JSON_BODY],
  ])("notes for the browser whose cart may be ordered there, after %s", async (_, headers) => {
    const cookie = await sessionWithCart(world());
    const { cookies } = await press(world(), { ...headers, cookie });
    expect(cookies).toContainEqual(
      expect.objectContaining({
        name: "vitrine-ordered",
        value: customerOf(cookie.split("=")[1]),
        maxAge: 1_209_600,
        path: "/",
      }),
    );
    expect(cookies[0]).not.toHaveProperty("httpOnly");
  });

  test("gives script the address", async () => {
    const cookie = await sessionWithCart(world());
    const response = await press(world(), { ...JSON_BODY, cookie });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { outcome: "redirect", location: expect.stringContaining("/transfer-session?") },
    ]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("requests the link for each press", async () => {
    const { woo } = world();
    const cookie = await sessionWithCart(world());
    woo.forget();
    await press(world(), { ...FORM, cookie });
    await press(world(), { ...FORM, cookie });
    const names = woo.calls().map(({ body }) => body.operationName);
    expect(names.filter((name) => name === "handOverCartQuery")).toHaveLength(2);
  });

  test("keeps the session: a product that is added afterwards is in the same cart", async () => {
    const { app } = world();
    const shopper = formShopper(app);
    await shopper.submit(BELT);
    await press(world(), { ...FORM, cookie: `woo-session=${shopper.token()}` });
    await shopper.submit({ productId: "16", name: "Cap" });
    expect(Object.keys(await shopper.lines())).toEqual(["Belt", "Cap"]);
  });

  test("leads a form without a cart to the cart page, and tells script", async () => {
    const form = await press(world(), FORM);
    expect([form.statusCode, form.headers["location"]]).toEqual([303, "/cart"]);
    expect(form.cookies).toEqual([]);
    const script = await press(world(), JSON_BODY);
    expect([script.statusCode, script.json()]).toEqual([
      409,
      expect.objectContaining({ outcome: "refused" }),
    ]);
  });

  test("refuses a form of another site", async () => {
    const { woo } = world();
    const cookie = await sessionWithCart(world());
    woo.forget();
    const headers = { ...FORM, cookie, "sec-fetch-site": "cross-site" };
    expect((await press(world(), headers)).statusCode).toBe(403);
    expect(woo.calls()).toEqual([]);
  });

  test("allows forms of its pages to lead to WordPress and the payment origins, and nowhere else", async () => {
    const { app, woo } = world();
    const { headers } = await app.inject({ url: "/checkout" });
    expect(headers["content-security-policy"]).toContain(
      `form-action 'self' ${new URL(woo.endpoint).origin} https://shop.example;`,
    );
  });

  test("stays on the checkout while the backend is unavailable, and loses nothing", async () => {
    const { woo } = world();
    const cookie = await sessionWithCart(world());
    woo.fail("responds with nothing");
    const script = await press(world(), { ...JSON_BODY, cookie });
    const form = await press(world(), { ...FORM, cookie });
    woo.recover();
    expect(script.json()).toMatchObject({ outcome: "failed" });
    expect([form.statusCode, form.headers["location"]]).toEqual([
      expect.toBeOneOf([502, 503]),
      undefined,
    ]);
    expect((await press(world(), { ...FORM, cookie })).statusCode).toBe(303);
  });
});

describe.each<[string, "off" | "unnamed"]>([
  ["has not switched the links on", "off"],
  ["has saved the settings once only", "unnamed"],
])("A WordPress that %s", (_, authorizingUrls) => {
  const world = worldOf({
    settings: { CHECKOUT: "both" },
    woo: { isSmall: true, settings: { authorizingUrls } },
  });

  test("leaves the shopper on the checkout with a message", async () => {
    const cookie = await sessionWithCart(world());
    const response = await press(world(), { ...JSON_BODY, cookie });
    expect([response.statusCode, response.json()]).toEqual([
      503,
      expect.objectContaining({ message: expect.stringContaining("Nothing was ordered") }),
    ]);
  });
});

describe("A shop with its own checkout alone", () => {
  const world = worldOf({ settings: { CHECKOUT: "here" }, woo: { isSmall: true } });

  test("has no way to WordPress's, and its forms lead nowhere else", async () => {
    const cookie = await sessionWithCart(world());
    expect((await press(world(), { ...FORM, cookie })).statusCode).toBe(405);
    const { headers } = await world().app.inject({ url: "/checkout" });
    expect(headers["content-security-policy"]).toContain("form-action 'self';");
  });
});
