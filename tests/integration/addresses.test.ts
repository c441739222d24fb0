import { beforeAll, describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();
const over = worldOf({ woo: { isSmall: true } });

const open = (url: string, headers: Record<string, string> = {}) =>
  world().app.inject({ url, headers });

describe("another spelling of a URL", () => {
  test.each([
    ["/product/%65mber-candle", "/product/ember-candle"],
    ["/product/ember-candle/", "/product/ember-candle"],
    ["/products//?sort=price", "/products?sort=price"],
    ["/%63art", "/cart"],
    ["/cart/?a=b", "/cart?a=b"],
    ["//", "/"],
    ["//evil.example", "/evil.example"],
    ["//product//ember-candle/_payload.json", "/product/ember-candle/_payload.json"],
  ])("redirects from %s to %s", async (url, location) => {
    const response = await open(url);
    expect([response.statusCode, response.headers["location"]]).toEqual([301, location]);
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test.each([
    ["/product/Ember-Candle?view=2", "/product/ember-candle?view=2"],
    ["/product/EMBER-candle/_payload.json", "/product/ember-candle/_payload.json"],
    ["/category/Mugs", "/category/mugs"],
  ])("that the backend accepts redirects from %s to %s, uncached", async (url, location) => {
    for (const time of ["first", "second"]) {
      const response = await open(url);
      expect([time, response.statusCode, response.headers["location"]]).toEqual([
        time,
        301,
        location,
      ]);
    }
    expect((await open(location)).statusCode).toBe(200);
  });

  test("with lowercase percent-escapes gets 404, not a redirect", async () => {
    const small = await open("/product/%d1%87");
    expect(small.statusCode).toBe(404);
  });
});

describe("an old address of WooCommerce", () => {
  test.each([
    ["/shop/", "/products"],
    ["/shop/page/2/?utm_source=mail", "/products?utm_source=mail"],
    ["/product-category/table/mugs/", "/category/mugs"],
    ["/product-category/mugs/page/2/", "/category/mugs"],
    ["/product-tag/hand-made/", "/search?q=hand-made"],
    ["/?s=salt&post_type=product", "/search?q=salt"],
    ["/?product_cat=mugs", "/category/mugs"],
    ["/?product=sea-salt", "/product/sea-salt"],
    ["/feed/", "/feed.xml"],
    ["/product/sea-salt/feed/", "/product/sea-salt"],
    ["/product/food/sea-salt/", "/product/sea-salt"],
    ["/shop/sea-salt/", "/product/sea-salt"],
    ["/shop/food/sea-salt/", "/product/sea-salt"],
    ["/category/table/mugs/", "/category/mugs"],
    ["/glaze/celadon/", "/products?colour=celadon"],
    ["/pa_glaze/celadon/page/2/", "/products?colour=celadon"],
    ["/sitemap_index.xml", "/sitemap.xml"],
    ["/product-sitemap1.xml", "/sitemap.xml"],
  ])("redirects permanently from %s to %s", async (url, location) => {
    const response = await open(url);
    expect([response.statusCode, response.headers["location"]]).toEqual([301, location]);
  });

  test.each([
    ["/product-category/none/", 301, "/product-category/none"],
    ["/product-category/none", 404, undefined],
    ["/shop/none", 404, undefined],
    ["/shop/table/none", 404, undefined],
    ["/nothing/celadon", 404, undefined],
    ["/product-category//evil.example/", 301, "/product-category/evil.example"],
    ["/?product_cat=//evil.example", 200, undefined],
    ["/?utm_source=mail", 200, undefined],
  ])("without a page in the shop stays as it was: %s", async (url, status, location) => {
    const response = await open(url);
    expect([response.statusCode, response.headers["location"]]).toEqual([status, location]);
  });
});

describe("a short link of WordPress", () => {
  beforeAll(() => over().woo.publishPage({ id: 90_001, slug: "imprint", title: "Imprint" }));

  const follow = async (url: string) => {
    const { statusCode, headers } = await over().app.inject({ url });
    return [statusCode, headers["location"]];
  };

  test("redirects permanently to the product, which is requested once", async () => {
    expect(await follow("/?p=16")).toEqual([301, "/product/cap"]);
    over().woo.forget();
    expect(await follow("/?post_type=product&p=16")).toEqual([301, "/product/cap"]);
    expect(over().woo.calls()).toEqual([]);
  });

  test.each([
    ["/?add-to-cart=16", "/product/cap"],
    ["/cart/?add-to-cart=16&quantity=2&gclid=x", "/product/cap?gclid=x"],
    ["/products?add-to-cart=16&sort=price", "/product/cap?sort=price"],
    ["/?p=16&utm_source=mail", "/product/cap?utm_source=mail"],
  ])("or one that adds to the cart only leads to the product: %s", async (url, location) => {
    const { statusCode, headers } = await over().app.inject({ url });
    expect([statusCode, headers["location"]]).toEqual([301, location]);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(over().woo.callsFor("addToCart")).toEqual([]);
  });

  test.each(["p", "page_id"])("redirects permanently to the page: %s", async (name) => {
    expect(await follow(`/?${name}=90001`)).toEqual([301, "/imprint"]);
  });

  test.each(["/?p=99999", "/?page_id=99999", "/?p=0", "/?p=16x", "/?p=10000000016", "/cart?p=16"])(
    "that names nothing stays as it was: %s",
    async (url) => {
      expect(await follow(url)).toEqual([200, undefined]);
    },
  );

  test("that names nothing is requested once", async () => {
    over().woo.forget();
    for (const _ of [1, 2]) expect(await follow("/?p=80000")).toEqual([200, undefined]);
    expect(over().woo.calls()).toHaveLength(1);
  });

  test("shows the home page while the backend is unavailable", async () => {
    over().woo.fail("breaks the connection");
    expect(await follow("/?p=17")).toEqual([200, undefined]);
    over().woo.recover();
  });
});

describe("a query string", () => {
  test("with unknown parameters gets the cached page and payload", async () => {
    const page = await open("/product/sea-salt");
    const followed = await open("/product/sea-salt?utm_source=mail&fbclid=1");
    expect(page.headers["etag"]).toBeDefined();
    expect(followed.headers["etag"]).toBe(page.headers["etag"]);
    const payload = await open("/product/sea-salt/_payload.json?gclid=1&view=2");
    expect(payload.headers["etag"]).toBeDefined();
  });

  test.each(["/products?sort=price&utm_source=mail", "/search?q=salt", "/product/sea-salt?view=2"])(
    "with the page's own parameters gets a different page: %s",
    async (url) => {
      const response = await open(url);
      expect(response.statusCode).toBe(200);
      const { pathname } = new URL(url, "http://shop");
      expect(response.headers["etag"]).not.toBe((await open(pathname)).headers["etag"]);
    },
  );
});

describe("a public page is revalidated by its ETag", () => {
  test.each([
    "/products",
    "/products/_payload.json",
    "/products?sort=price",
    "/products/_payload.json?sort=price",
    "/product/sea-salt?view=2",
  ])("when %s is requested again", async (url) => {
    const first = await open(url);
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const etag = String(first.headers["etag"]);
    const again = await open(url, { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["etag"]).toBe(etag);
  });

  test.each([
    ["in a list", (tag: string) => `"other", ${tag}`],
    ["as a weak one", (tag: string) => `W/${tag}`],
  ])("when the request sends the ETag %s", async (_, header) => {
    const { headers } = await open("/products");
    const again = await open("/products", { "if-none-match": header(String(headers["etag"])) });
    expect(again.statusCode).toBe(304);
  });
});

test.each([
  ["br;q=0, gzip", "gzip"],
  ["br", "br"],
])("a page is compressed for Accept-Encoding: %s", async (accepts, encoding) => {
  const response = await open("/cart", { "accept-encoding": accepts });
  expect(response.headers["content-encoding"]).toBe(encoding);
});

test.each(["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)"])(
  "a return address on another site is ignored after sign-in: %s",
  async (wanted) => {
    const { body } = await open(`/account?${new URLSearchParams({ return: wanted })}`);
    expect(body).toContain('name="password"');
    expect(body).not.toContain('"wanted":');
    expect(body).not.toContain('name="return"');
    const own = await open("/account?return=%2Fcheckout");
    expect(own.body).toContain('name="return" value="/checkout"');
  },
);
