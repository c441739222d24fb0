import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { openCommandGateway } from "#server/backend/sessions/commandGateway.ts";
import type { CommandGateway } from "#server/backend/sessions/commandGateway.ts";
import { openBuiltRoutes } from "#server/rendering/builtPages.ts";
import { cataloguePaths } from "#server/rendering/cataloguePaths.ts";
import { shopRecords } from "#server/catalogue/shopRecords.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { pluginProducts, protectedProduct } from "#tests/worlds/backends/pluginProducts.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SITE_URL = "https://shop.example";
const lines: string[] = [];
const options = {
  logLevel: "info",
  logStream: { write: (line: string) => void lines.push(line) },
} as const;
const shop = { isSmall: true, more: [protectedProduct, ...pluginProducts] };
const world = worldOf({
  settings: { SITE_URL, CURRENCY: "USD" },
  app: options,
  woo: {
    ...shop,
    settings: { listsProtected: true },
  },
});
// Without the way to WordPress's checkout, a link leads to WordPress.
const substituting = worldOf({
  settings: { SITE_URL, CURRENCY: "USD", CHECKOUT: "here" },
  woo: {
    ...shop,
    settings: { listsProtected: true, enablesUnsupportedTypes: true },
  },
});

const PROTECTED = "members-hoodie";
const OF_PLUGINS = ["hoodie-bundle", "hoodie-club"];

/** Returns the slugs of the products that a page or file links to. */
const slugsIn = (text: string) =>
  new Set([...text.matchAll(/\/product\/([\w-]+)/g)].map(([, slug = ""]) => slug));

const open = async (url: string, { app } = world()) => {
  const { body, statusCode } = await app.inject({ url });
  expect(statusCode).toBe(200);
  return body;
};

/** Opens the gateway of a command over the shop. */
async function commandGateway(): Promise<CommandGateway> {
  const settings = { DATA_DIR: "unused", GRAPHQL_ENDPOINT: world().woo.endpoint };
  return openCommandGateway(readConfig(settings));
}

describe("a product that the backend fails on, and those of unknown types,", () => {
  test.each([
    ["/", "v-neck-t-shirt"],
    ["/products", "trail-jacket"],
    ["/products?sort=price", "album"],
    ["/products?sort=price&price=-100", "album"],
    ["/category/hoodies", "hoodie-with-zipper"],
    ["/category/hoodies?sort=price", "hoodie-with-zipper"],
    ["/category/hoodies?on=sale", "hoodie-with-pocket"],
    ["/search?q=hoodie", "hoodie-with-zipper"],
    ["/product/hoodie", "hoodie-with-zipper"],
    ["/feed.xml", "hoodie-with-zipper"],
    ["/sitemap-1.xml", "hoodie-with-zipper"],
  ])("are missing on %s, which has the others", async (url, other) => {
    const slugs = slugsIn(await open(url));
    expect(slugs).toContain(other);
    for (const slug of [PROTECTED, ...OF_PLUGINS]) expect(slugs).not.toContain(slug);
  });

  test("are missing on the next part of a listing, which is full", async () => {
    const first = await open("/products");
    const [, next = ""] = /href="(\/products\?[^"]*after=[^"]*)"/.exec(first) ?? [];
    const second = await open(next.replaceAll("&amp;", "&"));
    const listed = new Set([...slugsIn(first), ...slugsIn(second)]);
    expect(listed.size).toBe(24);
  });

  test("are missing in the paths to prerender and in the search records", async () => {
    const { gateway, close } = await commandGateway();
    const paths: string[] = [];
    const slugs: string[] = [];
    for await (const path of cataloguePaths(gateway, await openBuiltRoutes())) paths.push(path);
    for await (const record of shopRecords(gateway, [])) slugs.push(record.slug);
    close();
    expect(paths).toContain("/product/hoodie-with-zipper");
    expect(slugs).toContain("hoodie-with-zipper");
    for (const slug of [PROTECTED, ...OF_PLUGINS]) {
      expect(paths).not.toContain(`/product/${slug}`);
      expect(slugs).not.toContain(slug);
    }
    expect(gateway.lists.leftOut()).toMatchObject({ failing: [{ id: 5_001 }], unsupported: 2 });
  });

  test("cost no further call once they are known", async () => {
    const { app, woo } = world();
    await app.inject({ url: "/products?sort=name" });
    woo.forget();
    await app.inject({ url: "/category/hoodies?sort=name" });
    const names = woo.calls().map(({ body }) => body.operationName);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("CategoryPageQuery");
    expect(names.filter((name) => name?.startsWith("product"))).toEqual([]);
  });

  test("are named in the log and in left-out.json, with the box that shows the types", async () => {
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const { origin } = new URL(world().woo.endpoint);
    const edit = `${origin}/wp-admin/post.php?post=5001&action=edit`;
    expect(logged).toContainEqual(
      expect.objectContaining({ product: 5_001, reason: "Internal server error", edit }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ products: 2, setting: "Enable Unsupported types" }),
    );
    const file = (await readdir(world().dataDir, { recursive: true })).find((name) =>
      name.endsWith("left-out.json"),
    );
    expect(file).toBe("left-out.json");
  });

  test("have no page", async () => {
    for (const slug of [PROTECTED, ...OF_PLUGINS]) {
      const { statusCode } = await world().app.inject({ url: `/product/${slug}` });
      expect(statusCode).toBe(404);
    }
  });
});

test("A cart line whose product has an unknown type is a line with its quantity", async () => {
  const shopper = formShopper(world().app);
  await shopper.submit({ product: "5002", productId: "5002", quantity: "2" });
  const { statusCode: status, body: html } = await shopper.open("/cart");
  expect(status).toBe(200);
  expect(mainText(html)).toContain("We can’t show this product right now.");
  expect(mainText(html)).toContain("$140.00");
  expect(mainText((await shopper.open("/checkout")).body)).toContain("Quantity 2|$140.00");
});

test("A field whose value the schema does not know leaves the rest of its list", async () => {
  const { app, woo } = world();
  woo.failField("products.nodes.0.stockStatus");
  const { body, statusCode } = await app.inject({ url: "/products?sort=rating" });
  woo.recover();
  expect(statusCode).toBe(200);
  expect(slugsIn(body).size).toBe(12);
});

describe("where WooGraphQL substitutes unknown types, their products", () => {
  test.each(["/products", "/category/hoodies?sort=price", "/feed.xml", "/sitemap-1.xml"])(
    "are listed on %s, without the failing one",
    async (url) => {
      const slugs = slugsIn(await open(url, substituting()));
      for (const slug of OF_PLUGINS) expect(slugs).toContain(slug);
      expect(slugs).not.toContain(PROTECTED);
    },
  );

  test("have a page that links to WordPress instead of a form", async () => {
    const html = await open("/product/hoodie-bundle", substituting());
    expect(mainText(html)).toContain("$70");
    expect(html).toMatch(
      /<a[^>]*href="https:\/\/shop\.example\/product\/hoodie-bundle\/"[^>]*>See options and buy</,
    );
    expect(html).not.toContain(">Add to cart<");
  });
});
