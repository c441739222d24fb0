import { beforeAll, describe, expect, test } from "vitest";
import { BROTLI, brotliSize } from "#tools/pageAssets.ts";
import {
  demoShop,
  openDatabase,
  loadMerchandise,
  shopFile,
} from "#tests/worlds/backends/embeddedShop.ts";
import type { Product, Variation } from "#tests/worlds/backends/embeddedShop.ts";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import type { JsonLdNode } from "#tests/worlds/pages/pageHead.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const row = (word: string, count: number) => Array.from({ length: count }, (_, at) => word + at);
const SHADES = row("shade", 25);
const WIDTHS = row("width", 10);

const attribute = (name: string, options: string[]) =>
  ({ name, scope: "local", options, usedForVariations: true, visible: true }) as const;

/** A cloth in each shade and width, at a price of its own; the last combination does not exist. */
const cloth = (slug: string, shades: string[]): Product => ({
  slug,
  name: slug,
  sku: slug,
  type: "variable",
  shortDescription: "",
  description: "",
  categories: ["mugs"],
  pictures: [{ file: "cabin-mug", title: "Cloth", alt: "Cloth" }],
  attributes: [attribute("Shade", shades), attribute("Width", WIDTHS)],
  variations: shades
    .flatMap((Shade) => WIDTHS.map((Width) => ({ Shade, Width })))
    .map((attributes, at): Variation => ({
      sku: `${slug}-${at}`,
      attributes,
      regularPrice: `${1000 + at}`,
      ...(at === 248 && { picture: { file: "cabin-mug-ink", title: "Last", alt: "The last" } }),
      ...(at === 205 && { stock: { status: "outofstock" } }),
    }))
    .slice(0, -1),
});

const SITE = "https://shop.example";
const world = worldOf({ settings: { SITE_URL: SITE } });

type Payload = { data: { product: { variations: { nodes: { databaseId: number }[] } } } };

const open = async (url: string) => {
  const { statusCode, body } = await world().app.inject({ url });
  expect(statusCode).toBe(200);
  return body;
};
const variationsOf = async (slug: string) => {
  const text = await open(`/product/${slug}/_payload.json`);
  const payload = JSON.parse(text) as Payload;
  return { text, nodes: payload.data.product.variations.nodes };
};
const checkedIn = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].flatMap(([input]) =>
    / checked/.test(input) ? [/ value="([^"]*)"/.exec(input)?.[1]] : [],
  );

beforeAll(() => {
  const products = [
    ...demoShop.products,
    cloth("wide-cloth", SHADES),
    cloth("endless-cloth", row("shade", 105)),
  ];
  const database = openDatabase(shopFile(world().dataDir));
  loadMerchandise(database, { ...demoShop, products }, { today: new Date() });
  database.close();
});

describe("a product with more variations than one page of the backend's list", () => {
  test("has all of them, each with the same fields as the first ones", async () => {
    const { nodes, text } = await variationsOf("wide-cloth");
    expect(nodes).toHaveLength(249);
    expect(new Set(nodes.map(({ databaseId }) => databaseId)).size).toBe(249);
    const small = (await variationsOf("cabin-mug")).nodes[0] ?? {};
    for (const node of nodes)
      expect(Object.keys(node).toSorted()).toEqual(Object.keys(small).toSorted());
    expect(brotliSize(text, BROTLI.document)).toBeLessThan(20_000);
  });

  test("shows price, stock and picture of any variation by its URL", async () => {
    const far = await open("/product/wide-cloth?shade=shade24&width=width8");
    expect(checkedIn(far)).toEqual(["shade24", "width8"]);
    expect(far).toContain("£1,248.00");
    const picture = (html: string) => /<main.*?<img[^>]* src="([^"]+)"/s.exec(html)?.[1];
    expect(picture(far)).not.toBe(picture(await open("/product/wide-cloth")));
    const gone = await open("/product/wide-cloth?shade=shade20&width=width5");
    expect(checkedIn(gone)).toEqual(["shade20", "width5"]);
    expect(gone).toContain(">Sold out.<");
  });

  test("reports only the missing combination as not made", async () => {
    const none = await open("/product/wide-cloth?shade=shade24&width=width9");
    expect(checkedIn(none)).toEqual(["shade24"]);
    expect(none).toContain("width9 isn’t made in shade24.");
    const named = /\w+ isn’t made in \w+/g;
    const chosen = await open("/product/wide-cloth?shade=shade24");
    expect(chosen.match(named)).toEqual(["width9 isn’t made in shade24"]);
  });

  test("lists each variation in its structured data and in the feed", async () => {
    const group = pageHead(await open("/product/wide-cloth")).entity("ProductGroup");
    const variants = group?.["hasVariant"] as JsonLdNode[];
    expect(variants).toHaveLength(249);
    const addresses = new Set(variants.map(({ url }) => url));
    expect(addresses).toContain(`${SITE}/product/wide-cloth?shade=shade24&width=width8`);
    expect(addresses.size).toBe(249);
    const feed = await open("/feed.xml");
    const links = [...feed.matchAll(/<g:link>([^<]*)<\/g:link>/g)].map(([, link = ""]) => link);
    const linksTo = (slug: string) => links.filter((link) => link.includes(`/product/${slug}?`));
    expect(new Set(linksTo("wide-cloth").map((link) => link.replace("&amp;", "&")))).toEqual(
      addresses,
    );
    expect(new Set(linksTo("endless-cloth")).size).toBe(1049);
  });

  test("lets any variation be added without JavaScript", async () => {
    const shopper = formShopper(world().app);
    const page = await open("/product/wide-cloth");
    const productId = /name="productId" value="(\d+)"/.exec(page)?.[1] ?? "";
    const choice = { attribute_shade: "shade23", attribute_width: "width3" };
    expect((await shopper.submit({ productId, ...choice })).location).toBe("/cart");
    expect((await shopper.open("/cart")).body).toContain("shade=shade23&amp;width=width3");
  });
});

test("a product with more variations than a page loads reports no combination as missing", async () => {
  expect((await variationsOf("endless-cloth")).nodes).toHaveLength(1000);
  const head = pageHead(await open("/product/endless-cloth"));
  expect(head.entity("ProductGroup")?.["hasVariant"]).toHaveLength(1000);
  const far = "/product/endless-cloth?shade=shade103&width=width9";
  const page = await open(far);
  expect(checkedIn(page)).toEqual(["shade103", "width9"]);
  expect(page).not.toContain("isn’t made");
  const shopper = formShopper(world().app);
  const productId = /name="productId" value="(\d+)"/.exec(page)?.[1] ?? "";
  const choice = { attribute_shade: "shade103", attribute_width: "width9" };
  expect((await shopper.submit({ productId, ...choice })).location).toBe("/cart");
  expect((await shopper.open("/cart")).body).toContain("shade=shade103&amp;width=width9");
  expect(await open("/product/endless-cloth?shade=shade99&width=width9")).toContain("£1,999.00");
});
