import { expect, test } from "vitest";
import { completeOrder, linesToReorder, listedOrder } from "./customerOrder.ts";
import type { OrderData } from "./requestOrder.ts";

const glaze = {
  name: "pa_glaze",
  label: "Glaze",
  terms: { nodes: [{ slug: "moss-and-salt", name: "Moss & salt" }] },
};

const order = {
  databaseId: 7,
  orderNumber: "7",
  status: "PROCESSING",
  pricesIncludeTax: true,
  subtotal: "£31.67",
  discountTotal: "£3.17",
  rawDiscountTotal: "3.1666666667",
  discountTax: "£0.63",
  rawDiscountTax: "0.6333333333",
  shippingTotal: "£3.75",
  rawShippingTotal: "3.75",
  shippingTax: "£0.75",
  rawShippingTax: "0.75",
  totalTax: "£6.45",
  total: "£38.70",
  rawTotal: "38.7",
  couponLines: { nodes: [{ code: "welcome10" }] },
  feeLines: { nodes: [] },
  taxLines: { nodes: [{ label: "VAT" }] },
  shippingLines: { nodes: [{ methodTitle: "By post" }] },
  gateways: { nodes: [] },
  lineItems: {
    nodes: [
      {
        productId: 3,
        variationId: 4,
        quantity: 2,
        subtotal: "£31.67",
        rawSubtotal: "31.6666666667",
        subtotalTax: "£6.33",
        rawSubtotalTax: "6.33",
        metaData: [
          { key: "pa_glaze", value: "moss-and-salt" },
          { key: "_note", value: "x" },
        ],
        product: { node: { name: "Cabin mug", slug: "cabin-mug", attributes: { nodes: [glaze] } } },
        variation: {
          node: { name: "Cabin mug - Moss", attributes: { nodes: [{ name: "pa_glaze" }] } },
        },
      },
    ],
  },
} as unknown as OrderData;

const shown = (over: Partial<OrderData> = {}) =>
  completeOrder({ ...order, ...over }, { statesOf: () => new Map() as never, payAt: undefined });

test.each([
  [true, { signIn: { order: 7, key: "wc_order_abc" } }],
  [false, {}],
])("completeOrder names an unpaid order to be paid after a sign-in: %s", (signsIn, named) => {
  const unpaid = { databaseId: 7, orderKey: "wc_order_abc", status: "PENDING", needsPayment: true };
  const facts = { statesOf: () => new Map() as never, payAt: "https://shop.example/pay", signsIn };
  const { payment } = completeOrder({ ...order, ...unpaid } as OrderData, facts);
  expect(payment).toMatchObject({ payAt: "https://shop.example/pay", ...named });
  expect("signIn" in payment).toBe(signsIn);
});

test("completeOrder includes tax in lines and rows, and names options by their labels", () => {
  const { lines, totals, total, includedTax } = shown();
  expect(lines).toEqual([
    {
      name: "Cabin mug",
      options: ["Glaze: Moss & salt"],
      quantity: 2,
      total: "£38.00",
      slug: "cabin-mug",
    },
  ]);
  expect(totals).toEqual([
    { name: "Subtotal", amount: "£38.00" },
    { name: "Discount (WELCOME10)", amount: "−£3.80" },
    { name: "Delivery", amount: "£4.50" },
  ]);
  expect([total, includedTax]).toEqual(["£38.70", "£6.45 VAT"]);
});

test("completeOrder shows net amounts and the tax of an order whose prices exclude tax", () => {
  const { lines, totals, includedTax } = shown({ pricesIncludeTax: false });
  expect(lines[0]).toMatchObject({ total: "£31.67", tax: "£6.33" });
  expect(totals.map(({ amount }) => amount)).toEqual(["£31.67", "−£3.17", "£3.75", "£6.45"]);
  expect(totals.at(-1)?.name).toBe("VAT");
  expect(includedTax).toBeUndefined();
});

