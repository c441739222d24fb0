import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changesBetween } from "#server/shop/checkout/orderChanges.ts";
import { readConfirmedOrder, confirmedOrder } from "./confirmedOrder.ts";
import type { CartToConfirm } from "./confirmedOrder.ts";

const cart = {
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
} as unknown as CartToConfirm;

const confirmed = confirmedOrder(cart);
const changes = (now: object) => changesBetween(confirmed, confirmedOrder({ ...cart, ...now }));

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
  // The same number in another currency.
  [{ total: "48,00&nbsp;€" }, ["The total is now 48,00 €; it was $48.00."]],
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
] satisfies [object, string[]][])("changesBetween reports a changed cart: %j", (now, messages) => {
  expect(changes(now)).toEqual(messages);
});

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

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

type Sums = {
  mug?: number;
  coupons?: readonly string[];
  discount?: number;
  /** True if the backend says how much of the discount is each coupon's. */
  isPerCoupon?: boolean;
  delivery?: number;
};

/** A cart of a shop that displays prices with 20 % VAT; the parameters are net, in pence. */
function cartWithTax({
  mug = 1000,
  coupons = [],
  discount = 0,
  isPerCoupon = false,
  delivery = 500,
}: Sums) {
  const share = discount / coupons.length;
  const [net, sum] = [mug + 2000, mug + 2000 - discount + delivery];
  const line = (key: string, name: string, quantity: number, full: number) => ({
    key,
    quantity,
    total: pounds(full - discount / 2),
    subtotal: pounds(full),
    subtotalTax: pounds(full / 5),
    rawSubtotal: String(full / 100),
    rawSubtotalTax: String(full / 500),
    product: { node: { name } },
  });
  return {
    displayPricesIncludeTax: true,
    contents: { nodes: [line("a", "Mug", 1, mug), line("b", "Throw", 2, 2000)] },
    appliedCoupons: coupons.map((code) => ({
      code,
      discountAmount: pounds(share),
      rawDiscountAmount: isPerCoupon ? String(share / 100) : "",
      rawDiscountTax: isPerCoupon ? String(share / 500) : "",
    })),
    chosenShippingMethods: [],
    availableShippingMethods: [],
    totalTaxes: [{ label: "VAT", amount: pounds(sum / 5) }],
    subtotal: pounds(net),
    subtotalTax: pounds(net / 5),
    contentsTotal: pounds(net * 1.2),
    rawContentsTotal: String((net * 1.2) / 100),
    discountTotal: pounds(discount),
    discountTax: pounds(discount / 5),
    rawDiscountTotal: String(discount / 100),
    rawDiscountTax: String(discount / 500),
    shippingTotal: pounds(delivery),
    shippingTax: pounds(delivery / 5),
    rawShippingTotal: String(delivery / 100),
    rawShippingTax: String(delivery / 500),
    feeTotal: "£0.00",
    feeTax: "£0.00",
    rawFeeTotal: "0",
    rawFeeTax: "0",
    totalTax: pounds(sum / 5),
    total: pounds(sum * 1.2),
    rawTotal: String((sum * 1.2) / 100),
  };
}

test.each<[what: string, Sums, Sums, string[]]>([
  [
    "a price",
    {},
    { mug: 1500 },
    [
      "“Mug” is now £18.00; it was £12.00.",
      "The subtotal is now £42.00; it was £36.00.",
      "The tax is now £8.00; it was £7.00.",
      "The total is now £48.00; it was £42.00.",
    ],
  ],
  [
    "delivery",
    {},
    { delivery: 1000 },
    [
      "Delivery is now £12.00; it was £6.00.",
      "The tax is now £8.00; it was £7.00.",
      "The total is now £48.00; it was £42.00.",
    ],
  ],
  [
    "the only coupon's discount",
    { coupons: ["save"], discount: 500 },
    { coupons: ["save"], discount: 1000 },
    [
      "The code “SAVE” now takes off £12.00; it was £6.00.",
      "The discount is now £12.00; it was £6.00.",
      "The tax is now £5.00; it was £6.00.",
      "The total is now £30.00; it was £36.00.",
    ],
  ],
  [
    "one of two coupons, whose discounts are confirmed as one",
    { coupons: ["save"], discount: 500 },
    { coupons: ["save", "more"], discount: 1000 },
    [
      "The code “MORE” now applies.",
      "The discount is now £12.00; it was £6.00.",
      "The tax is now £5.00; it was £6.00.",
      "The total is now £30.00; it was £36.00.",
    ],
  ],
  [
    "one of two coupons, whose discounts are confirmed for each",
    { coupons: ["save"], discount: 500, isPerCoupon: true },
    { coupons: ["save", "more"], discount: 1200, isPerCoupon: true },
    [
      "The code “SAVE” now takes off £7.20; it was £6.00.",
      "The code “MORE” now takes off £7.20.",
      "The discount is now £14.40; it was £6.00.",
      "The tax is now £4.60; it was £6.00.",
      "The total is now £27.60; it was £36.00.",
    ],
  ],
])(
  "changesBetween names the amounts with tax of an order with a change of %s",
  (_, before, now, messages) => {
    const sent = readConfirmedOrder(JSON.stringify(confirmedOrder(cartWithTax(before))));
    expect(changesBetween(sent, confirmedOrder(cartWithTax(now)))).toEqual(messages);
    expect(changesBetween(sent, confirmedOrder(cartWithTax(before)))).toEqual([]);
  },
);

test("changesBetween names a new line's amount with tax", () => {
  const now = cartWithTax({});
  const before = { ...now, contents: { nodes: now.contents.nodes.slice(0, 1) } };
  expect(changesBetween(confirmedOrder(before), confirmedOrder(now))).toEqual([
    "“Throw” is new in your order: 2 for £24.00.",
  ]);
});

test("An order confirmed on an earlier build's page is compared by its net amounts", () => {
  const requests = JSON.parse(
    readFileSync("tests/fixtures/2026-12/openTab.json", "utf8"),
  ) as readonly { path: string; body?: string }[];
  const order = requests.find(({ path }) => path === "/checkout")?.body ?? "";
  const stored = readConfirmedOrder((JSON.parse(order) as { seen: string }).seen);
  expect(stored).not.toHaveProperty("shown");
  expect(stored?.totals.total).toBe("£64.00");
  const { shown: _, ...net } = confirmedOrder(cartWithTax({}));
  const earlier = { ...net, lines: net.lines.map(({ shown: __, ...line }) => line) };
  const sent = readConfirmedOrder(JSON.stringify(earlier));
  expect(sent).toEqual(earlier);
  expect(changesBetween(sent, confirmedOrder(cartWithTax({})))).toEqual([]);
  expect(changesBetween(sent, confirmedOrder(cartWithTax({ delivery: 1000 })))).toContain(
    "Delivery is now £10.00; it was £5.00.",
  );
});
