import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { casesOf } from "#tests/worlds/servers/environment.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();
/** A shop with color attributes and price steps of its own. */
const custom = worldOf({
  settings: { COLOR_ATTRIBUTES: "glaze colour frame", PRICE_STEPS: "50 20 9000" },
});
const open = (url: string) => world().app.inject({ url });

/** Returns the facet checkboxes of a page, with their counts and checked state. */
function boxesOf(html: string) {
  const boxes = html.matchAll(/<label[^>]*>(<input[^>]*>)(.*?)<\/label>/g);
  return [...boxes].map(([, input = "", rest = ""]) => ({
    key: `${/name="([^"]*)"/.exec(input)?.[1]}=${/value="([^"]*)"/.exec(input)?.[1]}`,
    isChosen: input.includes("checked"),
    count: Number(/>(\d+)<\/span>$/.exec(rest)?.[1]),
  }));
}

const countsOf = (html: string, name: string) =>
  boxesOf(html)
    .filter(({ key }) => key.startsWith(`${name}=`))
    .map(({ key, count }) => [key, count]);

const found = (html: string) => Number(/aria-live="polite">(\d+) thing/.exec(html)?.[1]);

test("a listing can be filtered by any attribute of its products, whatever the shop names it", async () => {
  const { body } = await open("/category/table");
  const names = new Set(boxesOf(body).map(({ key }) => key.split("=")[0]));
  expect([...names]).toEqual(expect.arrayContaining(["colour", "rating", "stock", "sale"]));
  const colors = boxesOf(body).filter((box) => box.key.startsWith("colour="));
  for (const { key, count } of casesOf(colors, 3)) {
    expect(found((await open(`/category/table?${key}`)).body), key).toBe(count);
  }
});

test.each([
  ["/category/gifts", "amount", false],
  ["/category/light", "size", false],
  ["/category/light?size=small", "size", true],
  // Too short a list for filters, unless it is short because of one.
  ["/category/vases", "colour", false],
  ["/category/vases?stock=in", "colour", true],
  ["/products", "colour", true],
  ["/search?q=oat", "size", false],
  ["/search?q=oat", "colour", true],
])("%s has a facet %s, for which a product with several values counts once: %s", async (...row) => {
  const [url, name, exists] = row;
  expect(countsOf((await open(url)).body, name).length > 0).toBe(exists);
});

test("a term's count does not depend on other terms chosen in the same facet", async () => {
  const open1 = (await open("/category/table")).body;
  const narrowed = (await open("/category/table?colour=celadon,ink")).body;
  expect(countsOf(narrowed, "colour")).toEqual(countsOf(open1, "colour"));
  expect(boxesOf(narrowed).filter(({ isChosen }) => isChosen)).toMatchObject([
    { key: "colour=celadon" },
    { key: "colour=ink" },
    { key: "rating=" },
  ]);
});

test("price, rating, stock and sale filter a listing, and the counts of each ignore its own filter", async () => {
  for (const choice of ["rating=4", "stock=in", "sale=1"]) {
    const all = boxesOf((await open("/products")).body).find(({ key }) => key === choice);
    const { body } = await open(`/products?${choice}`);
    expect(found(body), choice).toBe(all?.count);
    expect(countsOf(body, choice.split("=")[0] ?? "")).toContainEqual([choice, all?.count]);
  }
  const { body } = await open("/products?price=10-20");
  expect(found(body)).toBeLessThan(found((await open("/products")).body));
  expect(body).toContain('aria-label="Remove £10 to £20"');
});

test("a listing is sorted as requested, across all of its products", async () => {
  const cards = async (sort: string) => {
    const { body } = await open(`/products?sort=${sort}`);
    return body.split("<article").slice(1);
  };
  const lowest = (card: string) => Number(/<\/h3>.*?£([\d.]+)/s.exec(card)?.[1]);
  const names = (all: string[]) => all.map((card) => /href="[^"]*">([^<]+)</.exec(card)?.[1] ?? "");
  const cheap = (await cards("price")).map(lowest);
  expect(cheap).toHaveLength(12);
  expect(cheap).toEqual(cheap.toSorted((one, other) => one - other));
  const dear = (await cards("price-desc")).map(lowest);
  expect(Math.min(...dear)).toBeGreaterThan(Math.max(...cheap));
  const named = names(await cards("name"));
  expect(named).toEqual(named.toSorted((one, other) => one.localeCompare(other, "en")));
  const orders = await Promise.all(["newest", "popularity", "rating", "name"].map(cards));
  expect(new Set(orders.map((all) => names(all).join())).size).toBe(4);
});

