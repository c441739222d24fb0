import { beforeAll, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });

/** Description as WordPress renders it for a request of its GraphQL endpoint. */
const RENDERED = `
  <p>[unknown_shortcode foo=&#8221;bar&#8221;]enclosed[/unknown_shortcode]</p>
  <ul class="products columns-4"><li class="product"><a href="http://shop.example/product/cap/">Cap</a>
  <a href="/graphql?add-to-cart=16" data-quantity="1" class="button add_to_cart_button" rel="nofollow">Add to cart</a></li></ul>
  <nav><a class="page-numbers" href="/graphql?product-page=2">2</a></nav>`;

beforeAll(() => world().woo.describe("belt", RENDERED));

const open = (url: string) => world().app.inject({ url });

test("a description shows no shortcode, also with WordPress's typographic quotes", async () => {
  const { body } = await open("/product/belt");
  expect(body).toContain("<p>enclosed</p>");
  expect(body).not.toContain("unknown_shortcode");
});

test("WooCommerce's link that adds a product leads to the product's page", async () => {
  const { body } = await open("/product/belt");
  expect(body).toContain('<a href="/add-to-cart/16" rel="external">Add to cart</a>');
  const { statusCode, headers } = await open("/add-to-cart/16");
  expect([statusCode, headers["location"]]).toEqual([303, "/product/cap"]);
  expect(headers["set-cookie"]).toBeUndefined();
});

test("no link of a description leads to the GraphQL endpoint", async () => {
  const { body } = await open("/product/belt");
  expect(body).toContain("<a>2</a>");
  expect(body).not.toContain('href="/graphql');
});

test.each(["/add-to-cart/99999", "/add-to-cart/0", "/add-to-cart/cap"])(
  "%s, which names no product, leads to all products",
  async (url) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers["location"]]).toEqual([303, "/products"]);
  },
);

test("the links of many products that exist nowhere cost few requests at once", async () => {
  const { woo } = world();
  woo.forget();
  const urls = Array.from({ length: 50 }, (_, at) => `/add-to-cart/${80_000 + at}`);
  const responses = await Promise.all(urls.map(open));
  expect(new Set(responses.map(({ headers }) => headers["location"]))).toEqual(
    new Set(["/products"]),
  );
  expect(woo.calls().length).toBeLessThanOrEqual(4);
});
