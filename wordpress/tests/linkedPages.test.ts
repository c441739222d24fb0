import { describe, expect, test } from "vitest";
import { withTarget } from "../../server/shop/checkout/handOver.ts";
import type { WordpressTarget } from "../../server/shop/checkout/handOver.ts";
import { runPhp } from "./php.ts";

/** A request of WordPress that redirects. */
type Redirect = {
  parameters?: Record<string, unknown>;
  /** The nonce was right. */
  isVerified?: boolean;
  /** The customer who is logged in. */
  user?: number;
  isPaid?: boolean;
  status?: string;
  constants?: Record<string, string | boolean>;
};

const LINKS = { VITRINE_CHECKOUT_LINKS: true };

const run = (given: Redirect) =>
  runPhp<Record<"cart" | "account", Record<string, string>> & { redirect: string }>("linkedPages", {
    constants: LINKS,
    ...given,
  });

const redirectOf = async (given: Redirect) => (await run(given)).redirect;

const CART = "https://wordpress.example/warenkorb/";
const PAY = "https://wordpress.example/kasse/order-pay/7/?pay_for_order=true&key=wc_order_a";
const PRODUCT = "https://wordpress.example/produkt/club/";
const order = { vitrine_to: "order-7" };
const product = { vitrine_to: "product-15" };

describe("A page behind a link of checkout-links", () => {
  test("is offered by an empty parameter, which the storefront fills", async () => {
    const { cart, account } = await run({});
    expect([cart, account]).toEqual([{ session_id: "t_1", vitrine_to: "" }, cart]);
    const target: WordpressTarget = { kind: "order", id: "7" };
    const link = withTarget(`https://wordpress.example/?${new URLSearchParams(account)}`, target);
    expect(new URL(link ?? "").searchParams.get("vitrine_to")).toBe(order.vitrine_to);
  });

  test("is a public product, for guests and customers", async () => {
    const accepted = { parameters: product, isVerified: true };
    expect(await redirectOf(accepted)).toBe(PRODUCT);
    expect(await redirectOf({ ...accepted, user: 3 })).toBe(PRODUCT);
    expect(await redirectOf({ ...accepted, status: "draft" })).toBe(CART);
  });

  test("is the payment of an unpaid order of the customer who is logged in", async () => {
    const accepted = { parameters: order, isVerified: true };
    expect(await redirectOf({ ...accepted, user: 3 })).toBe(PAY);
    expect(await redirectOf({ ...accepted, user: 3, isPaid: true })).toBe(CART);
    expect(await redirectOf({ ...accepted, user: 4 })).toBe(CART);
    expect(await redirectOf(accepted)).toBe(CART);
  });

  test("is not opened before the link is accepted", async () => {
    expect(await redirectOf({ parameters: product })).toBe(CART);
    expect(await redirectOf({ parameters: { ...order, session_id: "3" } })).toBe(CART);
    expect(await redirectOf({ parameters: { ...order, session_id: "4" }, user: 3 })).toBe(CART);
  });

  test("is opened in a browser that is logged in as the link's customer already", async () => {
    expect(await redirectOf({ parameters: { ...order, session_id: "3" }, user: 3 })).toBe(PAY);
  });

  test.each([
    "",
    "https://other.example/",
    "//other.example",
    "order-8",
    "product-16",
    "page-15",
    "product-15\n",
    ["product-15"],
  ])("is never %j", async (named) => {
    const parameters = { vitrine_to: named };
    expect(await redirectOf({ parameters, isVerified: true, user: 3 })).toBe(CART);
  });

  test.each<Record<string, string | boolean>>([{}, { ...LINKS, VITRINE_OFF: "checkout-links" }])(
    "is neither offered nor opened with the constants %o",
    async (constants) => {
      const { cart, redirect } = await run({ parameters: product, isVerified: true, constants });
      expect([cart, redirect]).toEqual([{ session_id: "t_1" }, CART]);
    },
  );
});