test("a chosen term without products stays listed, so that it can be removed", async () => {
  const { statusCode, body } = await open("/products?colour=ultramarine");
  expect(statusCode).toBe(200);
  expect(body).toContain("Nothing matches <b>ultramarine</b>.");
  expect(boxesOf(body)).toContainEqual({ key: "colour=ultramarine", isChosen: true, count: 0 });
  expect(body).toContain("Remove ultramarine</");
});

test.each(["/products", "/category/lamps", "/search"])(
  "on %s the best sellers follow a list that filters have emptied, and no other",
  async (path) => {
    const place = path === "/search" ? "q=lamp&" : "";
    const cardsIn = (html: string) => html.split("Bestselling</h2>")[1]?.split("<article").length;
    expect(cardsIn((await open(`${path}?${place}price=5000-6000`)).body)).toBe(5);
    expect(cardsIn((await open(`${path}?${place}stock=in`)).body)).toBeUndefined();
  },
);

test("a search is filtered too, and keeps its query", async () => {
  const { body } = await open("/search?q=mug&price=-20");
  expect(found(body)).toBeGreaterThan(0);
  for (const form of ["facet-form", "order-form"]) {
    expect(body).toContain(`<input type="hidden" form="${form}" name="q" value="mug"`);
    expect(body).toContain(`<form id="${form}"`);
  }
  expect(body).toContain('href="/search?q=mug"');
});

test("a filter form without JavaScript redirects to the URL of the chosen filters", async () => {
  const fields = "glaze=ink&glaze=celadon&price-min=10&price-max=&rating=&sort=price&utm_source=x";
  const { statusCode, headers } = await open(`/products?${fields}`);
  expect(statusCode).toBe(302);
  expect(headers.location).toBe("/products?colour=celadon,ink&price=10-&sort=price&utm_source=x");
});

test("unknown facets get the page without filters, from the cache", async () => {
  const plain = await open("/products");
  const odd = await open("/products?colourway=x&rating=9&fbclid=1");
  expect(odd.headers.etag).toBe(plain.headers.etag);
});

