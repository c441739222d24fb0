import { describe, expect, test } from "vitest";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import listPrice from "#__generated__/listPriceQuery.graphql.ts";
import writeReview from "#__generated__/writeReviewMutation.graphql.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });
const withFreeForm = worldOf({ settings: { GRAPHQL_FREE_FORM: "on" } });

const cart = JSON.stringify(cartQuery.params.text);
const add = JSON.stringify(addToCart.params.text);
const input = '{"productId":14,"quantity":1}';
const bodies = [
  [
    "a key twice",
    `{"query":${add},"variables":{"input":{"productId":1}},"variables":{"input":${input}}}`,
  ],
  [
    "a key twice in the variables",
    `{"query":${add},"variables":{"input":${input},"input":${input}}}`,
  ],
  ["another operation's name", `{"query":${cart},"operationName":"useAddToCartMutation"}`],
] as const;

/** Posts a body; returns its status, and whether it has reached the backend. */
async function send(payload: string) {
  const { app, woo } = world();
  woo.forget();
  const headers = { "content-type": "application/json" };
  const { statusCode } = await app.inject({ method: "POST", url: "/graphql", headers, payload });
  return { statusCode, hasReached: woo.calls().length > 0 };
}

describe("A request whose JSON is ambiguous", () => {
  test.each(bodies)("does not reach the backend: %s", async (_, body) => {
    expect(await send(body)).toEqual({ statusCode: 400, hasReached: false });
  });
});

/** Returns lists nested to this depth. */
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

/** Returns a request that is nested to this depth: the body and its extensions are two levels. */
const deepRequest = (depth: number) => `{"query":${cart},"extensions":{"a":${nested(depth - 2)}}}`;

test("A request nested 10,000 levels deep is refused with a 4xx status", async () => {
  const deep = `{"query":${cart},"variables":{"a":${nested(10_000)}}}`;
  expect(await send(deepRequest(10_000))).toEqual({
    statusCode: 400,
    hasReached: false,
  });
  expect(await send(deep)).toEqual({ statusCode: 400, hasReached: false });
});

test("A body nested 33 levels deep is refused before any byte reaches the backend, and one of 32 is read", async () => {
  const inVariables = `{"query":${cart},"variables":{"a":${nested(31)}}}`;
  for (const body of [inVariables, deepRequest(33)]) {
    expect(await send(body)).toEqual({ statusCode: 400, hasReached: false });
  }
  expect(await send(deepRequest(32))).toEqual({ statusCode: 200, hasReached: true });
});

test.each([33, 1000])(
  "A document nested %i levels deep is refused before any byte reaches the backend",
  async (depth) => {
    const fields = (inner: string) => `${"{ cart ".repeat(depth)}${inner}${"}".repeat(depth)}`;
    const documents = [
      fields(""),
      `query useCartQuery ${fields("{ total }")}`,
      `${cartQuery.params.text} query Deep ${fields("{ total }")}`,
    ];
    for (const query of documents) {
      const body = JSON.stringify({ query, operationName: "useCartQuery" });
      expect(await send(body)).toEqual({ statusCode: 403, hasReached: false });
    }
  },
);

const review = { commentOn: 14, rating: 5, author: "Jo", authorEmail: "jo@example.test" };
const forged: [string, { params: { text: string | null } }, Record<string, unknown>][] = [
  ["line data of plugins", addToCart, { input: { productId: 14, extraData: '{"price":0}' } }],
  [
    "a published review",
    writeReview,
    { input: { ...review, content: "Fine.", status: "APPROVE" } },
  ],
  ["an unknown variable", cartQuery, { isPaid: true }],
  ["a string for a number", addToCart, { input: { productId: "14" } }],
  ["2,000 entries", listPrice, { slugs: Array(2000).fill("belt") }],
];

test.each(forged)(
  "An operation of the storefront with forged variables does not reach the backend: %s",
  async (_, { params }, variables) => {
    const body = JSON.stringify({ query: params.text, variables });
    expect(await send(body)).toEqual({ statusCode: 400, hasReached: false });
  },
);

test("A free-form operation that a proxy on this machine forwards is refused", async () => {
  const statusFrom = async (headers: Record<string, string>) => {
    const payload = { query: "{ generalSettings { title } }" };
    const sent = { method: "POST", url: "/graphql", payload, headers } as const;
    return (await withFreeForm().app.inject(sent)).statusCode;
  };
  expect(await statusFrom({})).toBe(200);
  expect(await statusFrom({ "x-forwarded-for": "203.0.113.5" })).toBe(403);
});
