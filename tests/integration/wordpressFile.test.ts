import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { CONFIRMED_TOTAL_KEY, INTENT_KEY } from "#server/checkout/orderMetaKeys.ts";
import { needsPhp } from "#tests/support/php.ts";

const FILE = "wordpress/vitrine-seen-total.php";
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
  orderTotal?: string;
};

/** Runs a checkout through the file; returns the error message, or null if it is let through. */
function checkOut(checkout: Checkout): string | null {
  const arguments_ = ["tests/support/wordpress.php", JSON.stringify(checkout)];
  const { error } = JSON.parse(execFileSync("php", arguments_, { encoding: "utf8" })) as {
    error: string | null;
  };
  return error;
}

const metaData = [{ key: INTENT_KEY, value: INTENT }];
const order = (over: Partial<Order> = {}): Order => ({
  id: 7,
  number: "A-1007",
  status: "processing",
  intent: INTENT,
  ...over,
});
const EXISTS = `This order is placed already (${INTENT_KEY}: A-1007). No second order was placed.`;

test("the file for order intents reads the intent and the confirmed total under the keys that an order uses", async () => {
  const php = await readFile(FILE, "utf8");
  for (const key of [INTENT_KEY, CONFIRMED_TOTAL_KEY]) {
    expect(php).toContain(`const KEY = '${key}';`);
  }
});

describe("the file for order intents in WordPress", needsPhp, () => {
  test("is valid PHP", () => {
    expect(execFileSync("php", ["-l", FILE], { encoding: "utf8" })).toContain("No syntax errors");
  });

  test("accepts a new intent, and a checkout without one", () => {
    expect(checkOut({ metaData, orders: [order({ intent: "another-intent" })] })).toBeNull();
    expect(checkOut({ orders: [order()] })).toBeNull();
  });

  test.each(["pending", "processing", "on-hold", "completed", "refunded"])(
    "rejects a second order of an intent whose first one is %s",
    (status) => {
      expect(checkOut({ metaData, orders: [order({ status })] })).toBe(EXISTS);
    },
  );

  test.each(["cancelled", "failed"])("lets an intent order again after a %s order", (status) => {
    expect(checkOut({ metaData, orders: [order({ status })] })).toBeNull();
  });

  test("lets WooCommerce use the session's unpaid order again, but no paid one", () => {
    const unpaid = order({ status: "pending" });
    expect(checkOut({ metaData, orders: [unpaid], awaiting: 7 })).toBeNull();
    expect(checkOut({ metaData, orders: [unpaid], awaiting: 8 })).toBe(EXISTS);
    expect(checkOut({ metaData, orders: [order()], awaiting: 7 })).toBe(EXISTS);
  });

  test("rejects an intent that another request is placing, where the database has locks", () => {
    const rejected = `Another request is placing this order (${INTENT_KEY}).`;
    expect(checkOut({ metaData, lock: "0" })).toBe(rejected);
    expect(checkOut({ metaData, lock: null })).toBeNull();
  });

  test("rejects a total that was not displayed, in the cart or in the order", () => {
    const shown = [...metaData, { key: CONFIRMED_TOTAL_KEY, value: "44.38" }];
    const totals = { cartTotal: "44.380", orderTotal: "44.38" };
    expect(checkOut({ metaData: shown, ...totals })).toBeNull();
    for (const other of [{ cartTotal: "44.39" }, { orderTotal: "59.54" }]) {
      expect(checkOut({ metaData: shown, ...totals, ...other })).toContain(CONFIRMED_TOTAL_KEY);
    }
    expect(checkOut({ metaData, cartTotal: "1", orderTotal: "2" })).toBeNull();
  });
});