test("a filtered listing has an ETag, and its payload stays small", async () => {
  const url = "/products/_payload.json?colour=celadon,ink&price=10-60";
  const { headers, rawPayload } = await open(url);
  expect(headers.etag).toBeTruthy();
  const again = await world().app.inject({
    url,
    headers: { "if-none-match": String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(brotliCompressSync(rawPayload).length).toBeLessThan(8192);
  const whole = (await open("/products/_payload.json")).rawPayload;
  expect(brotliCompressSync(whole).length).toBeLessThan(8192);
});

test("search engines may index one term of one attribute, and no other filter", async () => {
  const isShown = async (url: string) => !(await open(url)).body.includes('content="noindex"');
  expect(await isShown("/category/mugs?colour=ink")).toBe(true);
  expect(await isShown("/category/mugs?colour=celadon,ink")).toBe(false);
  expect(await isShown("/category/mugs?stock=in")).toBe(false);
});

test.each(["/products", "/category/table", "/search"])(
  "on %s chosen terms keep their names though no product is left",
  async (path) => {
    const place = path === "/search" ? "q=mug&" : "";
    const { body } = await open(
      `${path}?${place}colour=celadon&material=stoneware&price=5000-6000`,
    );
    const texts = [...body.matchAll(/>([^<>]+)</g)].map(([, text]) => text);
    expect(texts).toEqual(expect.arrayContaining(["Nothing matches all of that."]));
    // Once in the filter column, once among the active filters.
    expect(texts.filter((text) => text === "Celadon")).toHaveLength(2);
    expect(texts.filter((text) => text === "Stoneware")).toHaveLength(2);
    expect(body).toMatch(/name="colour" checked="" value="celadon"|value="celadon"[^>]*checked/);
  },
);

test("one color facet covers all color attributes, and every count respects it", async () => {
  const { body } = await open("/products?colour=ink");
  const all = boxesOf((await open("/products")).body);
  expect(found(body)).toBe(all.find(({ key }) => key === "colour=ink")?.count);
  for (const name of ["Cabin mug", "Tarn bowl", "Heron teapot", "Vesper lamp", "Workshop apron"]) {
    expect(body).toContain(`>${name}</a>`);
  }
  expect(body).not.toContain('name="glaze"');
  const others = boxesOf(body).filter((box) => /^(material|stock|rating)=./.test(box.key));
  for (const { key } of casesOf(others, 3)) {
    const { count } = boxesOf(body).find((box) => box.key === key) ?? {};
    expect(found((await open(`/products?colour=ink&${key}`)).body), key).toBe(count);
  }
  const categories = [...body.matchAll(/href="(\/category\/\w+\?colour=ink)".*?>(\d+)<\/span>/g)];
  expect(categories.length).toBeGreaterThan(1);
  for (const [, href = "", count] of casesOf(categories, 2)) {
    expect(found((await open(href)).body), href).toBe(Number(count));
  }
  expect(body).toContain('href="/product/cabin-mug?glaze=ink"');
  expect(body).toContain('href="/product/vesper-lamp?glaze=ink"');
  const moved = await open("/products?glaze=ink&sort=price");
  expect(moved.headers.location).toBe("/products?colour=ink&sort=price");
});

/** Returns the texts and addresses of a page's links to an upper price limit. */
const stepsIn = (html: string) =>
  Array.from(
    html.matchAll(/<a href="([^"]*)"[^>]*>(Up to [^<]*)<\/a>/g),
    ([, href = "", label]) => [label, href.replaceAll("&amp;", "&")],
  );

test.each([
  ["/products?", [15, 30, 60]],
  // The cheapest product costs more than the lowest limit.
  ["/category/table?", [30, 60]],
  ["/search?q=mug&", [30, 60]],
])(
  "%s links to the upper price limits of the setting that leave some of its products",
  async (url, usual) => {
    const links = (amounts: number[]) =>
      amounts.map((amount) => [`Up to £${amount}`, `${url}price=-${amount}`]);
    expect(stepsIn((await open(url)).body)).toEqual(links(usual));
    const { body } = await custom().app.inject({ url });
    expect(stepsIn(body)).toEqual(links([20, 50]));
    const narrowed = await custom().app.inject({ url: `${url}price=-20` });
    expect(found(narrowed.body)).toBeGreaterThan(0);
    expect(found(narrowed.body)).toBeLessThan(found(body));
    // The current limit is marked, and its link removes it.
    expect(narrowed.body).toMatch(/<a href="[^"]*" aria-current="true">Up to £20<\/a>/);
    expect(stepsIn(narrowed.body)[0]).toEqual(["Up to £20", url.replace(/[?&]$/, "")]);
  },
);

test.each(["/products?", "/search?q=print&"])(
  "the color facet of %s covers the attributes of the setting, under the name of the first",
  async (url) => {
    const shown = async (more = "") => (await custom().app.inject({ url: url + more })).body;
    const body = await shown();
    expect(body).not.toContain('name="colour"');
    // A glaze or color that has products in both lists, and a frame.
    for (const key of ["glaze=moss", "glaze=oak"]) {
      const count = new Map(countsOf(body, "glaze") as [string, number][]).get(key);
      expect(count, key).toBeGreaterThan(0);
      expect(found(await shown(key)), key).toBe(count);
    }
    expect(countsOf((await open(url)).body, "colour").join()).not.toContain("oak");
  },
);

test.each(["/products", "/category/table", "/search?q=mug"])(
  "%s begins with a link that skips the facets",
  async (url) => {
    const { body } = await open(url);
    const link = body.indexOf('href="#products">Skip to the products</a>');
    expect(link).toBeGreaterThan(body.indexOf("</h1>"));
    expect(link).toBeLessThan(body.indexOf('<form id="facet-form"'));
    expect(body.indexOf('<div id="products" tabindex="-1">')).toBeGreaterThan(link);
    expect(body.slice(0, link)).not.toContain('<input type="checkbox"');
  },
);
