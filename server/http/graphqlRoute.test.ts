import { createHash } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import fillCart from "#__generated__/sendRestorationMutation.graphql.ts";
import applyCoupon from "#__generated__/useCouponsApplyMutation.graphql.ts";
import shippingMethod from "#__generated__/useUpdateShippingMethodMutation.graphql.ts";
import { classLimits } from "#server/limits/operationRateLimits.ts";
import { openGatewayFixture } from "#tests/worlds/fixtures/gatewayFixture.ts";
import type { GatewayUnderTest } from "#tests/worlds/fixtures/gatewayFixture.ts";

const opened: GatewayUnderTest[] = [];

async function open(options?: Parameters<typeof openGatewayFixture>[0]): Promise<GatewayUnderTest> {
  const gateway = await openGatewayFixture(options);
  opened.push(gateway);
  return gateway;
}
afterEach(async () => {
  for (const { app } of opened.splice(0)) await app.close();
});

const cart = cartQuery.params.text ?? "";
const add = addToCart.params.text ?? "";
const addition = { query: add, variables: { input: { productId: 7, quantity: 1 } } };

/** Posts a request; returns its status, its errors, and the number of calls to the backend. */
async function resultOf(payload: object | string, headers: Record<string, string> = {}) {
  const { post, calls } = await open();
  const { status, body } = await post(payload, { headers });
  const { errors = [] } = JSON.parse(body) as { errors?: object[] };
  return { status, errors, calls: calls.length };
}

/** A refusal with one message, before any byte reaches the backend. */
const refusal = (status: number) => ({
  status,
  errors: [{ message: expect.any(String) as string }],
  calls: 0,
});

