import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

type Result = Record<"mutation" | "cart" | "products", string | null> & { fields: unknown[] };
type Case = { mutation?: string; capabilities?: string[]; constants?: Record<string, string> };

/** Sends a mutation and reads the cart with the input; returns the errors. */
const errorsOf = (input: object, given: Case = {}) =>
  runPhp<Result>("prepaidOrders", { input, ...given });

const refusalOf = (field: string) =>
  `Only users who may edit orders can set "${field}". Nothing was changed.`;
const NONE = { mutation: null, cart: null, products: null, fields: [] };
const FEES = { fees: [{ name: "discount", amount: -40 }] };

describe("prepaid-orders in WordPress", () => {
  test.each<[string, object]>([
    ["isPaid", { isPaid: true }],
    ["transactionId", { transactionId: "pi_1" }],
    ["fees", FEES],
    ["_date_paid", { metaData: [{ key: "vitrine_intent" }, { key: "_date_paid", value: "1" }] }],
  ])("refuses a checkout with %s from everybody who may not edit orders", async (field, input) => {
    const customer = { capabilities: ["read"] };
    for (const given of [{}, customer]) {
      expect((await errorsOf(input, given)).mutation).toBe(refusalOf(field));
    }
    expect(await errorsOf(input, { capabilities: ["edit_shop_orders"] })).toEqual(NONE);
  });

  test("refuses fees of the cart that is read, and of no other field", async () => {
    expect(await errorsOf(FEES)).toEqual({
      ...NONE,
      mutation: refusalOf("fees"),
      cart: refusalOf("fees"),
    });
  });

  test("lets a checkout of the storefront through, and every other mutation", async () => {
    const ordinary = { isPaid: false, transactionId: "", fees: [], paymentMethod: "bacs" };
    const metaData = [{ key: "vitrine_intent" }, { key: "_stripe_source_id" }];
    expect(await errorsOf({ ...ordinary, metaData })).toEqual(NONE);
    const other = await errorsOf({ isPaid: true }, { mutation: "updateOrder" });
    expect(other).toEqual(NONE);
  });

  test("refuses nothing if it is switched off", async () => {
    const constants = { VITRINE_OFF: "prepaid-orders" };
    expect(await errorsOf({ isPaid: true, ...FEES }, { constants })).toEqual(NONE);
  });
});
