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

  test.each(bodies)("reaches it without the guard: %s", async (_, body) => {
    expect(await send(unguarded(), body)).toEqual({ statusCode: 200, hasReached: true });
  });
});

test("A request nested 10,000 levels deep is refused with a 4xx status", async () => {
  const deep = `{"query":${cart},"variables":{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}}`;
  expect(await send(guarded(), deep)).toEqual({ statusCode: 400, hasReached: false });
});