describe("A request", () => {
  test("is sent on with the operation's name, variables and text", async () => {
    const { post, calls } = await open();
    expect((await post({ ...addition, operationName: "useAddToCartMutation" })).status).toBe(200);
    expect((await post({ query: cart, variables: null, operationName: null })).status).toBe(200);
    expect(calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { operationName: "useAddToCartMutation", variables: addition.variables, query: add },
      { operationName: "useCartQuery", variables: {}, query: cart },
    ]);
  });

  test("has checkout priority if its operation belongs to the checkout, and otherwise the default one", async () => {
    const { post, calls } = await open();
    const [shipping, coupon] = [shippingMethod.params.text ?? "", applyCoupon.params.text ?? ""];
    const sent = [
      { query: shipping, variables: { input: { shippingMethods: ["flat_rate:1"] } } },
      { query: coupon, variables: { input: { code: "save10" } } },
      { query: cart },
      addition,
    ];
    for (const request of sent) expect((await post(request)).status).toBe(200);
    const priorities = calls.map(({ priority }) => priority);
    expect(priorities).toEqual(["checkout", "checkout", undefined, undefined]);
  });

  test("may name its operation by id instead of its text", async () => {
    const { post, calls } = await open();
    const id = createHash("sha256").update(add).digest("hex");
    const { variables } = addition;
    for (const documentId of [id, `sha256:${id}`]) {
      expect((await post({ documentId, variables })).status).toBe(200);
    }
    expect(calls).toHaveLength(2);
    expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({ query: add, variables });
  });

  test.each([
    ["an unknown id", 403, { documentId: "0".repeat(64) }],
    ["another kind of id", 400, { documentId: "md5:0" }],
    ["both text and id", 400, { query: cart, documentId: "0".repeat(64) }],
    ["neither text nor id", 400, { variables: {} }],
    ["another operation's name", 400, { query: cart, operationName: "useAddToCartMutation" }],
    ["an empty name", 400, { query: cart, operationName: "" }],
    ["a name that is no text", 400, { query: cart, operationName: 1 }],
    ["another text", 403, { query: `${cart} `, operationName: "useCartQuery" }],
    ["a batch", 400, [{ query: cart }]],
    ["a list as variables", 400, { query: cart, variables: [] }],
    ["a text as variables", 400, { query: cart, variables: "{}" }],
    ["a further field", 400, { query: cart, id: "1" }],
    ["a variable that the operation lacks", 400, { query: cart, variables: { input: {} } }],
    [
      "an input field that the type lacks",
      400,
      { ...addition, variables: { input: { productId: 7, price: 1 } } },
    ],
    ["a missing variable", 400, { query: add }],
  ])("with %s is refused with %i before it reaches the backend", async (_, status, payload) => {
    expect(await resultOf(payload)).toEqual(refusal(status));
  });

  test.each([
    ["a key twice", `{"query":${JSON.stringify(cart)},"variables":{},"variables":{}}`],
    ["a key twice, once escaped", `{"query":"x","qu\\u0065ry":${JSON.stringify(cart)}}`],
    [
      "10,000 nested lists",
      `{"query":${JSON.stringify(cart)},"variables":{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}}`,
    ],
    ["33 nested objects", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`],
    ["no end", `{"query":${JSON.stringify(cart)}`],
    ["a text without end", '{"query":"'],
    ["nothing in it", ""],
    ["a number only", "1"],
    ["a __proto__ key", `{"query":${JSON.stringify(cart)},"__proto__":{"isPaid":true}}`],
  ])("as JSON with %s is refused with 400 before it reaches the backend", async (_, text) => {
    expect(await resultOf(text)).toEqual(refusal(400));
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/graphql",
  ])("as %s is refused with 415 before it reaches the backend", async (type) => {
    const { post, calls } = await open();
    expect(
      (await post(JSON.stringify(addition), { headers: { "content-type": type } })).status,
    ).toBe(415);
    expect(calls).toEqual([]);
  });

  test("that is not UTF-8 is refused with 400 before it reaches the backend", async () => {
    expect(await resultOf(Buffer.from(`{"query":"\xff"}`, "latin1"))).toEqual(refusal(400));
  });
});

describe("A request from another site", () => {
  test.each([
    ["a cross-site page", { "sec-fetch-site": "cross-site" }],
    ["a page of the same site", { "sec-fetch-site": "same-site" }],
    ["a foreign origin without Fetch Metadata", { origin: "https://evil.example" }],
    ["another port without Fetch Metadata", { origin: "http://localhost:8080" }],
  ])("(%s) is refused with 403, for queries and mutations", async (_, headers) => {
    expect(await resultOf({ query: cart }, headers)).toEqual(refusal(403));
    expect(await resultOf(addition, headers)).toEqual(refusal(403));
  });

  test("is assumed if a mutation has neither Fetch Metadata nor an origin", async () => {
    expect(await resultOf(addition, { origin: "null" })).toEqual(refusal(403));
    const { app, calls } = await open();
    const bare = { method: "POST", url: "/graphql", payload: addition } as const;
    expect((await app.inject(bare)).statusCode).toBe(403);
    expect(calls).toEqual([]);
    expect((await app.inject({ ...bare, payload: { query: cart } })).statusCode).toBe(200);
  });
});

test("A cart of a hundred lines, each with three attributes, can be restored in one request", async () => {
  const attribute = (at: number) => ({
    attributeName: `pa_attribute-${at}`,
    attributeValue: "a long value of an attribute",
  });
  const items = Array.from({ length: 100 }, (_, at) => ({
    productId: 1_000_000 + at,
    quantity: 100,
    variationId: 2_000_000 + at,
    variation: [1, 2, 3].map(attribute),
  }));
  const restoration = { query: fillCart.params.text, variables: { input: { items } } };
  expect(await resultOf(restoration)).toEqual({ status: 200, errors: [], calls: 1 });
});

describe("Rate limits", () => {
  test("count a request with invalid variables, and none from another site", async () => {
    const { post, calls } = await open();
    const invalid = { query: applyCoupon.params.text, variables: { input: 1 } };
    const foreign = { headers: { "sec-fetch-site": "same-site" } };
    const most = classLimits.coupons.perNetwork;
    for (let sent = 0; sent < most; sent += 1) {
      expect((await post(invalid, foreign)).status).toBe(403);
      expect((await post(invalid)).status).toBe(400);
    }
    expect((await post(invalid)).status).toBe(429);
    expect(calls).toEqual([]);
  });

  test("refuse a class of operations with 429 and the seconds to wait, and no other class", async () => {
    const { post, calls } = await open();
    const coupon = { query: applyCoupon.params.text, variables: { input: { code: "guess" } } };
    const most = classLimits.coupons.perNetwork;
    for (let sent = 0; sent < most; sent += 1) await post(coupon);
    expect(calls).toHaveLength(most);
    const refused = await post(coupon);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(calls).toHaveLength(most);
    expect((await post({ ...coupon, variables: { input: 1 } })).status).toBe(429);
    expect((await post(addition)).status).toBe(200);
    expect((await post(coupon, { remoteAddress: "192.0.2.7" })).status).toBe(200);
  });
});

describe("A free-form request", () => {
  test.each([
    ["its own name", { query: "query Other { x } query Own { y }", operationName: "Own" }, "Own"],
    ["the name in its text", { query: "query Own { x }" }, "Own"],
    ["null where it is anonymous", { query: "{ x }" }, null],
  ])("has an operation name: %s", async (_, payload, operationName) => {
    const { post, calls } = await open({ allowsFreeForm: true });
    expect((await post(payload)).status).toBe(200);
    const { query } = payload;
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ operationName, variables: {}, query });
  });

  test.each([
    ["another machine", { remoteAddress: "203.0.113.5" }],
    [
      "another machine that claims to be this one",
      { remoteAddress: "203.0.113.5", headers: { "x-forwarded-for": "127.0.0.1" } },
    ],
    ["a proxy on this machine", { headers: { "x-forwarded-for": "203.0.113.5" } }],
    [
      "a name that resolves to this machine",
      { headers: { host: "evil.example", origin: "http://evil.example" } },
    ],
  ])("is refused from %s", async (_, options) => {
    const { post, calls } = await open({ allowsFreeForm: true });
    expect((await post({ query: "{ x }" }, options)).status).toBe(403);
    expect(calls).toEqual([]);
  });
});
