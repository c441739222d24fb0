import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changesBetween } from "#server/shop/checkout/orderChanges.ts";
import { readConfirmedOrder } from "./confirmedOrder.ts";
import { displayedOrder } from "./displayedOrder.ts";

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
    "one of two coupons, whose discounts are displayed as one",
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
    "one of two coupons, whose discounts are displayed for each",
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
  "changesBetween names the displayed amounts, with tax, of an order with a change of %s",
  (_, before, now, messages) => {
    const sent = readConfirmedOrder(JSON.stringify(displayedOrder(cartWithTax(before))));
    expect(changesBetween(sent, displayedOrder(cartWithTax(now)))).toEqual(messages);
    expect(changesBetween(sent, displayedOrder(cartWithTax(before)))).toEqual([]);
  },
);

test("changesBetween names a new line's displayed amount", () => {
  const now = cartWithTax({});
  const before = { ...now, contents: { nodes: now.contents.nodes.slice(0, 1) } };
  expect(changesBetween(displayedOrder(before), displayedOrder(now))).toEqual([
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
  const { shown: _, ...net } = displayedOrder(cartWithTax({}));
  const earlier = { ...net, lines: net.lines.map(({ shown: __, ...line }) => line) };
  const sent = readConfirmedOrder(JSON.stringify(earlier));
  expect(sent).toEqual(earlier);
  expect(changesBetween(sent, displayedOrder(cartWithTax({})))).toEqual([]);
  expect(changesBetween(sent, displayedOrder(cartWithTax({ delivery: 1000 })))).toContain(
    "Delivery is now £10.00; it was £5.00.",
  );
});
