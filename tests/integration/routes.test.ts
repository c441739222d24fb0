import { describe, expect, test } from "vitest";
import { headerIn } from "#tests/worlds/pages/headerIn.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe("the storefront's routes", () => {
  test.each([
    ["/", "Index | Osier"],
    ["/products", "Shop | Osier"],
    ["/categories", "Departments | Osier"],
    ["/product/ember-candle", "Ember candle | Osier"],
    ["/category/mugs", "Mugs | Osier"],
    ["/cart", "Cart | Osier"],
    ["/search", "Search | Osier"],
    ["/checkout", "Check out | Osier"],
  ])("include %s, in English with a title of its own", async (url, title) => {
    const result = await world().app.inject({ url });
    expect(result.statusCode).toBe(200);
    expect(result.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(result.body).toContain('<html lang="en"');
    expect(titleOf(result.body)).toBe(title);
  });

  test("redirect from /success to the home page without an order", async () => {
    const { statusCode, headers } = await world().app.inject({ url: "/success" });
    expect([statusCode, headers.location]).toEqual([303, "/"]);
  });
});

test.each([
  ["/category/table", 'href="/category/table" aria-current="page"'],
  ["/category/mugs", 'href="/category/table" aria-current="true"'],
])("the category nav marks the top category of %s", async (url, marked) => {
  const { body } = await world().app.inject({ url });
  const nav = body.split(/<nav [^>]*aria-label="Departments">/)[1]?.split("</nav>")[0] ?? "";
  expect(nav.match(/href="[^"]*" aria-current="[^"]*"/g)).toEqual([marked]);
});

describe("missing pages", () => {
  const messageIn = (html: string) => />(Page [nN]ot [fF]ound: [^<]*)</.exec(html)?.[1];

  test.each([
    ["no route", "/no-such-page", "Page not found: /no-such-page"],
    ["no route", "/no-such-page?from=mail", "Page not found: /no-such-page"],
    ["no route", "/product", "Page not found: /product"],
    ["no route", "/cart/x", "Page not found: /cart/x"],
    ["no such product", "/product/none", "Page Not Found: /product/none"],
    [
      "no such product",
      "/product/none?from=a&b=%3C",
      "Page Not Found: /product/none?from=a&amp;b=%3C",
    ],
    ["no such category", "/category/none", "Page Not Found: /category/none"],
    ["no such category", "/category/none?sort=price", "Page Not Found: /category/none?sort=price"],
    ["no possible product", "/product/%00?a=1", "Page Not Found: /product/%00?a=1"],
  ])("get 404 and a message for %s: %s", async (_, url, message) => {
    const response = await world().app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(titleOf(response.body)).toBe("Page not found | Osier");
    expect(response.body).toContain(">Page not found</h1>");
    expect(response.body).toContain("There was an error locating the page");
    expect(messageIn(response.body)).toBe(message);
  });

  test.each(["/nowhere", "/product/none", "/product/none?from=mail", "/product/%00"])(
    "show a search and the categories at %s",
    async (url) => {
      const { body } = await world().app.inject({ url });
      const [, categories = ""] = body.split('aria-label="Departments"');
      expect(categories.split("</nav>")[0]).toContain('href="/category/table"');
      expect(body).toContain('action="/search"');
    },
  );

  test.each([
    // The page has the categories itself.
    ["/products/none", "full"],
    ["/category/none", "full"],
    ["/search/none", "full"],
    ["/checkout/none", "checkout"],
    ["/product/none", "full"],
    ["/cart/none", "full"],
    ["/category", "full"],
    ["/none", "full"],
  ])("at %s have the page header of their section: %s", async (url, header) => {
    const { statusCode, body } = await world().app.inject({ url });
    expect(statusCode).toBe(404);
    expect(headerIn(body)).toBe(header);
  });

  test.each([
    "/%3Cscript%3Ealert(1)%3C/script%3E",
    "/product/a?%3Cscript%3Ealert(1)<script>alert(1)",
  ])("show the markup in their address as text: %s", async (url) => {
    const response = await world().app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain("<script>alert(1)");
  });

  test.each(["/%", "/%E0%A4%A", "/product/%00", `/${"a".repeat(4000)}`])(
    "cause no server error at the malformed path %s",
    async (url) => {
      const response = await world().app.inject({ url });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    },
  );
});

describe("cached pages", () => {
  test("are served from the cache, with an ETag that allows a 304", async () => {
    const first = await world().app.inject({ url: "/product/ember-candle" });
    const second = await world().app.inject({ url: "/product/ember-candle" });
    expect(second.body).toBe(first.body);
    const etag = String(second.headers["etag"]);
    const third = await world().app.inject({
      url: "/product/ember-candle",
      headers: { "if-none-match": etag },
    });
    expect(third.statusCode).toBe(304);
    expect(third.body).toBe("");
  });

  test.each(["br", "gzip"])("are sent in %s where accepted", async (encoding) => {
    const response = await world().app.inject({
      url: "/products",
      headers: { "accept-encoding": encoding },
    });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["vary"]).toBe("Accept-Encoding");
  });

  test("do not depend on cookies, and set none", async () => {
    const plain = await world().app.inject({ url: "/products" });
    const known = await world().app.inject({
      url: "/products",
      cookies: { "woo-session": "x.y.z" },
    });
    expect(known.body).toBe(plain.body);
    expect(known.headers["set-cookie"]).toBeUndefined();
  });

  test.each(["/cart", "/checkout"])("do not include %s", async (url) => {
    const response = await world().app.inject({ url });
    expect(response.headers["cache-control"]).toBe("private, no-store");
    expect(response.headers["etag"]).toBeUndefined();
  });
});

describe("payloads", () => {
  test("contain the data that the page's HTML was rendered from", async () => {
    const response = await world().app.inject({ url: "/product/ember-candle/_payload.json" });
    expect(response.statusCode).toBe(200);
    const payload = response.json<{ data: { product: { name: string } } }>();
    expect(payload.data.product.name).toBe("Ember candle");
    const { body } = await world().app.inject({ url: "/product/ember-candle" });
    const [, handedOver = ""] = /<script id="payload"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(handedOver)).toHaveProperty("payload", payload);
    // The page contains its data once, not a second time for Vike.
    expect(body.split('"databaseId"')).toHaveLength(handedOver.split('"databaseId"').length);
  });

  test("exist for the home page", async () => {
    const response = await world().app.inject({ url: "/_payload.json" });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toHaveProperty("data");
  });

  test("do not exist for a missing page", async () => {
    const response = await world().app.inject({ url: "/product/no-such-product/_payload.json" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ status: 404 });
  });

  test("of the cart are not cached", async () => {
    const response = await world().app.inject({ url: "/cart/_payload.json" });
    expect(response.headers["cache-control"]).toBe("private, no-store");
  });
});
