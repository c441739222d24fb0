import { afterAll, describe, expect, test } from "vitest";
import {
  findProduct,
  setStock,
  findOrder,
  setOrderStatus,
} from "#tests/worlds/backends/embeddedShop.ts";
import { openCounter } from "./counter.ts";

const { shop, shopper } = await openCounter();
const CHECKOUT = `mutation Checkout($input: CheckoutInput!) {
  checkout(input: $input) {
    result
    redirect
    order { id databaseId orderKey status total transactionId metaData(key: "intent") { value } }
    customer { id }
  }
}`;
const ann = {
  firstName: "Ann",
  lastName: "Lee",
  address1: "1 Main St",
  city: "Los Angeles",
  state: "CA",
  postcode: "90001",
  country: "US",
  email: "ann@example.test",
};
type Shopper = ReturnType<typeof shopper>;
type Placed = {
  checkout: { redirect: string; order: Record<string, unknown> & { databaseId: number } };
};
const checkOut = (who: Shopper, input: object = {}) =>
  who.request(CHECKOUT, { input: { paymentMethod: "cod", billing: ann, ...input } });
const left = (id: number) => findProduct(shop, { id })?.stockQuantity;

afterAll(() => shop.close());

describe("a checkout", () => {
  test("creates an order from the cart, empties it, and renews no token", async () => {
    const guest = shopper();
    await guest.add(14);
    const { data, errors, headers } = await checkOut(guest, {
      metaData: [{ key: "intent", value: "i-1" }],
    });
    expect(errors).toEqual([]);
    expect(headers.get("woocommerce-session")).toBeNull();
    const { redirect, order } = (data as Placed).checkout;
    expect(order).toMatchObject({
      status: "PROCESSING",
      total: "$24.90",
      metaData: [{ value: "i-1" }],
    });
    expect(redirect).toBe(
      `https://shop.example/checkout/order-received/${order.databaseId}/?key=${String(order["orderKey"])}`,
    );
    expect(await guest.lines()).toEqual([]);
    expect((await checkOut(guest)).errors).toEqual(["Sorry, no session found."]);
  });

  test("is rejected and keeps the cart when the total differs from the confirmed one in its meta data", async () => {
    const guest = shopper();
    await guest.add(14);
    const confirming = (value: string) => ({ metaData: [{ key: "vitrine_seen_total", value }] });
    const refused = await checkOut(guest, confirming("24.89"));
    expect(refused.data).toEqual({ checkout: null });
    expect(refused.errors).toEqual([
      "The total of the order is not the one that was shown (vitrine_seen_total). No order was placed.",
    ]);
    expect(await guest.lines()).toHaveLength(1);
    const { data } = await checkOut(guest, confirming("24.9"));
    expect(data).toMatchObject({ checkout: { order: { total: "$24.90" } } });
  });

  test("is rejected when its intent has an order, even one placed at the same time, unless that order is canceled", async () => {
    const guest = shopper();
    const intent = { metaData: [{ key: "vitrine_intent", value: "i-2" }] };
    await guest.add(14);
    const both = await Promise.all([checkOut(guest, intent), checkOut(guest, intent)]);
    const ids = both.flatMap(
      ({ data }) => (data as Partial<Placed>).checkout?.order.databaseId ?? [],
    );
    expect(ids).toHaveLength(1);
    const [id = 0] = ids;
    const rejected = [
      `This order is placed already (vitrine_intent: ${id}). No second order was placed.`,
    ];
    expect(both.flatMap(({ errors }) => errors)).toEqual(rejected);
    expect((await checkOut(guest, intent)).errors).toEqual(rejected);
    await guest.add(14);
    expect((await checkOut(guest, intent)).errors).toEqual(rejected);
    expect(await guest.lines()).toHaveLength(1);
    const order = findOrder(shop, { id });
    if (order) setOrderStatus(shop, order, "cancelled");
    expect((await checkOut(guest, intent)).errors).toEqual([]);
  });

  test.each([
    ["on delivery", { paymentMethod: "cod" }, "PROCESSING"],
    ["by bank transfer", { paymentMethod: "bacs" }, "ON_HOLD"],
    ["by bank transfer with isPaid", { paymentMethod: "bacs", isPaid: true }, "PROCESSING"],
    ["on delivery with isPaid", { paymentMethod: "cod", isPaid: true }, "COMPLETED"],
  ])("paid %s sets the order status that WooCommerce sets", async (_, input, status) => {
    const guest = shopper();
    await guest.add(14);
    expect((await checkOut(guest, input)).data).toMatchObject({ checkout: { order: { status } } });
  });

  test.each([
    ["an unknown payment method", { paymentMethod: "gold" }, "Invalid payment method."],
    [
      "an invalid email address",
      { billing: { ...ann, email: "ann" } },
      "Invalid billing email address",
    ],
  ])("rejects %s and keeps the cart", async (_, input, sentence) => {
    const guest = shopper();
    await guest.add(14);
    expect((await checkOut(guest, input)).errors).toEqual([sentence]);
    expect(await guest.lines()).toEqual(["1 × Beanie"]);
  });

  test("without a billing address creates an order that its shopper may not read", async () => {
    const guest = shopper();
    await guest.add(14);
    const { data, errors } = await checkOut(guest, { billing: null });
    expect(data).toMatchObject({ checkout: { result: "success", order: null } });
    expect(errors).toEqual(["Internal server error"]);
    expect(await guest.lines()).toEqual([]);
  });

  test("sent twice at once creates two orders from one cart", async () => {
    const guest = shopper();
    await guest.add(14);
    const both = await Promise.all([checkOut(guest), checkOut(guest)]);
    const ids = both.map(({ data }) => (data as Placed).checkout.order.databaseId);
    expect(new Set(ids).size).toBe(2);
  });

  test("applies a fee as given, a negative one too", async () => {
    const guest = shopper();
    await guest.add(14);
    await guest.add(14);
    const { data } = await checkOut(guest, { fees: [{ name: "x", amount: -40 }] });
    expect(data).toMatchObject({ checkout: { order: { total: "$1.08" } } });
  });
});

