import { describe, expect, test } from "vitest";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import listPrice from "#__generated__/listPriceQuery.graphql.ts";
import writeReview from "#__generated__/writeReviewMutation.graphql.ts";
import type { AppOverWoo } from "#tests/support/appOverWoo.ts";
import { appsWithAndWithout } from "#tests/support/guardedApps.ts";

const { guarded, unguarded } = appsWithAndWithout("variables");

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

/** Sends an operation with these variables; returns the status and the number of backend calls. */
async function send(
  { app, woo }: AppOverWoo,
  { params }: { params: { text: string | null } },
  variables: Record<string, unknown>,
) {
  woo.forget();
  const payload = { query: params.text, variables };
  const { statusCode } = await app.inject({ method: "POST", url: "/graphql", payload });
  return { statusCode, calls: woo.calls() };
}

describe("An operation of the storefront with forged variables", () => {
  test.each(forged)("does not reach the backend: %s", async (_, operation, variables) => {
    expect(await send(guarded(), operation, variables)).toEqual({ statusCode: 400, calls: [] });
  });

  test.each(forged)(
    "reaches the backend without the guard: %s",
    async (_, operation, variables) => {
      const { calls } = await send(unguarded(), operation, variables);
      expect(calls.map(({ body }) => body.variables)).toContainEqual(variables);
    },
  );
});
