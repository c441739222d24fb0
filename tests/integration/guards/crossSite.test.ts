import { describe, expect, test } from "vitest";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { AppOverWoo } from "#tests/support/appOverWoo.ts";
import { appsWithAndWithout } from "#tests/support/guardedApps.ts";

const { guarded, unguarded } = appsWithAndWithout("crossSite");

const FOREIGN = [
  ["a cross-site page", { "sec-fetch-site": "cross-site" }],
  ["a page of the same site", { "sec-fetch-site": "same-site" }],
  ["a foreign origin", { origin: "https://evil.example" }],
] as const;
const HIDDEN = ["a sandboxed frame", { origin: "null" }] as const;

const add = { query: addToCart.params.text, variables: { input: { productId: 14 } } };
const read = { query: cartQuery.params.text };
const form = { "content-type": "application/x-www-form-urlencoded" };

type Headers = Readonly<Record<string, string>>;

async function post(
  { app, woo }: AppOverWoo,
  url: string,
  payload: object | string,
  headers: Headers,
) {
  woo.forget();
  const { statusCode } = await app.inject({ method: "POST", url, payload, headers });
  const adds = woo.calls().filter(({ body }) => body.query.includes("addToCart("));
  return { statusCode, calls: woo.calls().length, adds: adds.length };
}

const refused = { statusCode: 403, calls: 0, adds: 0 };

describe("A request from another site", () => {
  test.each(FOREIGN)("does not reach the backend when sent from %s", async (_, headers) => {
    expect(await post(guarded(), "/graphql", read, headers)).toEqual(refused);
    expect(await post(guarded(), "/graphql", add, headers)).toEqual(refused);
    const posted = await post(guarded(), "/cart/items", "productId=14", { ...form, ...headers });
    expect(posted).toEqual(refused);
  });

  test("changes nothing when sent from a sandboxed frame, whose origin is null", async () => {
    const [, headers] = HIDDEN;
    expect(await post(guarded(), "/graphql", add, headers)).toEqual(refused);
    const posted = await post(guarded(), "/cart/items", "productId=14", { ...form, ...headers });
    expect(posted).toEqual(refused);
    const order = await post(guarded(), "/checkout", {}, headers);
    expect(order).toEqual(refused);
  });

  test.each([...FOREIGN, HIDDEN])(
    "changes the cart without the guard when sent from %s",
    async (_, headers) => {
      expect(await post(unguarded(), "/graphql", add, headers)).toMatchObject({
        statusCode: 200,
        adds: 1,
      });
      const posted = await post(unguarded(), "/cart/items", "productId=14", {
        ...form,
        ...headers,
      });
      expect(posted).toMatchObject({ statusCode: 303, adds: 1 });
    },
  );
});
