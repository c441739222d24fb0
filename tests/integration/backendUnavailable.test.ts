import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cacheSomePages, cachedPaths } from "#tests/worlds/servers/cachedPages.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { searchKeys } from "#tests/worlds/backends/searchServer.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { casesOf } from "#tests/worlds/servers/environment.ts";
import { openWorld } from "#tests/worlds/world.ts";
import type { FaultyWorld } from "#tests/worlds/world.ts";
import type { ShopSettings } from "#tests/worlds/servers/shop.ts";

const settings = { BACKEND_TIMEOUT_MS: "3000", ALGOLIA_ADMIN_KEY: searchKeys.adminKey };

/** Opened by hand, since the backend is unreachable for several tests in a row. */
let world: FaultyWorld;

/** Opens a server with data of its own. */
const openIn = (name: string, more: ShopSettings = {}) =>
  world.openNext({ DATA_DIR: join(world.dataDir, name), ...more });

beforeAll(async () => void (world = await openWorld({ settings, woo: {}, proxy: true })));
afterAll(() => world.close());

const INNARDS = /OperationError|BackendError|\bat .+:\d+:\d+|ECONNREFUSED/;

describe.each([
  ["a running server", false],
  ["a restarted server", true],
] as const)("While the backend is unreachable from %s,", (_, isRestarted) => {
  let app: FastifyInstance;
  let customer: FormShopper;

  beforeAll(async () => {
    app = isRestarted ? await openIn("restarted") : world.app;
    await cacheSomePages(app);
    customer = formShopper(app);
    await customer.signIn();
    if (isRestarted) await app.close();
    await world.proxy.listen(false);
    if (isRestarted) app = await openIn("restarted");
  });
  afterAll(async () => {
    await app.close();
    await world.proxy.listen(true);
  });

  const open = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url });
    return { status: statusCode, headers, html: body, text: mainText(body) };
  };

  test.each([
    ...cachedPaths,
    "/products?utm_source=mail",
    "/product/v-neck-t-shirt?utm_source=mail",
  ])("%s and its payload are served from the cache", async (url) => {
    const { status, headers, text } = await open(url);
    expect([status, headers["retry-after"]]).toEqual([200, undefined]);
    expect(text).not.toContain("isn’t answering");
    const [path = "", search = ""] = url.split("?");
    const payload = `${path.replace(/\/$/, "")}/_payload.json?${search}`;
    expect((await app.inject({ url: payload })).statusCode).toBe(200);
  });

  test("an uncached variation is rendered from the product's cached data", async () => {
    const { status, headers, html } = await open("/product/v-neck-t-shirt?color=green");
    expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(/<input[^>]*checked[^>]*>/.exec(html)?.[0]).toContain('value="green"');
  });

  test("the search responds from the index, and says that its prices may be out of date", async () => {
    const { status, headers, text } = await open("/search?q=belt");
    expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(text).toContain("|Belt|");
    expect(text).toContain("$55.00");
    expect(text).toContain("Prices and stock may be out of date");
    const narrowed = await open("/search?q=belt&color=red&category=accessories");
    expect(narrowed.text).toContain("|Belt|");
    expect(narrowed.html).toContain('aria-label="Remove Red"');
    expect((await open("/search?q=belt&price=90-")).text).not.toContain("|Belt|");
    const payload = await app.inject({ url: "/search/_payload.json?q=belt" });
    expect(payload.statusCode).toBe(200);
    expect(payload.body).toContain('"isReused":true');
  });

  const pages = [
    "/product/belt",
    "/product/belt?utm_source=mail",
    "/categories",
    "/category/hoodies",
    "/about-us",
    "/products?color=red",
    "/products?sort=price",
    "/product/v-neck-t-shirt?reviews=abc",
    "/account",
    "/account/forgotten",
  ];

  test.each(casesOf(pages, 3))(
    "%s responds with 503 and the unavailable page, whose links work",
    async (url) => {
      const { status, headers, html, text } = await open(url);
      expect(status).toBe(503);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(2);
      expect(html).toContain("<title>Back soon | Osier</title>");
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(text).toContain("|We can’t open this page right now|");
      expect(text).toContain("|What still works|");
      expect(html).toContain('action="/search"');
      expect(INNARDS.test(html)).toBe(false);
      // Header and footer have all categories, the content only those whose pages are cached.
      const footer = html.slice(html.indexOf("<footer"));
      expect(footer).toContain('href="/category/clothing"');
      const main = html.slice(html.indexOf("<main"), html.indexOf("<footer"));
      const links = Array.from(main.matchAll(/<a href="([^"]*)"/g), ([, href = ""]) => href);
      for (const href of links.filter((link) => link !== "/cart")) {
        expect((await open(href)).status, href).toBe(200);
      }
    },
  );

  test("the unavailable page of a filtered list links to the unfiltered list, and its search form carries the filters over", async () => {
    const { html } = await open("/category/accessories?color=red");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).toContain('<a href="/category/accessories">without your choices</a>');
    expect(main).toContain('<input type="hidden" name="color" value="red"/>');
    expect(main).toContain('<input type="hidden" name="category" value="accessories"/>');
  });

  test("a payload has the content of the unavailable page, and data of header and footer only", async () => {
    const { statusCode, headers, body } = await app.inject({ url: "/product/belt/_payload.json" });
    expect(statusCode).toBe(503);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(2);
    const { unavailable, data } = JSON.parse(body) as Record<string, Record<string, unknown>>;
    expect(unavailable).toEqual({
      categories: [],
      hasSearch: true,
      filters: [],
      hasPlainPage: false,
    });
    expect(data?.["products"]).toBeNull();
    expect(JSON.stringify(data?.["productCategories"])).toContain("clothing");
  });

  test.each(["/account", "/account/addresses", "/account/downloads"])(
    "%s of a signed-in customer responds with 503 and the unavailable page",
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url, cookies: customer.cookies() });
      expect([statusCode, headers["cache-control"]]).toEqual([503, "private, no-store"]);
      expect(mainText(body)).toContain("|We can’t open this page right now|");
    },
  );

  test("a posted account form shows its message on the unavailable page, with 503", async () => {
    const visitor = formShopper(app, customer.cookies());
    const fields = { first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" };
    const { statusCode, body } = await visitor.post("/account/details", fields);
    expect(statusCode).toBe(503);
    expect(mainText(body)).toMatch(/^\|We can’t open this page right now\|[^|]*\|Part of the shop/);
    expect(body).toContain('<p role="alert">');
  });

  test.each(["/cart", "/checkout"])(
    "%s responds with 503, but not with the unavailable page",
    async (url) => {
      const { status, headers, html, text } = await open(url);
      expect(status).toBe(503);
      expect(html.slice(html.indexOf("<footer"))).toContain('href="/category/clothing"');
      expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(2);
      expect(text).not.toContain("We can’t open this page");
    },
  );

  test("an impossible path still gets 404", async () => {
    const { status, html } = await open("/product/%00");
    expect(status).toBe(404);
    expect(html).toContain('href="/category/clothing"');
  });
});

