import { describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

// A shop whose products and categories stay at the addresses that they have in WordPress.

const SETTINGS = {
  SITE_URL: "https://shop.example",
  PRODUCT_PATH: "/shop",
  CATEGORY_PATH: "/product-category",
};
const world = worldOf({ settings: SETTINGS });
const several = worldOf({ settings: { ...SETTINGS, LANGUAGES: "en,de" } });

const open = (url: string, at = world) => at().app.inject({ url });

describe("A shop with WordPress's folders", () => {
  test("has its pages there, and names them as canonical", async () => {
    for (const path of ["/shop/sea-salt", "/product-category/mugs"]) {
      const { statusCode, body } = await open(path);
      expect(statusCode).toBe(200);
      expect(body).toContain(`<link rel="canonical" href="https://shop.example${path}"/>`);
      expect(body).toContain(`"https://shop.example${path}"`);
      expect((await open(`${path}/_payload.json`)).statusCode).toBe(200);
    }
  });

  test.each([
    ["/product/sea-salt?size=1", "/shop/sea-salt?size=1"],
    ["/product/sea-salt/_payload.json", "/shop/sea-salt/_payload.json"],
    ["/shop/sea-salt/", "/shop/sea-salt"],
    ["/shop/food/sea-salt/", "/shop/sea-salt"],
    ["/shop/sea-salt/feed/", "/shop/sea-salt"],
    ["/shop/page/2", "/products"],
    ["/shop", "/products"],
    ["/shop/?orderby=price", "/products?orderby=price"],
    ["/category/mugs", "/product-category/mugs"],
    ["/product-category/table/mugs/page/2", "/product-category/mugs"],
  ])("redirects permanently from %s to %s", async (url, location) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  test.each(["/", "/products", "/categories", "/search?q=salt", "/shop/none", "/none"])(
    "has no link of %s into other folders",
    async (path) => {
      const { body } = await open(path);
      expect(body).toMatch(/ href="\/(?:shop|product-category)\//);
      expect(body).not.toMatch(/(?:href|action)="[^"]*\/(?:product|category)\//);
    },
  );

  test("lists them in sitemap and feed", async () => {
    const { body } = await open("/sitemap-1.xml");
    expect(body).toContain("<loc>https://shop.example/shop/sea-salt</loc>");
    expect(body).toContain("<loc>https://shop.example/product-category/mugs</loc>");
    expect((await open("/feed.xml")).body).toContain("https://shop.example/shop/sea-salt");
    for (const path of ["/sitemap-1.xml", "/feed.xml"]) {
      expect((await open(path)).body).not.toMatch(/shop\.example\/(?:product|category)\//);
    }
  });

  test("names each missing address as it was requested", async () => {
    for (const path of ["/shop/none", "/shop/neither", "/product-category/none"]) {
      const { statusCode, body } = await open(path);
      expect(statusCode).toBe(404);
      expect(body).toContain(path);
    }
  });

  test("takes reviews there", async () => {
    const { statusCode, headers } = await open("/shop/sea-salt/reviews");
    expect([statusCode, headers.location]).toEqual([303, "/shop/sea-salt#reviews"]);
    expect((await open("/shop/sea-salt")).body).toContain('action="/shop/sea-salt/reviews');
  });

  test("has them below the prefix of a language, with links to the others", async () => {
    const { statusCode, body } = await open("/de/shop/sea-salt", several);
    expect(statusCode).toBe(200);
    expect(body).toContain('href="https://shop.example/de/shop/sea-salt"');
    expect(body).toContain('hrefLang="en" href="https://shop.example/shop/sea-salt"');
    const { headers } = await open("/de/product/sea-salt", several);
    expect(headers.location).toBe("/de/shop/sea-salt");
  });
});
