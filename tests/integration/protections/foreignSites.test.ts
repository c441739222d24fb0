import { describe, expect, test } from "vitest";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import { sendRaw } from "#tests/worlds/shoppers/rawRequest.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });

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

/** Posts to the shop; returns the status, and the number of calls to the backend. */
async function post(url: string, payload: object | string, headers: Headers) {
  const { app, woo } = world();
  woo.forget();
  const { statusCode } = await app.inject({ method: "POST", url, payload, headers });
  return { statusCode, calls: woo.calls().length };
}

const refused = { statusCode: 403, calls: 0 };

describe("A request from another site", () => {
  test.each(FOREIGN)("does not reach the backend when sent from %s", async (_, headers) => {
    expect(await post("/graphql", read, headers)).toEqual(refused);
    expect(await post("/graphql", add, headers)).toEqual(refused);
    const posted = await post("/cart/items", "productId=14", { ...form, ...headers });
    expect(posted).toEqual(refused);
  });

  test("changes nothing when sent from a sandboxed frame, whose origin is null", async () => {
    const [, headers] = HIDDEN;
    expect(await post("/graphql", add, headers)).toEqual(refused);
    const posted = await post("/cart/items", "productId=14", { ...form, ...headers });
    expect(posted).toEqual(refused);
    const order = await post("/checkout", {}, headers);
    expect(order).toEqual(refused);
  });

  test("does not reach the backend as the plain text of a form", async () => {
    const headers = { "content-type": "text/plain", origin: "http://localhost" };
    const posted = await post("/graphql", JSON.stringify(add), headers);
    expect(posted).toEqual({ statusCode: 415, calls: 0 });
  });

  test("changes nothing when its form has the hosts of both sites", async () => {
    const { app, woo } = world();
    if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
    const fields = "productId=14&quantity=1";
    const sites = ["Host: evil.example", "Host: shop.example"];
    // A proxy that reads the other host has passed the request on as one to the shop.
    for (const hosts of [sites, sites.toReversed()]) {
      woo.forget();
      const { status } = await sendRaw(app, [
        "POST /cart/items HTTP/1.1",
        ...hosts,
        "Connection: close",
        "Origin: https://evil.example",
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${fields.length}`,
        "",
        fields,
      ]);
      const adds = woo.calls().filter(({ body }) => body.query.includes("addToCart("));
      expect([status, adds.length]).toEqual([400, 0]);
    }
  });
});
