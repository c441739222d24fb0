import { describe, expect, test } from "vitest";
import { demoTexts } from "#tests/worlds/backends/embeddedShop.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();
const overWoo = worldOf({ woo: {} });

const bodyOf = async (url: string) => (await world().app.inject({ url })).body;

test("the front page shows featured products, new ones, every category and products on sale", async () => {
  const body = await bodyOf("/");
  const [, front = "", fresh = "", rows = "", less = ""] =
    /(<section[^>]*aria-label="Shop window".*?)(<section.*?<h2[^>]*>On the shelf this week.*?)(<h2[^>]*>Everything we keep.*?)(<h2[^>]*>Less than it was.*?)<\/main>/s.exec(
      body,
    ) ?? [];
  const productCount = (html: string) => new Set(html.match(/href="\/product\/[^"?]+"/g)).size;
  expect(productCount(front)).toBe(4);
  expect(front).toMatch(/>£\d+</);
  expect(productCount(fresh)).toBeGreaterThanOrEqual(8);
  expect(rows.match(/href="\/category\//g)?.length).toBeGreaterThan(10);
  expect(productCount(less)).toBe(4);
  const shown = (html: string): string[] => html.match(/href="\/product\/[^"?]+"/g) ?? [];
  expect(shown(less).filter((link) => shown(fresh).includes(link))).toEqual([]);
  const [, found] = /href="\/products\?sale=1"[^>]*><span>All (\d+) on sale</.exec(less) ?? [];
  expect(await bodyOf("/products?sale=1")).toContain(`>${found} things<`);
});

test("the font that a page preloads is the one in its stylesheet", async () => {
  const body = await bodyOf("/");
  const [, address = ""] = /<link rel="preload"[^>]* href="([^"]+\.woff2)"/.exec(body) ?? [];
  const font = await world().app.inject({ url: address });
  expect([font.statusCode, font.headers["content-type"]]).toEqual([200, "font/woff2"]);
  expect(font.rawPayload.subarray(0, 4).toString()).toBe("wOF2");
  const [, style = body] = /href="([^"]+\.css)"/.exec(body) ?? [];
  const rules = style === body ? body : (await world().app.inject({ url: style })).body;
  expect(rules).toContain(`url(${address})`);
});

test("the category index shows pictures, subcategories and product counts", async () => {
  const [, body = ""] = (await bodyOf("/categories")).split("<main");
  const categories = body
    .split("</main>")[0]
    ?.split(/(?=<a[^>]*href="\/category\/[^"]*"[^>]*><span class)/);
  expect(categories?.length).toBeGreaterThan(6);
  for (const category of categories?.slice(1) ?? []) {
    expect(category).toMatch(/<img[^>]* srcSet="\/img\//);
  }
  const counts = [
    ...body.matchAll(/href="(\/category\/[^"]+)"><span>[^<]*<\/span> <span[^>]*>(\d+)<\/span>/g),
  ];
  expect(counts.length).toBeGreaterThan(10);
  for (const [, href = "", count] of counts.filter((_, place) => place % 5 === 0)) {
    expect(await bodyOf(href)).toContain(count === "1" ? ">1 thing<" : `>${count} things<`);
  }
});

describe("the story on the front page", () => {
  test("is shown beside a picture of its product in use, and links to it", async () => {
    const [, story = ""] = (await bodyOf("/")).split(`<h2>${demoTexts.story.headline}</h2>`);
    expect(story).toContain(`href="/product/${demoTexts.story.slug}"`);
    expect(await bodyOf("/")).toContain("hanging low over a table laid with bowls");
    expect((await world().app.inject({ url: `/product/${demoTexts.story.slug}` })).statusCode).toBe(
      200,
    );
  });

  test("is left out in a shop without that product", async () => {
    const { statusCode, body } = await overWoo().app.inject({ url: "/" });
    expect(statusCode).toBe(200);
    expect(body).not.toContain(demoTexts.story.headline);
  });
});

describe("the cart page", () => {
  const productsIn = (html: string) =>
    html.split("</main>")[0]?.match(/<h3[^>]*><a href="\/product\//g)?.length ?? 0;

  test("shows the four newest products to a guest without a session", async () => {
    expect(productsIn(await bodyOf("/cart"))).toBe(4);
  });

  test("requests no newest products for a shopper with a session", async () => {
    const page = await bodyOf("/product/ember-candle");
    const added = await world().app.inject({
      method: "POST",
      url: "/cart/items",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: `productId=${/name="productId"[^>]*value="(\d+)"/.exec(page)?.[1]}`,
    });
    const cookie = [added.headers["set-cookie"] ?? []].flat()[0]?.split(";", 1)[0] ?? "";
    const { body } = await world().app.inject({ url: "/cart", headers: { cookie } });
    expect(body).toContain("Ember candle");
    expect(body).not.toContain('"newest"');
    expect(productsIn(body)).toBe(0);
  });
});
