import { describe, expect, test } from "vitest";
import { customerOf } from "#relay/session/session.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { WooWorld } from "#tests/worlds/world.ts";
import { pluginProducts } from "#tests/worlds/backends/pluginProducts.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SETTINGS = { CHECKOUT: "both", PAYMENT_ORIGINS: "https://shop.example" };
const SHOP = { isSmall: true, more: pluginProducts };
const SOLD_AS = { enablesUnsupportedTypes: true };
const CLUB = { product: "5003" };
const CLUB_PAGE = "https://shop.example/product/hoodie-club/";

/** Presses a button that leads to a page of WordPress. */
const press = (visitor: FormShopper, fields: Record<string, string>, headers = {}) =>
  visitor.post("/checkout/wordpress", fields, { accept: "text/html", ...headers });

/** Returns the address that the button leads to. */
async function addressOf(visitor: FormShopper, fields: Record<string, string>): Promise<string> {
  const { statusCode, headers } = await press(visitor, fields);
  expect(statusCode).toBe(303);
  return String(headers.location);
}

/** Places an order as a customer, which awaits its payment. */
async function unpaidOrder({ app, woo }: WooWorld) {
  const visitor = formShopper(app);
  await visitor.signIn();
  await visitor.add();
  await visitor.place(await visitor.form());
  const { body } = await visitor.open("/success/_payload.json");
  const { data } = JSON.parse(body) as { data: { order: { link: string } } };
  const [, id = "", key = ""] = /order-received\/(\d+)\?key=(\w+)$/.exec(data.order.link) ?? [];
  woo.awaitPayment(Number(id));
  return { visitor, order: { order: id, key } };
}

/** Returns WordPress's page of an order's payment. */
const payPage = ({ woo }: WooWorld, { order, key }: { order: string; key: string }) =>
  `${new URL(woo.endpoint).origin}/checkout/order-pay/${order}/?pay_for_order=true&key=${key}`;

/** Returns the names of the requests that the storefront has sent. */
const requested = ({ woo }: WooWorld) => woo.calls().map(({ body }) => body.operationName);