test("completeOrder shows the billing address for a shipping address with only a country", () => {
  const billing = { firstName: "Ann", lastName: "Lee", city: "Frome", country: "GB" };
  const empty = { firstName: null, lastName: null, city: null, country: "GB" };
  const { delivery, billing: billed } = shown({ billing, shipping: empty } as Partial<OrderData>);
  expect(delivery?.address).toEqual(billed);
  expect(delivery?.address).toContain("Frome");

  const elsewhere = { ...billing, city: "Bath" };
  const away = shown({ billing, shipping: elsewhere } as Partial<OrderData>);
  expect(away.delivery?.address).toContain("Bath");
});

test("A line of a deleted product does not show the product that WooGraphQL returns for it", () => {
  const [line] = order.lineItems.nodes;
  const image = { sourceUrl: "/newest.webp", srcSet: null };
  const newest = { node: { ...line?.product?.node, name: "Newest lamp", image } };
  const deleted = { ...line, productId: null, variation: null, product: newest };
  const lineItems = { nodes: [deleted] } as unknown as OrderData["lineItems"];
  expect(shown({ lineItems }).lines[0]?.name).toBe("No longer sold");
  expect(linesToReorder({ ...order, lineItems })[0]?.name).toBe("No longer sold");
  expect(listedOrder({ ...order, lineItems }).pictures).toEqual([]);
});

const PAID = "2026-11-23T09:00:00+00:00";

test.each<[string, Partial<OrderData>, string, string]>([
  [
    "awaits its payment",
    { status: "ON_HOLD" },
    "We’re waiting for",
    "Placed, Payment?, Preparing…, Complete…",
  ],
  [
    "awaits its payment, of downloads",
    { status: "PENDING", needsProcessing: false },
    "We’re waiting for",
    "Placed, Payment?, Complete…",
  ],
  [
    "failed to be paid",
    { status: "FAILED" },
    "The payment didn’t",
    "Placed, Payment failed!, Preparing…, Complete…",
  ],
  [
    "is paid on delivery",
    { status: "PROCESSING" },
    "We’re preparing",
    "Placed, Preparing?, Complete…",
  ],
  [
    "is paid",
    { status: "PROCESSING", datePaid: PAID },
    "We’re preparing",
    "Placed, Paid, Preparing?, Complete…",
  ],
  [
    "is paid and held back",
    { status: "ON_HOLD", datePaid: PAID },
    "On hold.",
    "Placed, Paid, On hold?, Complete…",
  ],
  // It was sent, collected or downloaded.
  ["is complete", { status: "COMPLETED", datePaid: PAID }, "Complete.", "Placed, Paid, Complete"],
  [
    "cost nothing",
    { status: "COMPLETED", datePaid: PAID, total: "£0.00" },
    "Complete.",
    "Placed, Complete",
  ],
  ["is cancelled", { status: "CANCELLED" }, "Cancelled.", "Placed, Cancelled!"],
  [
    "is refunded",
    { status: "REFUNDED", datePaid: PAID, dateCompleted: PAID },
    "Refunded.",
    "Placed, Paid, Complete, Refunded",
  ],
  // A status of a plugin.
  [
    "is on its way",
    { status: "IN_TRANSIT" as never, datePaid: PAID },
    "In transit.",
    "Placed, Paid, In transit?, Complete…",
  ],
])("The steps of an order that %s are those that WooCommerce knows", (_, over, status, steps) => {
  const marks = { done: "", now: "?", next: "…", failed: "!" };
  const head = shown(over);
  expect(head.status).toContain(status);
  expect(head.steps.map(({ name, state }) => name + marks[state]).join(", ")).toBe(steps);
});

test("completeOrder marks an order that is collected", () => {
  const billing = { firstName: "Ann", city: "Frome" };
  const collectedBy = (...ids: string[]) => {
    const nodes = ids.map((databaseId) => ({
      methodTitle: "By hand",
      shippingMethod: { databaseId },
    }));
    const { delivery, totals } = shown({ billing, shippingLines: { nodes } } as object);
    return [delivery?.isCollected ?? false, totals.at(-1)?.name];
  };
  expect(collectedBy("local_pickup")).toEqual([true, "Collection"]);
  expect(collectedBy("flat_rate")).toEqual([false, "Delivery"]);
});
