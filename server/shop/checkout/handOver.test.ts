import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Intent } from "#server/store/orderState.ts";
import { openOrderState } from "#server/store/sqliteOrderState.ts";
import type { SqliteOrderState } from "#server/store/sqliteOrderState.ts";
import {
  createLinkCheck,
  handOver,
  leadsHome,
  plainWordpressPage,
  targetIn,
  withTarget,
} from "./handOver.ts";
import type { WordpressTarget } from "./handOver.ts";

const LINK = "https://shop.example/transfer-session?session_id=t_1&_wc_checkout=2";

let state: SqliteOrderState;
beforeEach(() => void (state = openOrderState(":memory:")));
afterEach(() => state.close());

/** Hands a cart over; WordPress responds with this data, or refuses the document without any. */
async function handedOver(
  data: object | null,
  {
    isWorking = true,
    target,
    ...given
  }: { isWorking?: boolean; orderOwner?: string | undefined; target?: WordpressTarget } = {},
) {
  // A new guest has none.
  const orderOwner = "orderOwner" in given ? given.orderOwner : "ann";
  const warnings: string[] = [];
  const check = vi.fn(async () => isWorking);
  const errors = data === null ? [{ message: 'Cannot query field "checkoutUrl".' }] : undefined;
  const response = await handOver(
    {
      orderOwner,
      send: async () => Response.json({ data, errors }),
      state,
      lastCart: { forget: () => {}, restore: () => {} },
      warn: (sentence) => void warnings.push(sentence),
      now: Date.now,
      ours: "https://osier.example",
      origins: { backend: "https://shop.example", allowed: ["https://pay.example"] },
      check,
    },
    target,
  );
  return { response, warnings, check };
}

const withLink = (checkoutUrl: string | null, isEmpty = false) => ({
  customer: { checkoutUrl },
  cart: { isEmpty },
});

test.each([LINK, "https://pay.example/transfer-session?session_id=t_1"])(
  "A cart is handed over by WordPress's link %s",
  async (link) => {
    const { response, check, warnings } = await handedOver(withLink(link));
    expect(response).toEqual({ outcome: "redirect", location: link });
    expect(check).toHaveBeenCalledExactlyOnceWith(link);
    expect(warnings).toEqual([]);
  },
);

test.each<[string, object | null, string]>([
  ["of a shop that gives none", null, "gives no link"],
  ["that is missing", withLink(null), "gives no link"],
  ["to another host", withLink("https://other.example/transfer-session"), "PAYMENT_ORIGINS"],
  ["that runs a script", withLink("javascript:alert(1)"), "gives no link"],
])("A link %s is not followed, and the log says why", async (_, data, words) => {
  const { response, warnings } = await handedOver(data);
  expect(response).toMatchObject({ outcome: "failed", effectOfCall: "none" });
  expect(warnings).toEqual([expect.stringContaining(words)]);
});

test("A link that leads to WordPress's home page is not given to the shopper", async () => {
  const { response, warnings } = await handedOver(withLink(LINK), { isWorking: false });
  expect(response).toMatchObject({ outcome: "failed" });
  expect(warnings).toEqual([expect.stringContaining("home page")]);
});

test("An empty cart is not handed over", async () => {
  const { response } = await handedOver(withLink(LINK, true));
  expect(response).toMatchObject({ outcome: "refused", message: expect.stringContaining("empty") });
});

test("A cart whose order has an unknown result is not handed over", async () => {
  const order = { receipt: { progress: "received", payment: {} }, seen: "" };
  const pending = {
    orderOwner: "ann",
    id: "an-intent",
    progress: "unknown",
    sentAt: Date.now(),
    fingerprint: "",
    order,
  } as unknown as Intent;
  state.unsettled = async () => pending;
  const { response, check } = await handedOver(withLink(LINK));
  expect(response).toMatchObject({ outcome: "checking", location: "/success" });
  expect(check).not.toHaveBeenCalled();
});

test("No warning contains the link", async () => {
  const { warnings } = await handedOver(withLink(LINK), { isWorking: false });
  expect(warnings.join(" ")).not.toContain("t_1");
});

const ACCOUNT = "https://shop.example/transfer-session?session_id=7&_wc_account=3";
const CART = "https://shop.example/transfer-session?session_id=t_1&_wc_cart=4";
const order = { kind: "order", id: "12" } as const;
const product = { kind: "product", id: "15" } as const;

const toOrder = (accountUrl: string | null, needsPayment: boolean | null = true) =>
  handedOver(
    { customer: { accountUrl }, order: needsPayment === null ? null : { needsPayment } },
    { target: order },
  );

test("A customer's unpaid order is paid by a link to the account that names the order", async () => {
  const { response } = await toOrder(`${ACCOUNT}&vitrine_to=`);
  expect(response).toEqual({ outcome: "redirect", location: `${ACCOUNT}&vitrine_to=order-12` });
});

test("Without the plugin for WordPress the link leads to WordPress's account", async () => {
  expect((await toOrder(ACCOUNT)).response).toEqual({ outcome: "redirect", location: ACCOUNT });
});

