import { afterAll, describe, expect, test } from "vitest";
import { openCounter } from "./counter.ts";
import { sendTo } from "./shopper.ts";

const { shop, handle } = await openCounter();

afterAll(() => shop.close());

describe("the endpoint", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    sendTo(handle, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });

  test("responds to cross-origin preflights without starting a session", async () => {
    const { status, headers, body } = await sendTo(handle, { method: "OPTIONS" });
    expect([status, body, headers.get("woocommerce-session")]).toEqual([200, undefined, null]);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-expose-headers")).toContain("woocommerce-session");
  });

  test("executes queries sent by GET, and rejects mutations", async () => {
    const get = (query: string, variables = {}) =>
      sendTo(
        handle,
        { method: "GET" },
        `?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(JSON.stringify(variables))}`,
      );
    const query = "query One($id: ID!) { product(id: $id, idType: SLUG) { name } }";
    expect((await get(query, { id: "belt" })).data).toEqual({ product: { name: "Belt" } });
    expect((await get("mutation { emptyCart(input: {}) { cart { total } } }")).errors).toEqual([
      "GET supports only query operation",
    ]);
  });

  test.each([
    [
      '{"query":',
      500,
      'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error',
    ],
    [
      "{}",
      200,
      'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
    ],
    ['{"query":"{ cart {"}', 500, "Syntax Error: Expected Name, found <EOF>"],
    ['{"query":"{ cart { nope } }"}', 200, 'Cannot query field "nope" on type "Cart".'],
    [
      '{"query":"query($k: ID!) { cartItem(key: $k) { key } }"}',
      200,
      'Variable "$k" of required type "ID!" was not provided.',
    ],
    [
      '{"query":"mutation($i: UpdateItemQuantitiesInput!) { updateItemQuantities(input: $i) { cart { total } } }","variables":{"i":{"items":[{"key":"a","quantity":"two"}]}}}',
      200,
      'Variable "$i" got invalid value "two" at "i.items[0].quantity"; Int cannot represent non-integer value: "two"',
    ],
  ])("responds to %s with %i", async (body, status, message) => {
    const response = await post(body);
    expect([response.status, response.errors]).toEqual([status, [message]]);
    expect(response.body).toMatchObject({
      extensions: { debug: [{ type: "DEBUG_LOGS_INACTIVE" }] },
    });
    expect(response.body).not.toHaveProperty("data");
  });

  test("executes the mutations of a document and of a batch in order, even after one fails", async () => {
    const add = (productId: number) =>
      `addToCart(input: { productId: ${productId} }) { cart { contents { itemCount } } }`;
    const one = await post(
      JSON.stringify({ query: `mutation { a: ${add(14)} b: ${add(97)} c: ${add(15)} }` }),
    );
    expect(one.data).toEqual({
      a: { cart: { contents: { itemCount: 1 } } },
      b: null,
      c: { cart: { contents: { itemCount: 2 } } },
    });
    const batch = [14, 15].map((productId) => ({ query: `mutation { ${add(productId)} }` }));
    const { body } = await post(JSON.stringify(batch));
    expect(body).toMatchObject([
      { data: { addToCart: { cart: { contents: { itemCount: 1 } } } } },
      { data: { addToCart: { cart: { contents: { itemCount: 2 } } } } },
    ]);
  });
});
