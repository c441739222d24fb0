import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

const [UNIT, LOWEST] = ["vitrine_unit_price", "vitrine_lowest_price"];

/** Requests metadata of a product in a simulated WordPress with Germanized and Omnibus. */
const requested = (given: object = {}) =>
  runPhp<{ key: string; value: string }[] | null>("priceNotes", {
    type: "SimpleProduct",
    args: { keysIn: [UNIT, LOWEST] },
    meta: [],
    onSale: true,
    hasPlugins: true,
    ...given,
  });

const unit = { key: UNIT, value: "36,76&nbsp;€ / kg" };
const lowest = { key: LOWEST, value: "Niedrigster Preis: 7,00 €" };

describe("price-notes in WordPress", () => {
  test.each(["SimpleProduct", "VariableProduct", "SimpleProductVariation"])(
    "adds the texts of plugins to the metadata of a %s",
    async (type) => expect(await requested({ type })).toEqual([unit, lowest]),
  );

  test("adds no lowest price to a product that is not on sale", async () => {
    expect(await requested({ onSale: false })).toEqual([unit]);
  });

  test("leaves the shop's own texts as they are", async () => {
    const own = { key: UNIT, value: "3,68 € / 100 g" };
    expect(await requested({ meta: [own] })).toEqual([own, lowest]);
  });

  test("adds nothing to other keys, other types, and without the plugins", async () => {
    const other = { key: "_sku", value: "7" };
    expect(await requested({ args: { keysIn: ["_sku"] }, meta: [other] })).toEqual([other]);
    expect(await requested({ args: {}, meta: [other] })).toEqual([other]);
    expect(await requested({ type: "Order" })).toBeNull();
    expect(await requested({ hasPlugins: false })).toBeNull();
    expect(await requested({ constants: { VITRINE_OFF: "price-notes" } })).toBeNull();
  });
});
