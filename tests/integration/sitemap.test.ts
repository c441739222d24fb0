import { describe, expect, test } from "vitest";
import { isWellFormed } from "#tests/worlds/pages/isWellFormed.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SITE = "https://shop.example";
const world = worldOf({ settings: { SITE_URL: SITE } });
const unnamed = worldOf();
const overWoo = worldOf({ woo: {} });

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

test("robots.txt names the sitemap and disallows personal pages", async () => {
  const { body, headers } = await world().app.inject({ url: "/robots.txt" });
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = body.split("\n");
  expect(lines[0]).toBe("User-agent: *");
  for (const path of ["/cart", "/checkout", "/success", "/account", "/graphql"]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(body).not.toMatch(/^Disallow: \/(product|category|search|wp-content)?$/m);
});

describe("the sitemap", () => {
  test("is an index of sitemaps that together list every page once", async () => {
    const index = await world().app.inject({ url: "/sitemap.xml" });
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(isWellFormed(index.body)).toBe(true);
    expect(index.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/);
    const sitemaps = locations(index.body);
    expect(sitemaps).toEqual([`${SITE}/sitemap-1.xml`]);

    const { body } = await world().app.inject({ url: "/sitemap-1.xml" });
    expect(isWellFormed(body)).toBe(true);
    const pages = locations(body);
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(
      expect.arrayContaining([`${SITE}/`, `${SITE}/products`, `${SITE}/categories`]),
    );
    expect(pages).toContain(`${SITE}/category/table`);
    expect(pages).toContain(`${SITE}/product/jardiniere`);
    const listing = await world().app.inject({ url: "/products/_payload.json" });
    const { data } = listing.json<{ data: { products: { found: number } } }>();
    expect(pages.filter((page) => page.includes("/product/"))).toHaveLength(data.products.found);
    expect(body).toContain(
      `<image:loc>${SITE}/wp-content/uploads/jardiniere-1200x1500.webp</image:loc>`,
    );
  });

  test("lists only existing pages", { tags: ["long"] }, async () => {
    const { body } = await world().app.inject({ url: "/sitemap-1.xml" });
    for (const address of locations(body).filter((_, place) => place % 12 === 0)) {
      const page = await world().app.inject({ url: address.slice(SITE.length) });
      expect(page.statusCode, address).toBe(200);
      expect(page.body, address).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  });

  test.each(["/sitemap-0.xml", "/sitemap-2.xml", "/sitemap-a.xml"])(
    "does not exist at %s",
    async (url) => expect((await world().app.inject({ url })).statusCode).toBe(404),
  );

  test("without SITE_URL uses the requested host, and is not cached", async () => {
    for (const url of ["/robots.txt", "/sitemap.xml", "/sitemap-1.xml"]) {
      const response = await unnamed().app.inject({
        url,
        headers: { host: "elsewhere.example:8080" },
      });
      expect(response.body).toContain("http://elsewhere.example:8080/");
      expect(response.headers["cache-control"]).toBe("no-store");
    }
  });

  test("responds with 503 while the backend is unavailable, and with 200 afterwards", async () => {
    const { app: remote, woo } = overWoo();
    woo.fail("breaks the connection");
    for (const url of ["/sitemap.xml", "/sitemap-1.xml"]) {
      const unavailable = await remote.inject({ url });
      expect(unavailable.statusCode).toBe(503);
      expect(unavailable.headers["retry-after"]).toMatch(/^\d+$/);
      expect(unavailable.headers["cache-control"]).toBe("no-store");
    }
    woo.recover();
    expect((await remote.inject({ url: "/sitemap.xml" })).statusCode).toBe(200);
    const { body } = await remote.inject({ url: "/sitemap-1.xml" });
    expect(isWellFormed(body)).toBe(true);
    const pages = locations(body);
    expect(pages.length).toBeGreaterThan(100);
    expect(new Set(pages).size).toBe(pages.length);
  });
});

test("a category without products is not indexed, and is in no sitemap", async () => {
  const page = await overWoo().app.inject({ url: "/category/uncategorized" });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
  expect((await overWoo().app.inject({ url: "/sitemap-1.xml" })).body).not.toContain(
    "uncategorized",
  );
});
