import { describe, expect, test } from "vitest";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { AppOverWoo } from "#tests/support/appOverWoo.ts";
import { appsWithAndWithout } from "#tests/support/guardedApps.ts";

const { guarded, unguarded } = appsWithAndWithout("strictJson");

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

async function send({ app, woo }: AppOverWoo, payload: string) {
  woo.forget();
  const headers = { "content-type": "application/json" };
  const { statusCode } = await app.inject({ method: "POST", url: "/graphql", headers, payload });
  return { statusCode, hasReached: woo.calls().length > 0 };
}

describe("A request whose JSON is ambiguous", () => {
  test.each(bodies)("does not reach the backend: %s", async (_, body) => {
    expect(await send(guarded(), body)).toEqual({ statusCode: 400, hasReached: false });
  });

  test.each(bodies)("reaches the backend without the guard: %s", async (_, body) => {
    expect(await send(unguarded(), body)).toEqual({ statusCode: 200, hasReached: true });
  });
});

/** Returns lists nested to this depth. */
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

/** Returns a request that is nested to this depth: the body and its extensions are two levels. */
const deepRequest = (depth: number) => `{"query":${cart},"extensions":{"a":${nested(depth - 2)}}}`;

test("Without the guard, a request nested 10,000 levels deep is read, and its operation is sent", async () => {
  expect(await send(unguarded(), deepRequest(10_000))).toEqual({
    statusCode: 200,
    hasReached: true,
  });
});

test("A request nested 10,000 levels deep is refused with a 4xx status", async () => {
  const deep = `{"query":${cart},"variables":{"a":${nested(10_000)}}}`;
  expect(await send(guarded(), deepRequest(10_000))).toEqual({
    statusCode: 400,
    hasReached: false,
  });
  expect(await send(guarded(), deep)).toEqual({ statusCode: 400, hasReached: false });
});

test("A body nested 33 levels deep is refused before any byte reaches the backend, and one of 32 is read", async () => {
  const inVariables = `{"query":${cart},"variables":{"a":${nested(31)}}}`;
  for (const body of [inVariables, deepRequest(33)]) {
    expect(await send(guarded(), body)).toEqual({ statusCode: 400, hasReached: false });
  }
  expect(await send(guarded(), deepRequest(32))).toEqual({ statusCode: 200, hasReached: true });
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
      expect(await send(guarded(), body)).toEqual({ statusCode: 403, hasReached: false });
    }
  },
);
