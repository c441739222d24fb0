import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase, openShop, shopFile } from "#tests/worlds/backends/embeddedShop.ts";
import { requestGraphql } from "#tests/worlds/backends/requestGraphql.ts";
import { searchClient } from "#tests/worlds/backends/searchServer.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

/** A draft, a private, a password-protected and a hidden product of the demo shop. */
const UNLISTED = ["spring-mug", "trade-pendant", "letter-throw", "seconds-bowl"];

/**
 * Links all of them to a mug and a grouped product, as left over from before they were unlisted.
 */
const LINK = `insert into product_link (product_id, kind, position, linked_id)
select product.id, ?, 100 + unlisted.id, unlisted.id from product, product as unlisted
where product.slug = ? and unlisted.slug in (${UNLISTED.map((slug) => `'${slug}'`).join(", ")})`;
const LINKS = [
  ["upsell", "cabin-mug"],
  ["cross_sell", "cabin-mug"],
  ["grouped", "breakfast-set"],
];

const SITE = "https://shop.example";
const world = worldOf({ settings: { SITE_URL: SITE } });
const over = worldOf({ woo: {} });

describe("an unlisted product", () => {
  beforeAll(() => {
    const database = openDatabase(shopFile(world().dataDir));
    for (const link of LINKS) database.run(LINK, ...link);
    database.close();
  });

  test.each([
    "/",
    "/products",
    "/category/mugs",
    "/category/lamps",
    "/category/throws-and-cushions",
    "/category/bowls-and-plates",
    "/search?q=indigo",
    "/search?q=seconds",
    "/product/cabin-mug",
    "/product/breakfast-set",
    "/product/tarn-bowl",
    "/feed.xml",
  ])("is not on %s", async (url) => {
    const { body, statusCode } = await world().app.inject({ url });
    expect(statusCode).toBeLessThan(400);
    for (const slug of UNLISTED) expect(body).not.toContain(`/product/${slug}`);
  });

  test("is in none of the sitemap's parts", async () => {
    const { body } = await world().app.inject({ url: "/sitemap.xml" });
    const shards = [...body.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)];
    expect(shards.length).toBeGreaterThan(0);
    for (const [, url = ""] of shards) {
      const shard = await world().app.inject({ url });
      expect(shard.body).toContain(`<loc>${SITE}/product/cabin-mug</loc>`);
      for (const slug of UNLISTED) expect(shard.body).not.toContain(slug);
    }
  });

  test("is found by no query of the search index", async () => {
    const requests = { query: "", hitsPerPage: 1000, attributesToRetrieve: ["slug"] };
    const { hits } = await searchClient(world().app).search(requests);
    const slugs = hits.map(({ slug }) => slug);
    expect(slugs).toContain("cabin-mug");
    for (const slug of UNLISTED) expect(slugs).not.toContain(slug);
  });

  test.each(["spring-mug", "trade-pendant"])(
    "that is not published has no page: %s",
    async (slug) => {
      expect((await world().app.inject({ url: `/product/${slug}` })).statusCode).toBe(404);
    },
  );

  test("that is hidden has its page at its URL", async () => {
    expect((await world().app.inject({ url: "/product/seconds-bowl" })).statusCode).toBe(200);
  });
});

test("every list of the embedded shop omits unlisted products, and no category counts them", async () => {
  const shop = await openShop({ dataDir: ":memory:" });
  for (const link of LINKS) shop.database.run(LINK, ...link);
  const ids = shop.database
    .all(
      `select id from product where slug in (${UNLISTED.map(() => "?").join(", ")})`,
      ...UNLISTED,
    )
    .map(({ id }) => id);
  const response = await requestGraphql(
    shop,
    `query ($ids: [Int]) {
      all: products(first: 100) { nodes { slug } }
      visible: products(first: 100, where: { visibility: VISIBLE }) { nodes { slug } }
      searchable: products(first: 100, where: { visibility: SEARCH, search: "indigo" }) { nodes { slug } }
      named: products(first: 100, where: { include: $ids }) { nodes { slug } }
      drafts: products(first: 100, where: { status: "draft" }) { nodes { slug } }
      hidden: products(first: 100, where: { visibility: HIDDEN }) { nodes { slug } }
      mug: product(id: "cabin-mug", idType: SLUG) {
        related(first: 100) { nodes { slug } }
        upsell(first: 100) { nodes { slug } }
        ... on VariableProduct { crossSell(first: 100) { nodes { slug } } }
      }
      set: product(id: "breakfast-set", idType: SLUG) {
        ... on GroupProduct { products(first: 100) { nodes { slug } } }
      }
      category: productCategory(id: "mugs", idType: SLUG) {
        count
        products(first: 100) { nodes { slug } }
      }
    }`,
    { ids },
  );
  const text = JSON.stringify(response);
  for (const slug of UNLISTED) expect(text).not.toContain(`"${slug}"`);
  const { category } = response as { category: { count: number; products: { nodes: object[] } } };
  expect(category.count).toBe(category.products.nodes.length);
  shop.close();
});

test(
  "every list query to a remote shop requests visible products only",
  { tags: ["long"] },
  async () => {
    const { app: storefront, woo } = over();
    for (const url of [
      "/",
      "/products",
      "/category/hoodies",
      "/search?q=hoodie",
      "/no-such-page",
    ]) {
      await storefront.inject({ url });
    }
    const lists = woo
      .calls()
      .map(({ body }) => JSON.stringify(body))
      .filter((body) => /\bproducts\(/.test(body));
    expect(lists.length).toBeGreaterThan(4);
    for (const body of lists) expect(body).toMatch(/visibility(\\?")?: ?(\\?")?VISIBLE/);
  },
);