test(
  "The unavailable page of a shop without cached pages offers no search and no categories",
  { tags: ["long"] },
  async () => {
    await world.proxy.listen(false);
    const app = await openIn("empty");
    const { statusCode, body } = await app.inject({ url: "/products?color=red" });
    await app.close();
    await world.proxy.listen(true);
    expect(statusCode).toBe(503);
    expect(mainText(body)).toContain("|Part of the shop isn’t answering.");
    expect(mainText(body)).not.toMatch(/The search|departments/);
    expect(body).not.toMatch(INNARDS);
  },
);

test("A search without index and backend responds with 503 and the unavailable page, which offers no search", async () => {
  const app = await openIn("no-index", { ALGOLIA_APP_ID: "UNREACHABLE", ALGOLIA_SEARCH_KEY: "a" });
  expect((await app.inject({ url: "/search" })).statusCode).toBe(200);
  await world.proxy.listen(false);
  const { statusCode, body } = await app.inject({ url: "/search?q=belt" });
  await app.close();
  await world.proxy.listen(true);
  expect(statusCode).toBe(503);
  expect(mainText(body)).toContain("|We can’t open this page right now|");
  expect(mainText(body)).not.toContain("The search");
});

test(
  "The product page is re-rendered with the text of a posted review while the backend is unreachable",
  { tags: ["long"] },
  async () => {
    const app = await openIn("review");
    await app.inject({ url: "/product/belt" });
    await world.proxy.listen(false);
    const fields = {
      author: "Ada",
      email: "ada@example.com",
      rating: "5",
      content: "A fine belt.",
    };
    const { statusCode, body } = await formShopper(app).post("/product/belt/reviews", fields);
    await app.close();
    await world.proxy.listen(true);
    expect(statusCode).toBe(502);
    expect(body).toContain("A fine belt.");
  },
);

test("An uncached page opens as soon as the backend is reachable again", async () => {
  const app = await openIn("back");
  await world.proxy.listen(false);
  expect((await app.inject({ url: "/product/cap" })).statusCode).toBe(503);
  await world.proxy.listen(true);
  await expect.poll(async () => (await app.inject({ url: "/product/cap" })).statusCode).toBe(200);
  const shopper = formShopper(app);
  expect((await shopper.open("/cart")).statusCode).toBe(200);
  await app.close();
});
