import { describe, expect, test } from "vitest";
import { CONFIRMED_TOTAL_KEY, INTENT_KEY } from "../../server/shop/checkout/backendOrder.ts";
import { runPhp } from "./php.ts";

type Order = { customer?: number; meta?: Record<string, string> };

const STOREFRONT = { VITRINE_STOREFRONT_URL: "https://shop.example/" };
const meta = { [INTENT_KEY]: "0b3c5a1e" };

type Addresses = { redirect: string | null; confirmed: number } & Record<string, unknown>;

/** Returns the addresses of an order by their purposes, and the hosts to which WordPress redirects. */
const addressesOf = (order: Order | undefined, constants: Record<string, string> = STOREFRONT) =>
  runPhp<Addresses>("returnAddresses", { order, constants });

const KEY = "wc_order_a&b";
const RECEIPT = "https://shop.example/checkout/order-received/7/?key=wc_order_a%26b";
const CART = "https://wordpress.example/cart/";
const NO_REDIRECT = { redirect: null, confirmed: 0 };
const OURS = {
  ...NO_REDIRECT,
  received: RECEIPT,
  // The gateway may confirm its payment there; the shopper is redirected.
  return: "https://wordpress.example/received",
  view: RECEIPT,
  cancel: RECEIPT,
  cancelRaw: RECEIPT,
  // A button that cancels the order stays one.
  button: "https://wordpress.example/button",
  left: CART,
  hosts: ["wordpress.example", "shop.example"],
};
const THEIRS = {
  ...NO_REDIRECT,
  received: "https://wordpress.example/received",
  return: "https://wordpress.example/received",
  view: "https://wordpress.example/view",
  cancel: "https://wordpress.example/cancel",
  cancelRaw: "https://wordpress.example/cancel",
  button: "https://wordpress.example/button",
  left: CART,
  hosts: ["wordpress.example"],
};

describe("return-addresses in WordPress", () => {
  test.each<[string, Order]>([
    ["its intent", { meta }],
    ["the mark of a cart that was handed over", { meta: { _vitrine_handed_over: "1" } }],
    ["its confirmed total", { meta: { [CONFIRMED_TOTAL_KEY]: "44.38" } }],
  ])("lead to the storefront for an order with %s", async (_, order) => {
    expect(await addressesOf(order)).toEqual(OURS);
  });

  test("lead to the account for an account's order, except from its gateway", async () => {
    const view = "https://shop.example/my-account/view-order/7/";
    expect(await addressesOf({ customer: 3, meta })).toEqual({ ...OURS, view });
  });

  test("lead to the pages of the language that the order was placed in", async () => {
    const addresses = await addressesOf({ meta: { ...meta, vitrine_language: "de" } });
    const received = RECEIPT.replace("/checkout/", "/de/checkout/");
    expect(addresses).toMatchObject({ received, view: received, cancel: received });
  });

  test("stay for an order that was placed elsewhere, and without an order", async () => {
    const { hosts } = OURS;
    for (const order of [{}, { meta: { other: "1" } }, undefined]) {
      expect(await addressesOf(order)).toEqual({ ...THEIRS, hosts });
    }
  });

  test.each<[string, Record<string, string>]>([
    ["without the storefront's address", {}],
    ["if they are switched off", { ...STOREFRONT, VITRINE_OFF: "return-addresses" }],
  ])("stay %s", async (_, constants) => {
    expect(await addressesOf({ meta }, constants)).toEqual(THEIRS);
  });

  /** Opens WooCommerce's receipt of an order; returns the redirect, and the confirmed order. */
  async function openReceipt(order: Order, over: object = {}) {
    const given = { order, key: KEY, constants: STOREFRONT, ...over };
    const { redirect, confirmed } = await runPhp<Addresses>("returnAddresses", given);
    return { redirect, confirmed };
  }

  test("lead from WooCommerce's receipt to the storefront's, once the gateway has confirmed the payment", async () => {
    expect(await openReceipt({ meta })).toEqual({ redirect: RECEIPT, confirmed: 7 });
    expect(await openReceipt({ meta, customer: 3 })).toEqual({ redirect: RECEIPT, confirmed: 7 });
  });

  test.each<[string, Order, object]>([
    ["with another key", { meta }, { key: "wc_order_x" }],
    ["of an order that was placed elsewhere", {}, {}],
    ["at the storefront's own host", { meta }, { server: { HTTP_HOST: "Shop.example" } }],
    ["without the storefront's address", { meta }, { constants: {} }],
  ])("do not leave a receipt %s", async (_, order, over) => {
    expect(await openReceipt(order, over)).toEqual(NO_REDIRECT);
  });

  test.each<[string, string, object]>([
    ["an empty checkout", "https://shop.example/checkout", {}],
    ["a checkout with products", CART, { products: 2 }],
    [
      "an empty checkout for another page",
      "https://wordpress.example/",
      { to: "https://wordpress.example/" },
    ],
  ])("lead from %s to %s", async (_, left, leaves) => {
    const given = { constants: STOREFRONT, leaves: { products: 0, ...leaves } };
    expect(await runPhp<Addresses>("returnAddresses", given)).toMatchObject({ left });
  });

  test("do not leave an empty checkout at the storefront's own host", async () => {
    const server = { HTTP_HOST: "shop.example" };
    const given = { constants: STOREFRONT, leaves: { products: 0 }, server };
    expect(await runPhp<Addresses>("returnAddresses", given)).toMatchObject({ left: CART });
  });
});