describe("A shop with the plugin for WordPress", () => {
  const world = worldOf({ settings: SETTINGS, woo: { ...SHOP, settings: SOLD_AS } });

  test("signs a customer in for the payment of an order, by a link for each press", async () => {
    const { visitor, order } = await unpaidOrder(world());
    world().woo.forget();
    for (const _ of [1, 2]) {
      expect(await addressOf(visitor, order)).toMatch(
        new RegExp(
          `^https://shop\\.example/transfer-session\\?session_id=\\d+&_wc_account=\\w+&vitrine_to=order-${order.order}$`,
        ),
      );
    }
    const links = requested(world()).filter((name) => name === "handOverOrderQuery");
    expect(links).toHaveLength(2);
  });

  test("gives a guest no link for an order, which its key opens", async () => {
    const { order } = await unpaidOrder(world());
    const guest = formShopper(world().app);
    await guest.post("/cart/items", { productId: "15" });
    expect(await addressOf(guest, order)).toBe(payPage(world(), order));
    expect(await addressOf(guest, { order: order.order })).toBe(`/account/orders/${order.order}`);
  });

  test("shows everybody the same page of a product, with a form and without a session", async () => {
    const shopper = formShopper(world().app);
    await shopper.post("/cart/items", { productId: "15" });
    const pages = [shopper, formShopper(world().app)].map((one) =>
      one.open("/product/hoodie-club"),
    );
    const [mine, other] = await Promise.all(pages);
    expect(mine?.body).toBe(other?.body);
    expect(mine?.body).toMatch(
      /action="\/checkout\/wordpress"[^<]*><button[^>]* value="5003"[^>]* name="product"/,
    );
    expect(mine?.body).not.toContain("transfer-session");
  });

  test("opens a product with the session of a shopper's cart, which stays the same", async () => {
    const shopper = formShopper(world().app);
    await shopper.post("/cart/items", { productId: "15" });
    const session = customerOf(shopper.token());
    const { headers } = await press(shopper, CLUB);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      location: expect.stringMatching(
        new RegExp(`session_id=${session}&_wc_cart=\\w+&vitrine_to=product-5003$`),
      ) as string,
    });
    await shopper.post("/cart/items", { productId: "16" });
    const { body } = await shopper.open("/cart");
    expect([body.includes("Belt"), body.includes("Cap")]).toEqual([true, true]);
  });

  test("begins the session of a new shopper, in which the storefront continues", async () => {
    const shopper = formShopper(world().app);
    const address = await addressOf(shopper, CLUB);
    const session = customerOf(shopper.token());
    expect(new URL(address).searchParams.get("session_id")).toBe(session);
    expect(shopper.cookies()["vitrine-ordered"]).toBe(session);
    await shopper.post("/cart/items", { productId: "15" });
    expect(customerOf(shopper.token())).toBe(session);
  });

  test("opens a product without a session that the shop does not accept", async () => {
    const shopper = formShopper(world().app);
    await shopper.post("/cart/items", { productId: "15" });
    const [head, claims] = shopper.token().split(".");
    const forger = formShopper(world().app, { "woo-session": `${head}.${claims}.forged` });
    expect(await addressOf(forger, CLUB)).toBe(CLUB_PAGE);
  });

  test("refuses a form of another site, and requests nothing", async () => {
    const { visitor, order } = await unpaidOrder(world());
    world().woo.forget();
    for (const fields of [order, CLUB]) {
      const { statusCode, headers } = await press(visitor, fields, {
        "sec-fetch-site": "cross-site",
      });
      expect([statusCode, headers.location]).toEqual([403, undefined]);
    }
    expect(requested(world())).toEqual([]);
  });

  test("says that a page cannot be opened while the backend is unavailable", async () => {
    const { visitor, order } = await unpaidOrder(world());
    world().woo.fail("responds with nothing");
    const product = await press(visitor, CLUB);
    const payment = await addressOf(visitor, order);
    world().woo.recover();
    expect([product.statusCode, product.headers.location]).toEqual([
      expect.toBeOneOf([502, 503]),
      undefined,
    ]);
    expect(payment).toBe(payPage(world(), order));
  });

  test("names no page by a malformed number, and requests nothing without a cart", async () => {
    world().woo.forget();
    const { statusCode } = await press(formShopper(world().app), { product: "x" });
    expect([statusCode, requested(world())]).toEqual([303, []]);
  });
});

describe.each<[string, { linkedPages?: boolean; authorizingUrls?: "off" }]>([
  ["the plugin for WordPress", { linkedPages: false }],
  ["links to WordPress", { authorizingUrls: "off" }],
])("A shop without %s", (_, settings) => {
  const world = worldOf({
    settings: SETTINGS,
    woo: { ...SHOP, settings: { ...SOLD_AS, ...settings } },
  });

  test("leads to a product's own page, and a customer as far as it can", async () => {
    const { visitor, order } = await unpaidOrder(world());
    expect(await addressOf(visitor, CLUB)).toBe(CLUB_PAGE);
    expect(await addressOf(visitor, order)).toMatch(
      settings.authorizingUrls
        ? payPage(world(), order)
        : /^https:\/\/shop\.example\/transfer-session\?session_id=\d+&_wc_account=\w+$/,
    );
  });
});

describe("A shop with the default checkout", () => {
  const { PAYMENT_ORIGINS } = SETTINGS;
  const world = worldOf({ settings: { PAYMENT_ORIGINS }, woo: { ...SHOP, settings: SOLD_AS } });

  test("opens a bundle on WordPress by the button of its page", async () => {
    const shopper = formShopper(world().app);
    const { body } = await shopper.open("/product/hoodie-bundle");
    const [form = ""] = /<form[^>]* action="\/checkout\/wordpress".*?<\/form>/s.exec(body) ?? [];
    expect(form).toContain("See options and buy");
    const product = / value="(\d+)"[^>]* name="product"/.exec(form)?.[1] ?? "";
    expect(await addressOf(shopper, { product })).toMatch(
      /^https:\/\/shop\.example\/transfer-session\?.*&vitrine_to=product-5002$/,
    );
  });
});

describe("A shop with its own checkout alone", () => {
  const world = worldOf({ settings: { CHECKOUT: "here" }, woo: SHOP });

  test("opens no session on WordPress", async () => {
    const { statusCode } = await press(formShopper(world().app), CLUB);
    expect(statusCode).toBe(405);
  });
});
