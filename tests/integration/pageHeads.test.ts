import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import type { JsonLdNode } from "#tests/worlds/pages/pageHead.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SITE = "https://shop.example";
const world = worldOf({ settings: { SITE_URL: SITE } });

const headOf = async (url: string) => pageHead((await world().app.inject({ url })).body);

/** Returns the offers of a product, or of each product in a group. */
function offersOf(product: JsonLdNode): JsonLdNode[] {
  const variants = product["hasVariant"] as JsonLdNode[] | undefined;
  return (variants ?? [product]).map(({ offers }) => offers as JsonLdNode);
}

const expectOffer = (offer: JsonLdNode) =>
  expect(offer).toEqual({
    "@type": "Offer",
    url: expect.stringMatching(/^https:\/\/shop\.example\/product\//),
    price: expect.stringMatching(/^\d+(\.\d+)?$/),
    priceCurrency: "GBP",
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock|BackOrder)$/),
    ...(offer["priceValidUntil"] !== undefined && {
      priceValidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  });

describe("a product's head", () => {
  test("has the properties that schema.org requires, with the backend's price", async () => {
    const { entity } = await headOf("/product/jardiniere");
    expect(entity("Product")).toMatchObject({
      name: "Jardinière",
      url: `${SITE}/product/jardiniere`,
      image: expect.arrayContaining([
        `${SITE}/wp-content/uploads/jardiniere-1200x1500.webp`,
      ]) as unknown,
      offers: { price: "58.00" },
    });
    for (const offer of offersOf(entity("Product") as JsonLdNode)) expectOffer(offer);
  });

  test("describes variations as a group of products, each with its own price and URL", async () => {
    const { entity } = await headOf("/product/three-hills-print");
    const group = entity("ProductGroup") as JsonLdNode;
    expect(group["productGroupID"]).toBe("OS-P03");
    expect(group["variesBy"]).toEqual(["https://schema.org/size"]);
    const variants = group["hasVariant"] as JsonLdNode[];
    expect(variants).toHaveLength(4);
    for (const variant of variants) {
      expect(variant).toMatchObject({ "@type": "Product", size: expect.stringMatching(/^A[34]$/) });
      expect(variant["name"]).toMatch(/^Three hills print - /);
      expect(variant["image"]).toMatch(/^https:\/\/shop\.example\//);
    }
    const offers = offersOf(group);
    for (const offer of offers) expectOffer(offer);
    expect(offers.map(({ price }) => price)).toEqual(["38.00", "72.00", "58.00", "104.00"]);
    // Each offer links to the page of its own variation, as the feed's items do.
    expect(new Set(offers.map(({ url }) => url)).size).toBe(4);
    expect(offers.map(({ url }) => url)).toEqual(variants.map(({ url }) => url));
    for (const { url, price } of offers) {
      const { body } = await world().app.inject({ url: String(url).slice(SITE.length) });
      expect(body.slice(body.indexOf("<h1"))).toMatch(new RegExp(`^.*?£${String(price)}\\b`, "s"));
    }
  });

  test("has the rating of a reviewed product", async () => {
    const { entity } = await headOf("/product/ember-candle");
    expect((entity("Product") ?? entity("ProductGroup"))?.["aggregateRating"]).toEqual({
      "@type": "AggregateRating",
      ratingValue: expect.any(Number) as number,
      reviewCount: expect.any(Number) as number,
    });
  });

  test("has the same canonical URL for each of its pictures", async () => {
    const { link, meta } = await headOf("/product/jardiniere?view=2");
    expect(link("canonical")).toBe(`${SITE}/product/jardiniere`);
    expect(meta("og:url")).toBe(`${SITE}/product/jardiniere`);
    expect(meta("robots")).toBeUndefined();
  });

  test("has Open Graph data with its picture and description", async () => {
    const { meta } = await headOf("/product/jardiniere");
    expect(meta("og:title")).toBe("Jardinière | Osier");
    expect(meta("og:type")).toBe("product");
    expect(meta("og:image")).toBe(`${SITE}/img/1200/wp-content/uploads/jardiniere-1200x1500.webp`);
    expect(meta("og:image:alt")).toContain("terracotta");
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(meta("description")).toBe(meta("og:description"));
    expect(meta("description")).toContain("A footed plant pot");
  });
});

describe("breadcrumbs", () => {
  test.each([
    ["/product/jardiniere", ["Home", "Keeping", "Vases and pots", "Jardinière"]],
    ["/category/table", ["Home", "Table"]],
    ["/category/mugs", ["Home", "Table", "Mugs"]],
    ["/products", ["Home", "Shop"]],
    ["/categories", ["Home", "Departments"]],
  ])("of %s start at the home page", async (url, names) => {
    const { entity } = await headOf(url);
    const items = entity("BreadcrumbList")?.["itemListElement"] as JsonLdNode[];
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(items.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1));
    for (const { item } of items) expect(item).toMatch(/^https:\/\/shop\.example\//);
    expect(items.at(-1)?.["item"]).toBe(SITE + url);
  });
});

describe("a listing's head", () => {
  test.each(["/products", "/category/table", "/categories"])("lists items of %s", async (url) => {
    const { entity } = await headOf(url);
    const items = entity("ItemList")?.["itemListElement"] as JsonLdNode[];
    expect(items.length).toBeGreaterThan(4);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const addresses = items.map((item) => item["url"]);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/\/(product|category)\//);
  });

  test("links to the next and previous page, each with its own canonical URL", async () => {
    const first = await headOf("/products");
    expect(first.link("prev")).toBeUndefined();
    const next = first.link("next") ?? "";
    const second = await headOf(next);
    expect(second.link("canonical")).toBe(SITE + next);
    expect(second.meta("robots")).toBeUndefined();
    expect(second.link("prev")).toMatch(/^\/products\?before=/);
  });

  test.each(["utm_source=mail", "after=garbage", "before=%2F"])(
    "has a canonical URL without a parameter that names no part of it: %s",
    async (parameter) => {
      const { link } = await headOf(`/products?${parameter}`);
      expect(link("canonical")).toBe(`${SITE}/products`);
    },
  );
});

test("the home page's head names the shop and its search", async () => {
  const { entity, link } = await headOf("/");
  expect(link("canonical")).toBe(`${SITE}/`);
  expect(entity("WebSite")).toMatchObject({
    url: `${SITE}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: `${SITE}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
  expect(entity("Organization")).toMatchObject({ name: "Osier", url: `${SITE}/` });
});

test.each([
  "/cart",
  "/checkout",
  "/search",
  "/search?q=mug",
  "/products?sort=price",
  "/category/table?sort=price",
  "/category/table?colour=none",
  "/product/none",
  "/nowhere",
])("search engines may not index %s", async (url) => {
  const { meta, link, entities } = await headOf(url);
  expect(meta("robots")).toBe("noindex");
  expect(link("canonical")).toBeUndefined();
  expect(entities).toEqual([]);
});

test("a payload contains no data of the page's head", async () => {
  const payload = await world().app.inject({ url: "/product/jardiniere/_payload.json" });
  const page = await world().app.inject({ url: "/product/jardiniere" });
  const text = /<script id="payload"[^>]*>([\s\S]*?)<\/script>/.exec(page.body)?.[1] ?? "";
  const handedOver = JSON.parse(text) as { payload: object };
  expect(handedOver.payload).toEqual(payload.json());
  expect(text).not.toContain(SITE);
  expect(payload.body).not.toMatch(/"price":"58"|schema\.org/);
});

describe("without SITE_URL", () => {
  const HOSTILE =
    '</script><script>alert("1")</script><!--&lt;/script&gt;&lt;script&gt;alert("2")&lt;/script&gt;';
  const unnamed = worldOf();
  const unnamedHead = async (url: string) =>
    pageHead((await unnamed().app.inject({ url, headers: { host: "elsewhere.example" } })).body);

  beforeAll(() => {
    const database = new DatabaseSync(join(unnamed().dataDir, "shop.sqlite"));
    const change = "update product set name = ?, short_description = ? where slug = 'soap-dish'";
    database.prepare(change).run(HOSTILE, `<p>${HOSTILE}</p>`);
    database.close();
  });

  test.each(["/", "/products", "/category/table", "/product/jardiniere"])(
    "%s contains no absolute URL, whichever host was requested",
    async (url) => {
      const { link, meta, entities } = await unnamedHead(url);
      expect(link("canonical")).toBeUndefined();
      expect(meta("og:url")).toBeUndefined();
      expect(meta("og:image")).toBeUndefined();
      expect(entities.length).toBeGreaterThan(0);
      expect(JSON.stringify(entities)).not.toMatch(/https?:\/\/(?!schema\.org\/)/);
    },
  );

  test("a product's text cannot end the script that contains it", async () => {
    const { body } = await unnamed().app.inject({ url: "/product/soap-dish" });
    expect(body).not.toContain("<script>alert");
    // The hostile text was there, as plain text.
    expect(pageHead(body).entity("Product")?.["name"]).toContain('<script>alert("2")');
    const { body: list } = await unnamed().app.inject({ url: "/category/bath" });
    expect(list).not.toContain("<script>alert");
    expect(JSON.stringify(pageHead(list).entity("ItemList"))).toContain("<script>alert(");
  });
});

test("every page has one h1, a language and a title of its own", async () => {
  const paths = ["/", "/products", "/categories", "/cart", "/search", "/checkout"];
  const titles = new Set<string>();
  for (const path of paths) {
    const { body } = await world().app.inject({ url: path });
    expect(body.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(body, path).toMatch(/<html[^>]* lang="en"/);
    titles.add(/<title>([^<]+)<\/title>/.exec(body)?.[1] ?? "");
  }
  expect(titles.size).toBe(paths.length);
});
