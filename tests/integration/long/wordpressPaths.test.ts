import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createShopServer, openShopAlone } from "#server/commands/shop.ts";
import { readConfig } from "#server/kernel/config.ts";
import { createShopHandler, createWordPress } from "#tests/worlds/backends/embeddedShop.ts";
import { pluginProducts } from "#tests/worlds/backends/pluginProducts.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";
import { checkoutFields, openWordPressBrowser } from "#tests/worlds/browser/wordpressBrowser.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

/** Opens a browser on a server, whose requests come from its own pages. */
const browserOn = (app: FastifyInstance) =>
  openWordPressBrowser(async (request) => {
    const { pathname, search } = new URL(request.url);
    const { statusCode, headers, body } = await app.inject({
      method: request.method === "POST" ? "POST" : "GET",
      url: pathname + search,
      headers: { "sec-fetch-site": "same-origin", ...Object.fromEntries(request.headers) },
      payload: await request.text(),
    });
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((line): [string, string] => [name, String(line)]),
    );
    return new Response(statusCode === 302 ? null : body, { status: statusCode, headers: lines });
  });

describe("WordPress below a path of the storefront", () => {
  const world = worldOf();

  test("sells a product with cookies of its own path", async () => {
    const browser = browserOn(world().app);
    const page = await browser.visit("/wordpress/product/fen-tumbler/");
    expect(page.headers.getSetCookie()[0]).toContain("; path=/wordpress/; HttpOnly");
    const added = await browser.submit("/wordpress/product/fen-tumbler/", {});
    expect(added.headers.get("location")).toBe("/wordpress/cart/");
    const fields = { ...checkoutFields, billing_country: "GB", billing_postcode: "BA11 1BZ" };
    const placed = await browser.submit("/wordpress/checkout/", { ...fields, place: "1" });
    const received = placed.headers.get("location") ?? "";
    expect(received).toMatch(/^\/wordpress\/checkout\/order-received\/\d+\/\?key=/);
    const { text, headers } = await browser.visit(received);
    expect(text).toContain("Fen tumbler × 1");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("content-security-policy")).not.toContain("script-src");
  });

  test("leaves the storefront's own checkout as it is", async () => {
    const { body } = await world().app.inject({ url: "/checkout" });
    expect(body).not.toContain("WordPress checkout");
    const home = await world().app.inject({ url: "/wordpress" });
    expect([home.statusCode, home.body.includes("<h1>Home</h1>")]).toEqual([200, true]);
    expect((await world().app.inject({ url: "/wordpress/nothing" })).statusCode).toBe(404);
  });

  test("passes requests of the Store API from anywhere, which need a nonce or a cart token", async () => {
    const url = "/wordpress/wp-json/wc/store/v1/cart";
    const preflight = await world().app.inject({
      method: "OPTIONS",
      url,
      headers: { origin: "https://storefront.example", "access-control-request-method": "POST" },
    });
    expect(preflight.headers["access-control-allow-headers"]).toContain("Cart-Token");
    const { headers } = await world().app.inject({ url });
    const add = (sent: Record<string, string>) =>
      world().app.inject({
        method: "POST",
        url: `${url}/add-item`,
        headers: { "content-type": "application/json", "sec-fetch-site": "cross-site", ...sent },
        payload: '{"id":0}',
      });
    expect((await add({})).json().code).toBe("woocommerce_rest_missing_nonce");
    const refused = await add({ "cart-token": String(headers["cart-token"]) });
    expect(refused.json().message).toBe("No product ID provided");
  });

  test("rejects a form of another site", async () => {
    const { statusCode } = await world().app.inject({
      method: "POST",
      url: "/wordpress/product/fen-tumbler/",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "cross-site",
      },
      payload: "add-to-cart=1",
    });
    expect(statusCode).toBe(403);
  });
});

describe("WordPress of the embedded shop alone", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "shop-wordpress-"));
  const SITE = "http://127.0.0.1:4321";
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await createShopServer(await openShopAlone(readConfig({ DATA_DIR }), SITE));
  });
  afterAll(async () => {
    await app.close();
    rmSync(DATA_DIR, { recursive: true });
  });

  test("has the paths of WordPress, and takes over a session by its link", async () => {
    const query = "{ customer { checkoutUrl accountUrl } }";
    const { data } = (
      await app.inject({
        method: "POST",
        url: "/graphql",
        headers: { "content-type": "application/json" },
        payload: JSON.stringify({ query }),
      })
    ).json();
    const { checkoutUrl, accountUrl } = data.customer;
    expect(accountUrl).toBeNull();
    expect(checkoutUrl).toMatch(/^http:\/\/127\.0\.0\.1:4321\/transfer-session\?session_id=t_/);
    const browser = browserOn(app);
    const { headers } = await browser.visit(checkoutUrl);
    expect(headers.get("location")).toBe("/checkout/");
    expect(headers.getSetCookie()[0]).toContain("; Max-Age=172800; path=/; HttpOnly");
    expect((await browser.visit("/checkout/")).headers.get("location")).toBe(`${SITE}/cart/`);
  });
});

describe("a product that only WordPress can sell", async () => {
  const plain = await openReferenceShop({
    isSmall: true,
    more: pluginProducts,
    settings: { enablesUnsupportedTypes: true },
  });
  const shop = { ...plain, wordpressUrl: "/wordpress" };
  afterAll(() => shop.close());

  test("links to its page there, which adds it to the cart of the browser's session", async () => {
    const query =
      '{ bundle: product(id: "hoodie-bundle", idType: SLUG) { link } beanie: product(id: "beanie", idType: SLUG) { link } }';
    const response = await createShopHandler(shop)(
      new Request("https://shop.example/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      }),
    );
    expect(await response.json()).toMatchObject({
      data: {
        bundle: { link: "/wordpress/product/hoodie-bundle/" },
        beanie: { link: "https://shop.example/product/beanie/" },
      },
    });
    const browser = openWordPressBrowser(createWordPress(shop));
    await browser.submit("/wordpress/product/hoodie-bundle/", {});
    const { text } = await browser.visit("/wordpress/checkout/");
    expect(text).toContain("Hoodie Bundle × 1");
  });
});
