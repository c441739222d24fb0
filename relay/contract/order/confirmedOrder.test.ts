import { expect, test } from "vitest";
import { changesBetween } from "#server/shop/checkout/orderChanges.ts";
import { readConfirmedOrder, confirmedOrder } from "./confirmedOrder.ts";
import type { CartToConfirm } from "./confirmedOrder.ts";

const cart: CartToConfirm = {
  contents: {
    nodes: [
      {
        key: "a",
        quantity: 2,
        total: "$38.97",
        product: { node: { name: "Beanie &amp; <b>hat</b>" } },
      },
      { key: "b", quantity: 1, total: "$18.00", product: { node: { name: "Mug" } } },
    ],
  },
  appliedCoupons: [{ code: "save10", discountAmount: "$3.60" }],
  chosenShippingMethods: ["flat_rate:1"],
  availableShippingMethods: [
    {
      rates: [
        { id: "flat_rate:1", label: "Flat rate", cost: "$5.00" },
        { id: "flat_rate:4", label: "International", cost: "25,00&nbsp;€" },
      ],
    },
  ],
  subtotal: "$36.00",
  subtotalTax: "$2.97",
  discountTotal: "$3.60",
  discountTax: "$0.30",
  shippingTotal: "$5.00",
  shippingTax: "$0.41",
  feeTotal: null,
  feeTax: null,
  totalTax: "$3.08",
  total: "$48.00",
};

const confirmed = confirmedOrder(cart);
const changes = (now: Partial<CartToConfirm>) =>
  changesBetween(confirmed, confirmedOrder({ ...cart, ...now }));

test("An order that equals the confirmed one has no changes, even after the round trip through a form", () => {
  expect(changes({})).toEqual([]);
  const sent = readConfirmedOrder(JSON.stringify(confirmed));
  expect(sent).toEqual(confirmed);
  expect(sent && changesBetween(sent, confirmed)).toEqual([]);
});

test("Amounts and names are plain text, without the backend's HTML", () => {
  expect(confirmed.lines[0]?.name).toBe("Beanie & hat");
  expect(confirmedOrder({ ...cart, total: "48&#xa0;&#x20AC;" }).totals.total).toBe("48 €");
  const abroad = confirmedOrder({ ...cart, chosenShippingMethods: ["flat_rate:4"] });
  expect(abroad.rates).toEqual([{ id: "flat_rate:4", label: "International", cost: "25,00 €" }]);
});

test.each([
  [{ total: "$52.00" }, ["The total is now $52.00; it was $48.00."]],
  [{ feeTotal: "$2.00" }, ["The fee is now $2.00."]],
  [{ feeTotal: "$0.00" }, []],
  [{ discountTotal: null }, ["The discount is now nothing; it was $3.60."]],
  [{ shippingTax: "$0.50" }, ["The tax on delivery is now $0.50; it was $0.41."]],
  [{ shippingTax: "$0.50", totalTax: "$3.17" }, ["The tax is now $3.17; it was $3.08."]],
  [
    { chosenShippingMethods: ["flat_rate:4"] },
    ["Delivery is now “International”, for 25,00 €; it was “Flat rate”, for $5.00."],
  ],
  [{ chosenShippingMethods: [] }, ["Your order no longer needs delivery."]],
  [{ appliedCoupons: null }, ["The code “SAVE10” no longer applies."]],
  [
    { appliedCoupons: [{ code: "save10", discountAmount: "$3.00" }] },
    ["The code “SAVE10” now takes off $3.00; it was $3.60."],
  ],
] satisfies [Partial<CartToConfirm>, string[]][])(
  "changesBetween reports a changed cart: %j",
  (now, messages) => {
    expect(changes(now)).toEqual(messages);
  },
);

test("changesBetween compares each package's delivery, though the packages have the same rates", () => {
  const shippingPackage = cart.availableShippingMethods?.[0] ?? { rates: [] };
  const two = {
    availableShippingMethods: [shippingPackage, shippingPackage],
    chosenShippingMethods: ["flat_rate:1", "flat_rate:4"],
  };
  const before = confirmedOrder({ ...cart, ...two });
  expect(before.rates.map(({ id }) => id)).toEqual(two.chosenShippingMethods);
  const after = confirmedOrder({
    ...cart,
    ...two,
    chosenShippingMethods: ["flat_rate:1", "flat_rate:1"],
  });
  expect(changesBetween(before, after)).toEqual([
    "Delivery of part of your order is now “Flat rate”, for $5.00; it was “International”, for 25,00 €.",
  ]);
  expect(changesBetween(before, confirmed)).toEqual([
    "“International” is no longer available for this order.",
  ]);
});

test("changesBetween reports a changed delivery once, and the total that it changes", () => {
  const rates = [{ id: "flat_rate:1", label: "Flat rate", cost: "$6.00" }];
  const dearer = {
    availableShippingMethods: [{ rates }],
    shippingTotal: "$6.00",
    total: "$49.00",
  };
  expect(changes(dearer)).toEqual([
    "“Flat rate” is now $6.00; it was $5.00.",
    "The total is now $49.00; it was $48.00.",
  ]);
});

test("readConfirmedOrder accepts the single delivery rate that an earlier build's page sends", () => {
  const { rates, ...others } = confirmed;
  const readBack = readConfirmedOrder(JSON.stringify({ ...others, rate: rates[0] }));
  expect(readBack).toEqual(confirmed);
});

test("changesBetween reports removed, added, requantified and repriced lines", () => {
  const [beanie, mug] = cart.contents?.nodes ?? [];
  if (!beanie || !mug) throw new Error("The cart has two lines.");
  const scarf = { ...mug, key: "c", product: { node: { name: "Scarf" } } };
  const now = {
    contents: {
      nodes: [
        { ...beanie, quantity: 1 },
        { ...mug, total: "$20.00" },
      ],
    },
  };
  expect(changes(now)).toEqual([
    "Only 1 of “Beanie & hat” is left; you had 2.",
    "“Mug” is now $20.00; it was $18.00.",
  ]);
  expect(changes({ contents: { nodes: [beanie, scarf] } })).toEqual([
    "“Mug” is no longer in your order.",
    "“Scarf” is new in your order: 1 for $18.00.",
  ]);
});

test.each(["", "null", "[]", "{}", '{"totals":[]}', "{", '"x"'])(
  "readConfirmedOrder returns undefined for a form without a confirmed order: %s",
  (json) => expect(readConfirmedOrder(json)).toBeUndefined(),
);

test("readConfirmedOrder sanitizes a forged confirmed order", () => {
  const read = readConfirmedOrder(
    '{"totals":{"total":5,"else":"x"},"lines":[1,{"key":{}}],"coupons":"x"}',
  );
  expect(read).toEqual({
    lines: [{ key: "", name: "", quantity: 0, total: "" }],
    rates: [],
    coupons: [],
    totals: { total: "" },
  });
  expect(
    readConfirmedOrder('{"totals":{},"lines":[{"shown":1}],"coupons":[{}],"shown":"x"}'),
  ).toEqual({
    lines: [{ key: "", name: "", quantity: 0, total: "" }],
    rates: [],
    coupons: [{ code: "", discount: "" }],
    totals: {},
  });
  expect(read && changesBetween(read, confirmed)).toContain("The total is now $48.00.");
});
