import { describe, expect, test } from "vitest";
import { CONFIRMED_TOTAL_KEY, INTENT_KEY } from "../../server/shop/checkout/backendOrder.ts";
import { runPhp } from "./php.ts";

const INTENT = "0b3c5a1e-5d9f-4f2c-9f53-3f6a2d6f1c11";

/** An order of the simulated WooCommerce. */
type Order = { id: number; number: string; status: string; intent: string };

/** A checkout of the simulated Store API. */
type Checkout = {
  extensions?: unknown;
  orders?: readonly Order[];
  /** Number of the order that the session's checkout uses. */
  orderId?: number;
  orderTotal?: string;
  /** Result of the database's lock. */
  lock?: string | null;
  method?: string;
  route?: string;
  constants?: Record<string, string>;
};

type Result = {
  /** The check that refused it: that of the request, or that of its order. */
  by: "request" | "order" | null;
  refused: { code: string; message: string; status: number } | null;
  meta: Record<string, string>;
  registered: unknown[];
};

const checkOut = (checkout: Checkout) => runPhp<Result>("storeCheckout", checkout);

const extensions = { vitrine: { intent: INTENT, seen_total: "44.38" } };
const orderTotal = "44.380";
const order = (over: Partial<Order> = {}): Order => ({
  id: 7,
  number: "A-1007",
  status: "processing",
  intent: INTENT,
  ...over,
});
const exists = {
  code: INTENT_KEY,
  message: `This order is placed already (${INTENT_KEY}: A-1007). No second order was placed.`,
  status: 400,
};

describe("displayed-total and one-order at the Store API", () => {
  test("register their values, which WooCommerce drops otherwise", async () => {
    const registered = [["checkout", "vitrine", ["intent", "seen_total"]]];
    expect(await checkOut({})).toMatchObject({ registered });
    const constants = { VITRINE_OFF: "one-order displayed-total" };
    expect(await checkOut({ constants })).toMatchObject({ registered: [] });
  });

  test("give a new order its intent", async () => {
    expect(await checkOut({ extensions, orderTotal })).toMatchObject({
      refused: null,
      meta: { [INTENT_KEY]: INTENT },
    });
  });

  test.each([
    ["no extension", undefined],
    ["an extension of another plugin", { other: { intent: INTENT } }],
    ["values of another kind", { vitrine: { intent: ["a"], seen_total: null } }],
    ["no object", "vitrine"],
  ])("leave a checkout with %s alone", async (_, given) => {
    const result = await checkOut({ extensions: given, orders: [order()], orderTotal: "1" });
    expect(result).toMatchObject({ refused: null, meta: {} });
  });

  test.each(["processing", "on-hold", "completed", "refunded"])(
    "refuse a second order of an intent whose first one is %s, before the session is loaded",
    async (status) => {
      const orders = [order({ status })];
      const second = await checkOut({ extensions, orders, orderTotal });
      expect(second).toMatchObject({ by: "request", refused: exists, meta: {} });
    },
  );

  test.each(["cancelled", "failed", "checkout-draft"])(
    "let an intent order again after an order that is %s",
    async (status) => {
      const orders = [order({ status })];
      const again = await checkOut({ extensions, orders, orderTotal });
      expect(again).toMatchObject({ refused: null, meta: { [INTENT_KEY]: INTENT } });
    },
  );

  test("let WooCommerce use the session's unpaid order again, but place no second one", async () => {
    const orders = [order({ status: "pending" })];
    const same = await checkOut({ extensions, orders, orderTotal, orderId: 7 });
    expect(same).toMatchObject({ refused: null, meta: { [INTENT_KEY]: INTENT } });
    const other = await checkOut({ extensions, orders, orderTotal, orderId: 8 });
    expect(other).toMatchObject({ by: "order", refused: exists, meta: {} });
  });

  test("refuse an intent that another request is placing", async () => {
    const message = `Another request is placing this order (${INTENT_KEY}).`;
    expect(await checkOut({ extensions, orderTotal, lock: "0" })).toMatchObject({
      by: "request",
      refused: { code: INTENT_KEY, message },
    });
  });

  test("refuse another total than the displayed one before the payment, and leave a draft without an intent", async () => {
    const { by, refused, meta } = await checkOut({ extensions, orderTotal: "59.54" });
    expect([by, refused?.code, meta]).toEqual(["order", CONFIRMED_TOTAL_KEY, {}]);
    expect(refused?.message).toContain(CONFIRMED_TOTAL_KEY);
  });

  test.each([
    ["GET", "/wc/store/v1/checkout"],
    ["PUT", "/wc/store/v1/checkout"],
    ["POST", "/wc/store/v1/cart/add-item"],
    ["POST", "/wp/v2/posts"],
  ])("look at no other request, such as %s %s", async (method, route) => {
    const sent = { extensions, orders: [order()], orderTotal, method, route };
    expect((await checkOut(sent)).by).not.toBe("request");
  });

  test("check a checkout below the address without a version, too", async () => {
    const route = "/wc/store/checkout";
    expect((await checkOut({ extensions, orders: [order()], route })).by).toBe("request");
  });

  test("each refuse nothing if it is switched off", async () => {
    const off = (VITRINE_OFF: string) => ({ constants: { VITRINE_OFF } });
    const second = { extensions, orders: [order()], orderTotal };
    const other = { extensions, orderTotal: "59.54" };
    expect(await checkOut({ ...second, ...off("one-order") })).toMatchObject({
      refused: null,
      meta: {},
    });
    expect(await checkOut({ ...second, ...off("displayed-total") })).toMatchObject({
      by: "request",
    });
    expect(await checkOut({ ...other, ...off("displayed-total") })).toMatchObject({
      refused: null,
    });
    expect(await checkOut({ ...other, ...off("one-order") })).toMatchObject({ by: "order" });
  });
});
