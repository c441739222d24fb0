import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SECRET = "the secret of the webhooks";
const SITE_URL = "https://shop.example";
const lines: string[] = [];
const world = worldOf({
  settings: { WEBHOOK_SECRET: SECRET, SITE_URL, CURRENCY: "USD" },
  app: { logLevel: "warn", logStream: { write: (line) => void lines.push(line) } },
  woo: { isSmall: true },
});

const BELT = { id: 15, slug: "belt" };
/** A variation of the hoodie. */
const HOODIE = { id: 11, slug: "hoodie", variation: 26 };

let deliveries = 0;

/** Delivers a webhook as WooCommerce does; returns the status. */
async function deliver(
  content: object | string,
  { secret = SECRET, topic = "product.updated", isSigned = true } = {},
): Promise<number> {
  const payload = typeof content === "string" ? content : JSON.stringify(content);
  deliveries += 1;
  const { statusCode } = await world().app.inject({
    method: "POST",
    url: "/hooks/woocommerce",
    headers: {
      "content-type": "application/json",
      "user-agent": "WooCommerce/11.0.1 Hookshot (WordPress/7.0.4)",
      "x-wc-webhook-source": `${SITE_URL}/`,
      "x-wc-webhook-topic": topic,
      "x-wc-webhook-delivery-id": String(deliveries).padStart(32, "0"),
      ...(isSigned && {
        "x-wc-webhook-signature": createHmac("sha256", secret).update(payload).digest("base64"),
      }),
    },
    payload,
  });
  return statusCode;
}

const open = async (url: string) => (await world().app.inject({ url })).body;

describe("a webhook", () => {
  test.each([`/product/${BELT.slug}`, "/category/accessories", "/feed.xml"])(
    "shows a new price on %s at the next request",
    async (url) => {
      const { woo } = world();
      woo.reprice(BELT.slug, 5_500);
      expect(await open(url)).toMatch(/>\$?55(\.00)?( USD)?</);
      woo.reprice(BELT.slug, 6_700);
      expect(await open(url)).not.toMatch(/>\$?67(\.00)?( USD)?</);
      expect(await deliver(BELT)).toBe(200);
      expect(await open(url)).toMatch(/>\$?67(\.00)?( USD)?</);
    },
  );

  test("of a variation shows the change on its product's page", async () => {
    const { woo } = world();
    const path = `/product/${HOODIE.slug}`;
    await open(path);
    woo.describe(HOODIE.slug, "<p>Warmer than before.</p>");
    expect(await open(path)).not.toContain("Warmer than before.");
    await deliver({ id: HOODIE.variation, type: "variation", parent_id: HOODIE.id });
    expect(await open(path)).toContain("Warmer than before.");
  });

  test("shows a product that is gone nowhere any more", async () => {
    const { app, woo } = world();
    const statusNow = async () => (await app.inject({ url: "/product/cap" })).statusCode;
    expect(await statusNow()).toBe(200);
    woo.withdraw("cap");
    expect(await statusNow()).toBe(200);
    await deliver({ id: 16 }, { topic: "product.deleted" });
    expect(await statusNow()).toBe(404);
  });

  test("is not believed: a forged price reaches no page", async () => {
    await deliver({ ...BELT, price: "0.01", name: "Forged" });
    expect(await open(`/product/${BELT.slug}`)).not.toMatch(/Forged|0\.01/);
  });

  test("leaves a page as it is while the backend does not respond", async () => {
    const { woo } = world();
    const before = await open(`/product/${BELT.slug}`);
    woo.fail("responds with nothing");
    await deliver({ ...BELT, again: true });
    const response = await world().app.inject({ url: `/product/${BELT.slug}` });
    woo.recover();
    expect([response.statusCode, response.body]).toEqual([200, before]);
  });
});

describe("the endpoint of webhooks", () => {
  test.each([
    ["a forged signature", () => deliver(BELT, { secret: "another secret of them" }), 401],
    ["no signature", () => deliver(BELT, { isSigned: false }), 401],
    ["a body that is no JSON", () => deliver("id=15"), 401],
    ["a body of more than a megabyte", () => deliver({ text: "x".repeat(1_100_000) }), 413],
    ["the ping of a new webhook", () => deliver("webhook_id=2", { isSigned: false }), 200],
  ])("responds to %s", async (_, request, status) => {
    expect(await request()).toBe(status);
  });
});

describe("without WEBHOOK_SECRET", () => {
  const without = worldOf({ woo: { isSmall: true } });

  test("there is no endpoint", async () => {
    const { statusCode } = await without().app.inject({
      method: "POST",
      url: "/hooks/woocommerce",
      payload: {},
    });
    expect(statusCode).toBe(405);
  });
});

test("Refused webhooks write one line of the log in a minute, and none of their senders' texts", async () => {
  const earlier = lines.length;
  for (let number = 0; number < 20; number += 1) {
    expect(await deliver(BELT, { secret: "another", topic: "a canary" })).toBe(401);
  }
  const written = lines.slice(earlier).join("");
  expect(written.match(/a webhook was refused/g)?.length ?? 0).toBeLessThan(2);
  expect(lines.join("")).not.toContain("a canary");
});
