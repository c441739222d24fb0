import { expect, test } from "vitest";
import type { Cart } from "#doctor/checks/guestCart.ts";
import { classRatesOf, isDeliveryTaxed, methodsOf } from "./guestView.ts";

const euro = {
  code: "EUR",
  symbol: "€",
  position: "right_space" as const,
  decimals: 2,
  decimalSeparator: ",",
  thousandSeparator: ".",
};

const line = (databaseId: number, total: string, tax: string) => ({
  total,
  tax,
  product: { node: { databaseId } },
});

/** Cart of a lamp (1) at 19 %, a book (2) at 7 %, and a delivery of 5.00 € with 0.95 € tax. */
const cart: Cart = {
  total: "195,90&nbsp;&euro;",
  displayPricesIncludeTax: true,
  needsShippingAddress: true,
  availableShippingMethods: [
    {
      rates: [
        { label: "Paket", methodId: "flat_rate", instanceId: 3, cost: "5,00&nbsp;&euro;" },
        { label: "Kurier", methodId: "table_rate", instanceId: null, cost: "1.009,00&nbsp;&euro;" },
      ],
    },
  ],
  contents: {
    nodes: [line(1, "169,00&nbsp;€", "26,98&nbsp;€"), line(2, "20,95&nbsp;€", "1,37&nbsp;€")],
  },
  shippingTotal: "5,00&nbsp;€",
  shippingTax: "0,95&nbsp;€",
  totalTaxes: [
    { label: "MwSt.", amount: "27,93&nbsp;€" },
    { label: "MwSt. ermäßigt", amount: "1,37&nbsp;€" },
  ],
};

test("a cart shows the tax rate of each class, with its label", () => {
  const classes = new Map([
    [1, "" as const],
    [2, "reduced-rate" as const],
  ]);
  expect(classRatesOf(cart, classes, euro)).toEqual([
    { taxClass: "", rate: "19", label: "MwSt." },
    { taxClass: "reduced-rate", rate: "7", label: "MwSt. ermäßigt" },
  ]);
});

test("a class without tax has no rate", () => {
  const contents = { nodes: [line(1, "169,00 €", "0,00 €")] };
  expect(classRatesOf({ ...cart, contents }, new Map([[1, "" as const]]), euro)).toEqual([]);
});

test("a way of delivery of a plugin counts as a flat rate", () => {
  expect(methodsOf(cart, euro)).toEqual([
    { instanceId: 3, kind: "flat_rate", title: "Paket", cost: "5.00" },
    { instanceId: 2, kind: "flat_rate", title: "Kurier", cost: "1009.00" },
  ]);
});

test("delivery is untaxed only if a cart that pays for it shows no tax", () => {
  expect(isDeliveryTaxed(cart, euro)).toBe(true);
  expect(isDeliveryTaxed({ ...cart, shippingTax: "0,00 €" }, euro)).toBe(false);
  expect(isDeliveryTaxed({ ...cart, shippingTotal: "0,00 €", shippingTax: "0,00 €" }, euro)).toBe(
    true,
  );
});
