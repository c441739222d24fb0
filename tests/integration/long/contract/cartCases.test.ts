import { afterAll, describe, expect, test } from "vitest";
import { setStock } from "#tests/worlds/backends/embeddedShop.ts";
import { openCounter } from "./counter.ts";

const { shop, shopper, errors: reported } = await openCounter();

afterAll(() => shop.close());

describe("the cart", () => {
  test("keeps a line that sold out, and drops one whose product is no longer published", async () => {
    const ann = shopper();
    await ann.add(105);
    await ann.add(16);
    await ann.add(14);
    setStock(shop, 105, { status: "outofstock" });
    shop.database.run("update product set status = 'draft' where id = 16");
    expect(await ann.lines()).toEqual(["1 × Half Price Sneakers", "1 × Beanie"]);
    shop.database.run("update product set status = 'publish' where id = 16");
    setStock(shop, 105, { status: "instock" });
  });

  test("has no contents when CartItem.id is requested, and reports the reason to the server only", async () => {
    const ann = shopper();
    await ann.add(14);
    reported.length = 0;
    const { data, errors } = await ann.request("{ cart { total contents { nodes { id } } } }");
    expect(data).toEqual({ cart: { total: "$24.90", contents: null } });
    expect(errors).toEqual(["Internal server error"]);
    expect(reported).toEqual(["Cannot return null for non-nullable field SimpleCartItem.id."]);
  });

  test("shows the previous sums after a change of address until the total is requested", async () => {
    const ann = shopper();
    await ann.add(14);
    await ann.request(
      `mutation Move($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }`,
      { input: { shipping: { country: "DE" } } },
    );
    const sums = "shippingTotal totalTax total after: shippingTotal";
    expect((await ann.request(`{ cart { ${sums} } }`)).data).toEqual({
      cart: { shippingTotal: "$5.00", totalTax: "$1.90", total: "$43.00", after: "$25.00" },
    });
    expect((await ann.request("{ cart { shippingTotal totalTax } }")).data).toEqual({
      cart: { shippingTotal: "$25.00", totalTax: "$0.00" },
    });
  });

  test("charges shipping only for products that are not virtual", async () => {
    const ann = shopper();
    await ann.add(107);
    const query = `{ cart { needsShippingAddress shippingTotal availableShippingMethods { packageDetails }
      contents(where: { needsShipping: true }) { nodes { quantity } } } }`;
    expect((await ann.request(query)).data).toEqual({
      cart: {
        needsShippingAddress: false,
        shippingTotal: "$0.00",
        availableShippingMethods: [],
        contents: { nodes: [] },
      },
    });
    await ann.add(14);
    expect((await ann.request(query)).data).toMatchObject({
      cart: {
        needsShippingAddress: true,
        shippingTotal: "$5.00",
        availableShippingMethods: [{ packageDetails: "Beanie ×1" }],
        contents: { nodes: [{ quantity: 1 }] },
      },
    });
  });

  test("keeps a coupon without its discount when its minimum is no longer reached", async () => {
    const ann = shopper();
    await ann.add(15);
    await ann.request('mutation { applyCoupon(input: { code: "FIVEOFF" }) { cart { total } } }');
    const coupons = "{ cart { discountTotal appliedCoupons { code discountAmount } } }";
    expect((await ann.request(coupons)).data).toEqual({
      cart: {
        discountTotal: "$5.00",
        appliedCoupons: [{ code: "fiveoff", discountAmount: "$5.00" }],
      },
    });
    await ann.add(14);
    const key = "9bf31c7ff062936a96d3c8bd1f8f2ff3";
    await ann.request(
      `mutation { removeItemsFromCart(input: { keys: ["${key}"] }) { cart { total } } }`,
    );
    expect((await ann.request(coupons)).data).toEqual({
      cart: {
        discountTotal: "$0.00",
        appliedCoupons: [{ code: "fiveoff", discountAmount: "$0.00" }],
      },
    });
  });

  test("is paged like every list, but without `first` never reports a next page", async () => {
    const ann = shopper();
    for (const productId of [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]) await ann.add(productId);
    const { data } = await ann.request(`{ cart {
      plain: contents { nodes { key } pageInfo { hasNextPage } }
      four: contents(first: 4) { nodes { key } pageInfo { hasNextPage endCursor } }
      last: contents(last: 2) { nodes { product { node { databaseId } } } pageInfo { hasPreviousPage } }
      all: contents(first: 100) { itemCount productCount nodes { key } pageInfo { hasNextPage } }
    } }`);
    const { cart } = data as Record<
      "cart",
      Record<string, { nodes: unknown[]; pageInfo: unknown }>
    >;
    expect(cart.plain?.nodes).toHaveLength(10);
    expect(cart.plain?.pageInfo).toEqual({ hasNextPage: false });
    expect(cart.four?.pageInfo).toMatchObject({ hasNextPage: true });
    expect(cart.last?.nodes).toEqual(
      [22, 23].map((databaseId) => ({ product: { node: { databaseId } } })),
    );
    expect(cart.all).toMatchObject({ itemCount: 11, pageInfo: { hasNextPage: false } });
  });
});
