import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { OperationError } from "#relay/contract/errors.ts";
import { createLinkedOrders } from "./linkedOrders.ts";

const SECRET = "a secret that both servers know, of 32 characters and more";
const LINK = { number: "#7", key: "wc_order_abc" };
const NOW = Date.parse("2026-11-26T12:00:00Z");

const line = (name: string) => ({
  productId: 14,
  quantity: 1,
  subtotal: "$9.00",
  subtotalTax: "$0.00",
  product: {
    node: { name, slug: name.toLowerCase(), image: { sourceUrl: `/${name}.jpg`, srcSet: null } },
  },
});

const order = {
  databaseId: 7,
  orderNumber: "A-1007",
  orderKey: LINK.key,
  status: "ON_HOLD",
  date: "2026-01-02T10:00:00",
  total: "$18.00",
  needsPayment: false,
  paymentMethod: "bacs",
  paymentMethodTitle: "Direct bank transfer",
  customerNote: "leave at door",
  billing: { firstName: "Ann", lastName: "Lee", country: "US", email: "ann@example.test" },
  shippingLines: { nodes: [] },
  lineItems: { nodes: [line("Beanie")], pageInfo: { hasNextPage: true, endCursor: "c" } },
};

type Sent = { operationName: string; variables: Record<string, string> };

/** Orders over a backend that gives these responses in turn. */
function linkedOrders(responses: readonly object[], secret: string | null = SECRET) {
  const sent: Sent[] = [];
  const send: typeof fetch = async (_url, init) => {
    sent.push(JSON.parse(init?.body as string) as Sent);
    return Response.json(responses[sent.length - 1]);
  };
  const orders = createLinkedOrders({
    send,
    backend: { ...(secret !== null && { orderSecret: secret }), payAt: ({ key }) => `/pay/${key}` },
    choices: { statesOfAll: async () => () => new Map() },
    now: () => NOW,
  });
  return { ...orders, sent };
}

const found = (over: object = {}) => ({
  data: {
    vitrineOrder: { ...order, ...over },
    paymentGateways: { nodes: [{ id: "bacs", description: "Use the number as reference." }] },
  },
});
const lastLines = {
  data: {
    vitrineOrder: { lineItems: { nodes: [line("Belt")], pageInfo: { hasNextPage: false } } },
  },
};

test("a lookup requests every line of an order with a signature of its number, its key and the time", async () => {
  const { find, sent } = linkedOrders([found(), lastLines]);
  const linked = await find(LINK);
  expect(linked).toMatchObject({ orderId: 7, key: LINK.key });
  expect(linked?.receipt.lines).toMatchObject([
    { name: "Beanie", slug: "beanie", picture: { sourceUrl: "/Beanie.jpg" } },
    { name: "Belt", slug: "belt" },
  ]);
  const time = String(NOW / 1000);
  const text = `order\n${time}\n7\n${LINK.key}`;
  const signature = createHmac("sha256", SECRET).update(text).digest("hex");
  const signed = { number: "7", key: LINK.key, time, signature };
  expect(sent.map(({ variables }) => variables)).toEqual([signed, { ...signed, after: "c" }]);
});

test("a lookup returns the receipt of an order, with the bank transfer only while it is awaited", async () => {
  const { receipt } = (await linkedOrders([found(), lastLines]).find(LINK)) ?? {};
  expect(receipt).toMatchObject({
    number: "A-1007",
    email: "ann@example.test",
    total: "$18.00",
    progress: "received",
    note: "leave at door",
    payment: {
      title: "Direct bank transfer",
      instructions: "Use the number as reference.",
      isTransfer: true,
    },
  });
  expect(receipt).not.toHaveProperty("id");
  expect(receipt).not.toHaveProperty("status");
  expect(receipt).not.toHaveProperty("steps");
  const done = await linkedOrders([found({ status: "COMPLETED" }), lastLines]).find(LINK);
  expect(done?.receipt.payment).toEqual({ title: "Direct bank transfer", instructions: "" });
});

test("an unpaid order has a payment URL with its key", async () => {
  const unpaid = found({ status: "PENDING", needsPayment: true });
  const linked = await linkedOrders([unpaid, lastLines]).find(LINK);
  expect(linked?.receipt).toMatchObject({
    progress: "awaitingPayment",
    payment: { payAt: `/pay/${LINK.key}` },
  });
});

test("a lookup finds nothing if the backend shows no order, has no such field, or returns another order", async () => {
  const message = 'Cannot query field "vitrineOrder" on type "RootQuery".';
  for (const response of [
    { data: { vitrineOrder: null } },
    { errors: [{ message }] },
    found({ orderKey: "wc_order_other" }),
  ]) {
    expect(await linkedOrders([response]).find(LINK)).toBeUndefined();
  }
});

test("a lookup rejects if the backend failed to look the order up", async () => {
  const errors = [{ message: "Internal server error", path: ["vitrineOrder"] }];
  const { find } = linkedOrders([{ data: { vitrineOrder: null }, errors }]);
  await expect(find(LINK)).rejects.toThrow(OperationError);
});

test("the lookup of orders is available if the backend accepts the field", async () => {
  expect(await linkedOrders([{ data: { vitrineOrder: null } }]).isAvailable()).toBe(true);
  expect(await linkedOrders([{ errors: [{ message: "no field" }] }]).isAvailable()).toBe(false);
});

test("a lookup without a secret requests nothing", async () => {
  const { find, isAvailable, sent } = linkedOrders([], null);
  expect([await find(LINK), await isAvailable()]).toEqual([undefined, false]);
  expect(sent).toEqual([]);
});
