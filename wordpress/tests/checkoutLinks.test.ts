import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

type Result = {
  constants: Record<string, unknown>;
  checkout: string;
  orders: string;
  classic: Record<string, string>;
  block: Record<string, string>;
};
type Case = { constants?: Record<string, string | boolean>; session?: Record<string, string> };

/** Other parts check the order, which this one only marks. */
const OFF = { VITRINE_OFF: "displayed-total one-order" };
const ON = { ...OFF, VITRINE_CHECKOUT_LINKS: true };
const LINKED = { client_session_id: "6929a1" };

/** Loads the plugin in a simulated WordPress whose shopper places an order. */
const load = ({ constants = ON, ...given }: Case) =>
  runPhp<Result>("checkoutLinks", { constants, ...given });

describe("checkout-links in WordPress", () => {
  test("switches the links on, with the names that both of their ends use", async () => {
    expect((await load({})).constants).toEqual({
      WPGRAPHQL_WOOCOMMERCE_ENABLE_AUTH_URLS: true,
      CART_URL_NONCE_PARAM: "_wc_cart",
      CHECKOUT_URL_NONCE_PARAM: "_wc_checkout",
      ACCOUNT_URL_NONCE_PARAM: "_wc_account",
      ADD_PAYMENT_METHOD_URL_NONCE_PARAM: "_wc_payment",
    });
  });

  test("keeps a name that the shop has chosen", async () => {
    const constants = { ...ON, CHECKOUT_URL_NONCE_PARAM: "go" };
    expect((await load({ constants })).constants).toMatchObject({ CHECKOUT_URL_NONCE_PARAM: "go" });
  });

  test("leads to the page of the checkout, whatever its address is", async () => {
    const { checkout, orders } = await load({});
    expect([checkout, orders]).toEqual(["https://wordpress.example/kasse/", "/orders/"]);
  });

  test("marks the orders of a session to which a link was given", async () => {
    const marked = { _vitrine_handed_over: "1" };
    expect(await load({ session: LINKED })).toMatchObject({ classic: marked, block: marked });
  });

  test.each<[string, Case]>([
    ["of WordPress's own carts", { session: {} }],
    ["without a session", {}],
    ["while it is switched off", { constants: OFF, session: LINKED }],
  ])("marks no order %s", async (_, given) => {
    expect(await load(given)).toMatchObject({ classic: {}, block: {} });
    const { classic, block } = await load(given);
    expect([classic, block]).toEqual([{}, {}]);
  });

  test("does nothing without its constant", async () => {
    expect(await load({ constants: OFF })).toMatchObject({ constants: {}, checkout: "/checkout/" });
    expect((await load({ constants: OFF })).constants).toEqual({});
  });
});
