import { expect, test } from "vitest";
import { plainWordpressPage } from "./plainWordpressPage.ts";
import type { WordpressTarget } from "./wordpressTarget.ts";

const PRODUCT = "https://shop.example/product/club/";

/** Returns the address of a page at a shop whose product has this link. */
const pageOf = (target: WordpressTarget, link: string | null = PRODUCT) =>
  plainWordpressPage(target, {
    send: async () => Response.json({ data: { product: link && { link } } }),
    payAt: ({ id, key }) => `https://shop.example/pay/${id}/${key}`,
    ours: "https://osier.example",
    origins: { backend: "https://shop.example", allowed: [] },
  });

test("An order is paid by its key, and without one it is shown in the account", async () => {
  const order = { kind: "order", id: "7" } as const;
  expect(await pageOf({ ...order, key: "wc_order_abc" })).toBe(
    "https://shop.example/pay/7/wc_order_abc",
  );
  expect(await pageOf(order)).toBe("/account/orders/7");
});

test("A product's page is its own link on the shop's origin", async () => {
  const product = { kind: "product", id: "15" } as const;
  expect(await pageOf(product)).toBe(PRODUCT);
  for (const link of [null, "https://other.example/product/club/", "javascript:alert(1)"]) {
    expect(await pageOf(product, link)).toBeUndefined();
  }
});