test.each([
  ["somebody else's", null],
  ["paid", false],
])("No link is given for an order that is %s", async (_, needsPayment) => {
  const { response, warnings } = await toOrder(`${ACCOUNT}&vitrine_to=`, needsPayment);
  expect(response).toMatchObject({ outcome: "refused" });
  expect(warnings).toEqual([]);
});

test.each(["ann", undefined])("A product is opened for the owner %s", async (orderOwner) => {
  const data = { customer: { cartUrl: `${CART}&vitrine_to=` } };
  const { response } = await handedOver(data, { orderOwner, target: product });
  expect(response).toEqual({ outcome: "redirect", location: `${CART}&vitrine_to=product-15` });
});

test("Without the plugin for WordPress no link leads to a product", async () => {
  const { response, warnings } = await handedOver(
    { customer: { cartUrl: CART } },
    { target: product },
  );
  expect(response).toMatchObject({ outcome: "failed" });
  expect(warnings).toEqual([expect.stringContaining("gives no link")]);
});

test("A shopper without a session has neither a cart nor an order to hand over", async () => {
  for (const target of [undefined, order]) {
    const { response } = await handedOver(null, {
      orderOwner: undefined,
      ...(target && { target }),
    });
    expect(response).toMatchObject({ outcome: "refused" });
  }
});

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
  const unpaid = { kind: "order", id: "7" } as const;
  expect(await pageOf({ ...unpaid, key: "wc_order_abc" })).toBe(
    "https://shop.example/pay/7/wc_order_abc",
  );
  expect(await pageOf(unpaid)).toBe("/account/orders/7");
});

test("A product's page is its own link on the shop's origin", async () => {
  expect(await pageOf(product)).toBe(PRODUCT);
  for (const link of [null, "https://other.example/product/club/", "javascript:alert(1)"]) {
    expect(await pageOf(product, link)).toBeUndefined();
  }
});

test.each([
  [
    { order: "7", key: "wc_order_abc" },
    { kind: "order", id: "7", key: "wc_order_abc" },
  ],
  [{ order: "7" }, { kind: "order", id: "7" }],
  [
    { order: "7", key: "a key?" },
    { kind: "order", id: "7" },
  ],
  [{ product: "15" }, { kind: "product", id: "15" }],
  [
    { order: "", product: "15" },
    { kind: "product", id: "15" },
  ],
])("A form with %o names a page of WordPress", (fields, target) => {
  expect(targetIn(fields)).toEqual(target);
});

test.each([{}, { product: "" }, { product: "015" }, { order: "7/../8" }, { product: "1e9" }])(
  "A form with %o names none",
  (fields) => {
    expect(targetIn(fields)).toBeUndefined();
  },
);

test("A page is named in a link that offers it, and in no other", () => {
  const target = { kind: "product", id: "15" } as const;
  expect(withTarget(`${CART}&vitrine_to=`, target)).toBe(`${CART}&vitrine_to=product-15`);
  for (const link of [CART, "", null, undefined]) expect(withTarget(link, target)).toBeUndefined();
});

const redirectTo = (location: string) => async () =>
  new Response(null, { status: 302, headers: { location } });

test.each<[string, string | null, boolean]>([
  [LINK, "https://shop.example", true],
  [LINK, "https://shop.example/", true],
  [LINK, "/", true],
  [LINK, "/checkout/", false],
  [LINK, null, false],
  ["https://shop.example/wp/transfer-session?a=b", "https://shop.example/wp/", true],
  ["https://shop.example/wp/transfer-session?a=b", "https://shop.example/wp", true],
  ["https://shop.example/wp/transfer-session?a=b", "/wp/checkout/", false],
])("A link to %s that redirects to %s leads home: %s", (link, location, expected) => {
  expect(leadsHome(link, location)).toBe(expected);
});

test("A link that leads to the home page is refused, again and again", async () => {
  const request = vi.fn(redirectTo("https://shop.example/"));
  const check = createLinkCheck(request);
  expect([await check(LINK), await check(LINK)]).toEqual([false, false]);
  expect(request).toHaveBeenCalledTimes(2);
});

test("Links are not followed any more once one has worked", async () => {
  const request = vi.fn(redirectTo("/checkout/"));
  const check = createLinkCheck(request);
  expect([await check(LINK), await check(LINK)]).toEqual([true, true]);
  expect(request).toHaveBeenCalledOnce();
});

test("A WordPress that does not respond is left to the shopper's browser", async () => {
  const request = vi.fn().mockRejectedValue(new TypeError("fetch failed"));
  expect(await createLinkCheck(request)(LINK)).toBe(true);
});

test("A link that a server in front of WordPress refuses is left to the browser, and the next one checked", async () => {
  const request = vi.fn(async () => new Response("upstream sent too big header", { status: 502 }));
  const check = createLinkCheck(request);
  expect([await check(LINK), await check(LINK)]).toEqual([true, true]);
  expect(request).toHaveBeenCalledTimes(2);
});

test("A link of the shop's own origin is not followed", async () => {
  const request = vi.fn(redirectTo("/"));
  expect(await createLinkCheck(request)("/wordpress/transfer-session?a=b")).toBe(true);
  expect(request).not.toHaveBeenCalled();
});
