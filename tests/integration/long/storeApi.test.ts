import { afterAll, describe, expect, test } from "vitest";
import { createWordPress } from "#tests/worlds/backends/embeddedShop.ts";
import { openExtensionShop, withLinks } from "#tests/worlds/backends/extensionShop.ts";
import { openWordPressBrowser } from "#tests/worlds/browser/wordpressBrowser.ts";
import { openHandoverCalls } from "#tests/integration/long/contract/handoverCalls.ts";

const { shop: plain, pass } = await openExtensionShop();
const shop = withLinks(plain, { sessionTokens: "both" });
const calls = openHandoverCalls(shop);
const wordpress = createWordPress(shop);
afterAll(() => shop.close());

const API = "/wp-json/wc/store/v1/";
const ADDRESS = {
  first_name: "Anna",
  last_name: "Muster",
  address_1: "Hauptstr. 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  email: "anna@example.com",
};

type Cart = {
  items: { key: string; id: number; quantity: number }[];
  coupons: { code: string }[];
  totals: { total_price: string };
  billing_address: Record<string, string>;
};

/** Opens a client of the Store API, which keeps cookies and sends headers of its own. */
function openClient(headers: Record<string, string> = {}) {
  const browser = openWordPressBrowser(wordpress);
  return {
    browser,
    async get(path = "cart", more: Record<string, string> = {}) {
      const answer = await browser.request(API + path, { headers: { ...headers, ...more } });
      return { ...answer, cart: JSON.parse(answer.text) as Cart };
    },
    async post(path: string, body: object, more: Record<string, string> = {}) {
      const answer = await browser.request(API + path, {
        method: "POST",
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
      return { ...answer, body: JSON.parse(answer.text) as Cart & { code?: string } };
    },
  };
}

let guests = 0;
const newGuest = () => `t_${String((guests += 1)).padStart(30, "a")}`;

/** Returns a guest with a cart, and a client with its cart token. */
async function withToken() {
  const guest = newGuest();
  const cartToken = await calls.cartTokenAfterAdding(guest, 94);
  return { guest, client: openClient({ "cart-token": cartToken }) };
}

describe("a cart token", () => {
  test("opens the cart of the GraphQL session, for reading and writing", async () => {
    const { guest, client } = await withToken();
    expect((await client.get()).cart.items.map(({ id }) => id)).toEqual([94]);
    const added = await client.post("cart/add-item", { id: 95, quantity: 2 });
    expect(added.status).toBe(201);
    expect(await calls.cartOf(guest)).toEqual([
      [94, 1],
      [95, 2],
    ]);
    await calls.add(guest, 95);
    expect((await client.get()).cart.items[1]?.quantity).toBe(3);
    expect(client.browser.cookies.size).toBe(0);
  });

  test("lets scripts of its sender's origin read the response, a cookie does not", async () => {
    const { client } = await withToken();
    const origin = "https://storefront.example";
    const allowed = "access-control-allow-origin";
    expect((await client.get("cart", { origin })).headers.get(allowed)).toBe(origin);
    expect((await openClient().get("cart", { origin })).headers.get(allowed)).toBeNull();
  });

  test.each(["", "nonsense", "the token of the GraphQL session"])(
    "%j opens a new session",
    async (text) => {
      const guest = newGuest();
      await calls.add(guest, 94);
      const token = text.startsWith("the token") ? calls.sessionToken(guest) : text;
      expect((await openClient({ "cart-token": token }).get()).cart.items).toEqual([]);
    },
  );

  test("expires after two days", async () => {
    const { client } = await withToken();
    pass(2 * 24 * 3600 + 60);
    expect((await client.get()).cart.items).toEqual([]);
  });
});

describe("changes of the cart", () => {
  test("set and remove lines, and refuse an unknown one", async () => {
    const { client } = await withToken();
    const [line] = (await client.get()).cart.items;
    const more = await client.post("cart/update-item", { key: line?.key, quantity: 4 });
    expect(more.body.items[0]?.quantity).toBe(4);
    const removed = await client.post("cart/remove-item", { key: line?.key });
    expect(removed.body.items).toEqual([]);
    const unknown = await client.post("cart/update-item", { key: "none", quantity: 1 });
    expect([unknown.status, unknown.body.code]).toEqual([409, "woocommerce_rest_cart_invalid_key"]);
  });

  test("apply and remove a coupon", async () => {
    const { client } = await withToken();
    const applied = await client.post("cart/apply-coupon", { code: "ZEHN" });
    expect([applied.body.coupons[0]?.code, applied.body.totals.total_price]).toEqual([
      "zehn",
      "4356",
    ]);
    const removed = await client.post("cart/remove-coupon", { code: "zehn" });
    expect(removed.body.totals.total_price).toBe("4785");
    expect((await client.post("cart/apply-coupon", { code: "none" })).status).toBe(400);
  });

  test("set addresses and the shipping rate", async () => {
    const { client } = await withToken();
    const moved = await client.post("cart/update-customer", { billing_address: { city: "Ulm" } });
    expect(moved.body.billing_address).toMatchObject({ city: "Ulm", country: "DE" });
    const chosen = await client.post("cart/select-shipping-rate", {
      package_id: 0,
      rate_id: "local_pickup:3",
    });
    expect(chosen.body.totals.total_price).toBe("4295");
  });

  test("with cookies need the nonce of the browser's session", async () => {
    const client = openClient();
    const add = { id: 94, quantity: 1 };
    const missing = await client.post("cart/add-item", add);
    expect([missing.status, missing.body.code]).toEqual([401, "woocommerce_rest_missing_nonce"]);
    await client.browser.submit("/product/glasbuch-nr-4/", {});
    const foreign = (await openClient().get()).headers.get("nonce") ?? "";
    expect((await client.post("cart/add-item", add, { nonce: foreign })).status).toBe(403);
    const nonce = (await client.get()).headers.get("nonce") ?? "";
    const added = await client.post("cart/add-item", add, { nonce });
    expect(added.body.items.map(({ id }) => id)).toEqual([97, 94]);
  });

  test.each(["{", '{"variation":"red"}'])("refuse the body %s", async (body) => {
    const { client } = await withToken();
    const cartToken = (await client.get()).headers.get("cart-token") ?? "";
    const { status } = await client.browser.request(`${API}cart/add-item`, {
      method: "POST",
      headers: { "cart-token": cartToken },
      body,
    });
    expect(status).toBe(400);
  });
});

describe("the checkout of the Store API", () => {
  const order = { billing_address: ADDRESS, shipping_address: ADDRESS, payment_method: "cod" };

  test("empties the cart of the GraphQL session, and takes one order of it", async () => {
    const { guest, client } = await withToken();
    expect((await client.post("checkout", order)).status).toBe(200);
    expect(await calls.cartOf(guest)).toEqual([]);
    const again = await client.post("checkout", order);
    expect([again.status, again.body.code]).toEqual([409, "woocommerce_rest_cart_empty"]);
  });

  test("places one order of an intent, at the displayed total", async () => {
    const { guest, client } = await withToken();
    const at = (total: string) => ({
      ...order,
      extensions: { vitrine: { intent: "an-intent-of-the-checkout", seen_total: total } },
    });
    const other = await client.post("checkout", at("12.00"));
    expect(other.status).toBe(400);
    expect(other.text).toContain("vitrine_seen_total");
    const placed = await client.post("checkout", at("47.85"));
    expect(placed.status).toBe(200);
    await calls.add(guest, 94);
    const again = await client.post("checkout", at("47.85"));
    expect(again.status).toBe(400);
    const { order_id } = JSON.parse(placed.text) as { order_id: number };
    expect(again.text).toContain(`vitrine_intent: ${order_id}`);
  });

  test.each([
    ["an address without a city", { billing_address: { ...ADDRESS, city: "" } }],
    ["an unknown payment method", { payment_method: "none" }],
    ["the card of WordPress's own checkout", { payment_method: "wordpress-card" }],
  ])("refuses %s", async (_, change) => {
    const { guest, client } = await withToken();
    expect((await client.post("checkout", { ...order, ...change })).status).toBe(400);
    expect(await calls.cartOf(guest)).toEqual([[94, 1]]);
  });
});

test("The Store API has no other routes.", async () => {
  const { client } = await withToken();
  for (const path of ["products", "cart/none", "cart/constructor"]) {
    expect((await client.get(path)).status).toBe(404);
    expect((await client.post(path, {})).status).toBe(404);
  }
});
