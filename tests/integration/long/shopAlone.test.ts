import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createShopServer, openShopAlone } from "#server/commands/shop.ts";
import { readConfig } from "#server/kernel/config.ts";

const SITE = "http://127.0.0.1:4321";
const ORIGIN = "http://localhost:5173";

describe("the embedded shop without the storefront", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "shop-alone-"));
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await createShopServer(await openShopAlone(readConfig({ DATA_DIR }), SITE));
  });

  afterAll(async () => {
    await app.close();
    rmSync(DATA_DIR, { recursive: true });
  });

  const request = (query: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json", origin: ORIGIN, ...headers },
      payload: JSON.stringify({ query }),
    });

  test("responds to another origin's browser with WPGraphQL's CORS headers", async () => {
    const preflight = await app.inject({
      method: "OPTIONS",
      url: "/graphql",
      headers: { origin: ORIGIN, "access-control-request-method": "POST" },
    });
    expect(preflight.statusCode).toBe(200);
    expect(preflight.headers["access-control-allow-headers"]).toContain("woocommerce-session");
    const { headers } = await request("{ __typename }");
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-expose-headers"]).toContain("woocommerce-session");
    expect(headers["woocommerce-session"]).toEqual(expect.any(String));
  });

  test("keeps a cart in the session of its token", async () => {
    const added = await request(
      `mutation { addToCart(input: { productId: ${await anyProduct()} }) { cartItem { key } } }`,
    );
    const session = `Session ${String(added.headers["woocommerce-session"])}`;
    const { data } = (
      await request("{ cart { isEmpty } }", { "woocommerce-session": session })
    ).json();
    expect(data.cart.isEmpty).toBe(false);
  });

  async function anyProduct(): Promise<number> {
    const query =
      "{ products(first: 1, where: { typeIn: [SIMPLE], stockStatus: [IN_STOCK] }) { nodes { databaseId } } }";
    return (await request(query)).json().data.products.nodes[0].databaseId;
  }

  test("serves its pictures at absolute addresses", async () => {
    const { data } = (
      await request("{ products(first: 1) { nodes { image { sourceUrl } } } }")
    ).json();
    const url: string = data.products.nodes[0].image.sourceUrl;
    expect(url.startsWith(`${SITE}/wp-content/uploads/`)).toBe(true);
    const picture = await app.inject(url.slice(SITE.length));
    expect(picture.headers["content-type"]).toBe("image/webp");
  });

  test("reads an operation of a GET, and refuses malformed JSON as WPGraphQL does", async () => {
    const read = await app.inject(`/graphql?query=${encodeURIComponent("{ __typename }")}`);
    expect(read.json().data).toEqual({ __typename: "RootQuery" });
    const malformed = await app.inject({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect(malformed.statusCode).toBe(500);
    expect(malformed.json().errors[0].message).toContain("failed to parse");
  });

  test("opens GraphiQL for this machine", async () => {
    const page = await app.inject({ url: "/graphiql", headers: { host: "localhost:4321" } });
    expect(page.headers["content-type"]).toContain("text/html");
  });

  test("refuses to start beside a real shop's endpoint", () => {
    const config = readConfig({ DATA_DIR, GRAPHQL_ENDPOINT: "https://shop.example/graphql" });
    expect(() => openShopAlone(config, SITE)).toThrow("unset GRAPHQL_ENDPOINT");
  });
});