describe("stock", () => {
  test("decreases with an order, and is restored when the order is canceled", async () => {
    const guest = shopper();
    await guest.add(99, { quantity: 2 });
    const { data } = await checkOut(guest);
    expect(left(99)).toBe(1);
    const order = findOrder(shop, { id: (data as Placed).checkout.order.databaseId });
    if (order) setOrderStatus(shop, order, "cancelled");
    expect(left(99)).toBe(3);
  });

  test("below the ordered quantity rejects the order with WooCommerce's message", async () => {
    const guest = shopper();
    await guest.add(99, { quantity: 3 });
    await guest.add(105);
    setStock(shop, 99, { quantity: 2 });
    expect((await checkOut(guest)).errors).toEqual([
      'Sorry, we do not have enough "Last Three Scarf" in stock to fulfill your order (2 available). We apologize for any inconvenience caused.',
    ]);
    setStock(shop, 99, { quantity: 3 });
    setStock(shop, 105, { status: "outofstock" });
    expect((await checkOut(guest)).errors).toEqual([
      'Sorry, "Half Price Sneakers" is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.',
    ]);
    expect(left(99)).toBe(3);
    setStock(shop, 105, { status: "instock" });
  });
});

describe("the options of a checkout", () => {
  test("are the shop's payment methods, all countries, and the states of those that have some", async () => {
    const { data } = await shopper().request(`{
      paymentGateways { nodes { id title } }
      allowedCountries
      japan: countryStates(country: JP) { code name }
      ireland: countryStates(country: IE) { code name }
      germany: countryStates(country: DE) { code name }
      britain: countryStates(country: GB) { code name }
    }`);
    const response = data as Record<string, unknown[]> & { allowedCountries: string[] };
    expect(data).toMatchObject({
      paymentGateways: {
        nodes: [
          { id: "bacs", title: "Direct bank transfer" },
          { id: "cod", title: "Cash on delivery" },
        ],
      },
      britain: [],
    });
    expect(new Set(response.allowedCountries).size).toBe(250);
    expect(response["japan"]).toHaveLength(47);
    expect(response["japan"]?.[12]).toEqual({ code: "JP13", name: "Tokyo" });
    expect(response["ireland"]).toHaveLength(26);
    expect(response["germany"]).toContainEqual({ code: "DE-BW", name: "Baden-Württemberg" });
  });
});

describe("orders", () => {
  test("cannot be read by guests with any type of ID, but are listed for the session's email address", async () => {
    const bea = { ...ann, email: "bea@example.test" };
    const guest = shopper();
    await guest.add(14);
    const { data } = await checkOut(guest, { billing: bea });
    const { order } = (data as Placed).checkout;
    for (const [id, idType] of [
      [order["id"], "ID"],
      [String(order.databaseId), "DATABASE_ID"],
      [order["orderKey"], "ORDER_KEY"],
    ]) {
      const requests = await guest.request(
        "query($id: ID!, $idType: OrderIdTypeEnum) { order(id: $id, idType: $idType) { total } }",
        { id, idType },
      );
      expect(requests.errors).toEqual(["Not authorized to access this order"]);
    }
    const orders = `{ customer { orders { nodes {
      databaseId billing { email } lineItems { nodes { quantity product { node { name } } } }
    } } } }`;
    const listed = {
      customer: {
        orders: {
          nodes: [
            {
              databaseId: order.databaseId,
              billing: { email: "bea@example.test" },
              lineItems: { nodes: [{ quantity: 1, product: { node: { name: "Beanie" } } }] },
            },
          ],
        },
      },
    };
    expect((await guest.request(orders)).data).toEqual(listed);
    const stranger = shopper();
    await stranger.request(
      'mutation { updateCustomer(input: { billing: { email: "Bea@example.test" } }) { customer { id } } }',
    );
    expect((await stranger.request(orders)).data).toEqual(listed);
  });
});
