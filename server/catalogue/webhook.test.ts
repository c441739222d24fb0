import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import { SharedStoreError } from "#server/store/store.ts";
import { createShopChanges } from "./shopChanges.ts";
import { createWebhookReceiver, tagsIn } from "./webhook.ts";

const SECRET = "a secret of at least thirty-two characters";

/** Opens a receiver; returns it with the tags that it has noted. */
function open() {
  const changes = createShopChanges();
  const noted: (readonly string[])[] = [];
  changes.onChange((tags) => void noted.push(tags));
  return { receive: createWebhookReceiver(SECRET, changes, { store: openMemoryStore() }), noted };
}

function deliveryOf(content: unknown, { secret = SECRET, deliveryId = "d1" } = {}) {
  const body = Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
  return {
    body,
    signature: createHmac("sha256", secret).update(body).digest("base64"),
    deliveryId,
  };
}

test.each([
  ["a product", { id: 12, type: "simple", parent_id: 0 }, ["post:12", "lists"]],
  ["a variation", { id: 31, type: "variation", parent_id: 12 }, ["post:31", "post:12", "lists"]],
  ["a deleted product", { id: 12 }, ["post:12", "lists"]],
  [
    "a stock status",
    { action: "woocommerce_product_set_stock_status", arg: 12 },
    ["post:12", "lists"],
  ],
  [
    "a stock whose product is lost",
    { action: "woocommerce_product_set_stock", arg: [] },
    ["lists"],
  ],
  [
    "an order",
    {
      id: 90,
      line_items: [
        { product_id: 12, variation_id: 31 },
        { product_id: 14, variation_id: 0 },
      ],
    },
    ["post:90", "post:12", "post:31", "post:14", "lists"],
  ],
  ["anything else", [1, "x", null], ["lists"]],
  [
    "the plugin",
    { tags: ["post:12", "term:3", "all", "lists", "__proto__", 7], time: 0 },
    ["post:12", "term:3", "all", "lists"],
  ],
])("The webhook of %s names what to read again", (_, content, tags) => {
  expect(tagsIn(content)).toEqual(tags);
});

test("A signed delivery is noted, and a repetition of it is not", async () => {
  const { receive, noted } = open();
  expect(await receive(deliveryOf({ id: 12 }))).toBe("noted");
  expect(await receive(deliveryOf({ id: 12 }))).toBe("repeated");
  expect(noted).toEqual([["post:12", "lists"]]);
});

test("A delivery that came to another server of the store is a repetition", async () => {
  const store = openMemoryStore();
  const [one, other] = [createShopChanges(), createShopChanges()].map((changes) =>
    createWebhookReceiver(SECRET, changes, { store }),
  );
  expect(await one?.(deliveryOf({ id: 12 }))).toBe("noted");
  expect(await other?.(deliveryOf({ id: 12 }))).toBe("repeated");
  expect(await other?.(deliveryOf({ id: 12 }, { deliveryId: "d2" }))).toBe("noted");
});

test("A delivery is noted while the store is down", async () => {
  const store = { add: () => Promise.reject(new SharedStoreError("down")) };
  const receive = createWebhookReceiver(SECRET, createShopChanges(), { store });
  expect(await receive(deliveryOf({ id: 12 }))).toBe("noted");
});

test("Two contents with one delivery id, as of one second, are both noted", async () => {
  const { receive, noted } = open();
  await receive(deliveryOf({ id: 12 }));
  expect(await receive(deliveryOf({ id: 14 }))).toBe("noted");
  expect(noted).toHaveLength(2);
});

test.each([
  ["a signature of another secret", deliveryOf({ id: 12 }, { secret: "another" })],
  ["a changed body", { ...deliveryOf({ id: 12 }), body: Buffer.from('{"id":13}') }],
  ["no signature", { ...deliveryOf({ id: 12 }), signature: undefined }],
  ["a signature that is no base64", { ...deliveryOf({ id: 12 }), signature: "é" }],
  ["a body that is no JSON", deliveryOf("id=12")],
])("A delivery with %s is refused", async (_, delivery) => {
  const { receive, noted } = open();
  expect(await receive(delivery)).toBe("refused");
  expect(noted).toEqual([]);
});

test("The ping of a new webhook, which is not signed, is accepted and changes nothing", async () => {
  const { receive, noted } = open();
  const ping = { body: Buffer.from("webhook_id=2"), signature: undefined, deliveryId: undefined };
  expect(await receive(ping)).toBe("ping");
  expect(noted).toEqual([]);
});

test("A notice of the plugin is refused when it is ten minutes old", async () => {
  const time = 1_795_800_000;
  let now = time * 1000 + 599_000;
  const changes = createShopChanges();
  const receive = createWebhookReceiver(SECRET, changes, {
    store: openMemoryStore(),
    now: () => now,
  });
  expect(await receive(deliveryOf({ tags: ["post:1"], time }))).toBe("noted");
  now += 2_000;
  expect(await receive(deliveryOf({ tags: ["post:2"], time }))).toBe("refused");
});
