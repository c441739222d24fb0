import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CONFIRMED_TOTAL_KEY, INTENT_KEY } from "../../server/shop/checkout/backendOrder.ts";
import { runPhp } from "./php.ts";

const INTENT = "0b3c5a1e-5d9f-4f2c-9f53-3f6a2d6f1c11";

/** An order of the simulated WooCommerce. */
type Order = { id: number; number: string; status: string; intent: string };

/** A checkout in the simulated WordPress. */
type Checkout = {
  metaData?: readonly { key: string; value: string }[];
  orders?: readonly Order[];
  /** Id of the session's order that awaits payment. */
  awaiting?: number;
  /** Result of the database's lock. */
  lock?: string | null;
  cartTotal?: string;
  /** True if the order has emptied the cart. */
  isEmptied?: boolean;
  orderTotal?: string;
  constants?: Record<string, string>;
};

/** Runs a checkout through the plugin; returns the error message, or null if it is let through. */
const checkOut = async (checkout: Checkout) =>
  (await runPhp<{ error: string | null }>("checkout", checkout)).error;

const metaData = [{ key: INTENT_KEY, value: INTENT }];
const order = (over: Partial<Order> = {}): Order => ({
  id: 7,
  number: "A-1007",
  status: "processing",
  intent: INTENT,
  ...over,
});
const EXISTS = `This order is placed already (${INTENT_KEY}: A-1007). No second order was placed.`;

test.each([
  ["one-order", INTENT_KEY],
  ["displayed-total", CONFIRMED_TOTAL_KEY],
])("%s reads its value under the key that an order uses", async (part, key) => {
  const file = join(import.meta.dirname, `../vitrine/parts/${part}.php`);
  expect(await readFile(file, "utf8")).toContain(`const KEY = '${key}';`);
});

describe("displayed-total and one-order in WordPress", () => {
  test("accepts a new intent, and a checkout without one", async () => {
    expect(await checkOut({ metaData, orders: [order({ intent: "another-intent" })] })).toBeNull();
    expect(await checkOut({ orders: [order()] })).toBeNull();
  });

  test.each(["pending", "processing", "on-hold", "completed", "refunded"])(
    "rejects a second order of an intent whose first one is %s",
    async (status) => {
      expect(await checkOut({ metaData, orders: [order({ status })] })).toBe(EXISTS);
    },
  );

  test.each(["cancelled", "failed"])(
    "lets an intent order again after a %s order",
    async (status) => {
      expect(await checkOut({ metaData, orders: [order({ status })] })).toBeNull();
    },
  );

  test("lets WooCommerce use the session's unpaid order again, but no paid one", async () => {
    const unpaid = order({ status: "pending" });
    expect(await checkOut({ metaData, orders: [unpaid], awaiting: 7 })).toBeNull();
    expect(await checkOut({ metaData, orders: [unpaid], awaiting: 8 })).toBe(EXISTS);
    expect(await checkOut({ metaData, orders: [order()], awaiting: 7 })).toBe(EXISTS);
  });

  test("rejects an intent that another request is placing, where the database has locks", async () => {
    const rejected = `Another request is placing this order (${INTENT_KEY}).`;
    expect(await checkOut({ metaData, lock: "0" })).toBe(rejected);
    expect(await checkOut({ metaData, lock: null })).toBeNull();
  });

  test("rejects a total that was not displayed, in the cart or in the order", async () => {
    const shown = [...metaData, { key: CONFIRMED_TOTAL_KEY, value: "44.38" }];
    const totals = { cartTotal: "44.380", orderTotal: "44.38" };
    expect(await checkOut({ metaData: shown, ...totals })).toBeNull();
    for (const other of [{ cartTotal: "44.39" }, { orderTotal: "59.54" }]) {
      expect(await checkOut({ metaData: shown, ...totals, ...other })).toContain(
        CONFIRMED_TOTAL_KEY,
      );
    }
    expect(await checkOut({ metaData, cartTotal: "1", orderTotal: "2" })).toBeNull();
  });

  test("deletes a customer's copy of a cart that an order has emptied, of no other", async () => {
    const copyAfter = (checkout: Checkout) => runPhp("checkout", checkout);
    expect(await copyAfter({ metaData, isEmptied: true })).toMatchObject({ hasCopy: false });
    expect(await copyAfter({ metaData })).toMatchObject({ hasCopy: true });
    const rejected = { metaData, isEmptied: true, orders: [order()] };
    expect(await copyAfter(rejected)).toMatchObject({ hasCopy: true });
  });

  test("each reject nothing if it is switched off", async () => {
    const shown = [...metaData, { key: CONFIRMED_TOTAL_KEY, value: "44.38" }];
    const second = { metaData: shown, orders: [order()], cartTotal: "44.38", orderTotal: "44.38" };
    const other = { metaData: shown, cartTotal: "59.54", orderTotal: "59.54" };
    const off = (VITRINE_OFF: string) => ({ constants: { VITRINE_OFF } });
    expect(await checkOut({ ...second, ...off("one-order") })).toBeNull();
    expect(await checkOut({ ...second, ...off("displayed-total") })).toBe(EXISTS);
    expect(await checkOut({ ...other, ...off("displayed-total") })).toBeNull();
    expect(await checkOut({ ...other, ...off("one-order") })).toContain(CONFIRMED_TOTAL_KEY);
  });
});
