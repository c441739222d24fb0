import { beforeAll, describe, expect, inject, test } from "vitest";
import { openDatabase, shopFile } from "#tests/worlds/backends/embeddedShop.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { searchClient, searchKeys } from "#tests/worlds/backends/searchServer.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { ALGOLIA_ADMIN_KEY: searchKeys.adminKey } });
/** A shop whose Algolia application is unreachable. */
const blocked = worldOf({
  settings: {
    ALGOLIA_APP_ID: "UNREACHABLE",
    ALGOLIA_SEARCH_KEY: "public",
  },
});

/** Returns a page's main element, without React's text separators. */
const mainOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? "").replaceAll("<!-- -->", "");
const open = async (url: string, target = world) =>
  mainOf((await target().app.inject({ url })).body);
const textOf = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("&amp;", "&");
const namesIn = (html: string) =>
  Array.from(html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs), ([, name = ""]) => textOf(name));
/** Returns the results alone: best sellers follow a few of them. */
const hitsIn = (html: string) => html.replace(/<section.*?<h2>Bestselling<.*?<\/section>/gs, "");
/** Maps product names to the card's sale label and prices, up to the small print. */
const salesIn = (html: string) =>
  new Map(
    Array.from(html.matchAll(/<article.*?<\/article>/gs), ([card]) => [
      namesIn(card)[0] ?? "",
      /^.*(?:Was|From) £[\d.]+/.exec(textOf(card))?.[0] ?? "",
    ]),
  );
const resultCount = (html: string) => /aria-live="polite">([^<]*)</.exec(html)?.[1];
const categoryLinks = (html: string) =>
  Array.from(
    html.matchAll(/<a class="[^"]*" href="\/search\?([^"]*category=[^"]*)">(.*?)<\/a>/g),
    ([, search = "", label = ""]) => `${textOf(label)} ${search.replaceAll("&amp;", "&")}`,
  );
/** Number of searches sent while the index is unreachable. */
const SEARCHES = inject("isLong") ? 500 : 50;

const SIMPLE = "Basic results for now. Try again in a minute for better ones.";

describe("the search page without JavaScript", () => {
  // The first query waits until the search has indexed the catalog.
  beforeAll(() => searchClient(world().app).search({}));

  test.each(["", "&sort=price-desc", "&stock=in&colour=celadon"])(
    "shows the results of the index in their order: ?q=mug%s",
    async (more) => {
      const search = new URLSearchParams(more);
      const { hits, nbHits } = await searchClient(world().app).search(
        {
          query: "mug",
          hitsPerPage: 12,
          ...(search.has("colour") && {
            facetFilters: ["colors:Celadon", "inStock:true"],
          }),
        },
        search.has("sort") ? "products_price-desc" : "products",
      );
      const html = await open(`/search?q=mug${more}`);
      expect(namesIn(hitsIn(html))).toEqual(hits.map(({ name }) => name));
      expect(hits.length).toBeGreaterThan(0);
      expect(resultCount(html)).toBe(`${nbHits} thing${nbHits === 1 ? "" : "s"}`);
      expect(html).not.toContain(SIMPLE);
      expect(html).toContain("<mark");
    },
  );

  test("is narrowed to a category and its subcategories by links", async () => {
    const html = await open("/search?q=stoneware");
    const [first = ""] = categoryLinks(html);
    const [, count, slug] = /(\d+) q=stoneware&category=(\w+)$/.exec(first) ?? [];
    const narrowed = await open(`/search?q=stoneware&category=${slug}`);
    expect(resultCount(narrowed)).toMatch(new RegExp(`^${count} things?$`));
    expect(narrowed).toContain('href="/search?q=stoneware" aria-label="Remove ');
    for (const form of ["facet-form", "order-form"]) {
      const field = `<input type="hidden" form="${form}" name="category" value="${slug}"`;
      expect(narrowed).toContain(field);
    }
    const [below = ""] = categoryLinks(narrowed).filter((link) => !link.endsWith(`=${slug}`));
    const [, fewer, link] = /(\d+) q=stoneware&category=([\w-]+)$/.exec(below) ?? [];
    expect(resultCount(await open(`/search?q=stoneware&category=${link}`))).toMatch(
      new RegExp(`^${fewer} things?$`),
    );
  });

  test.each([
    ["a color that the query names", "?q=blue+mug"],
    ["the color of the filter", "?q=cabin+mug&colour=ink"],
  ])("shows a product in %s, and links to it", async (_, search) => {
    const html = await open(`/search${search}`);
    const card = html.split("<article").find((one) => one.includes("/product/cabin-mug"));
    expect(card).toContain('href="/product/cabin-mug?glaze=ink"');
    expect(card).toMatch(/<img[^>]* src="[^"]*cabin-mug-ink-/);
  });

  test("links to the next and previous page of results", async () => {
    const first = await open("/search?q=stoneware");
    expect(first).toContain('href="/search?q=stoneware&amp;page=2" rel="next"');
    const second = await open("/search?q=stoneware&page=2");
    expect(second).toContain('href="/search?q=stoneware" rel="prev"');
    expect(namesIn(second)).not.toEqual(namesIn(first));
  });

  test("shows close matches with a notice where nothing matches", async () => {
    const misspelled = await open("/search?q=lentirn");
    expect(misspelled).toMatch(/Nothing called “lentirn”. Try .*?href="\/search\?q=lantern"/);
    expect(namesIn(misspelled).join()).toMatch(/lantern/);
    expect(await open("/search?q=wobbly+mug")).toContain("Nothing has all of “wobbly mug”.");
    const nothing = await open("/search?q=zzqqxx");
    expect(nothing).toContain("Nothing called “zzqqxx”. Try a shorter word");
    expect(nothing).toContain("Everything we keep");
  });

  test("links to a removed product's 404 page, which shows other products", async () => {
    const { save, found } = searchClient(world().app);
    await save([{ objectID: "999999", name: "Vanished mug", slug: "vanished-mug", price: 5 }]);
    expect(await found({ query: "vanished" })).toEqual(["999999"]);
    expect(await open("/search?q=vanished")).toContain('href="/product/vanished-mug"');
    const { statusCode, body } = await world().app.inject({ url: "/product/vanished-mug" });
    expect(statusCode).toBe(404);
    expect(body).toContain("Page Not Found: /product/vanished-mug");
    expect(namesIn(mainOf(body))).toHaveLength(4);
    expect(body).toContain('action="/search"');
  });

  test("shows the same sale prices as the shop's own lists", async () => {
    const listed = salesIn(await open("/products?sale=1"));
    const found = salesIn(await open("/search?q=e&sale=1"));
    const both = [...found.keys()].filter((name) => listed.has(name));
    expect(both.filter((name) => found.get(name)?.includes("Save £")).length).toBeGreaterThan(1);
    expect(found.get("Vesper lamp")).toMatch(/^Sale.*From £92\.00$/);
    for (const name of both) expect(found.get(name)).toBe(listed.get(name));
  });

  test("shows the prices of the index, and the product page those of the shop", async () => {
    const { call, search } = searchClient(world().app);
    const { hits } = await search({ query: "tarn bowl", hitsPerPage: 1 });
    const [before] = hits;
    await call("POST", `products/${before?.objectID}/partial`, { price: 1, maxPrice: 1 });
    expect(textOf(await open("/search?q=tarn+bowl"))).toContain("£1.00");
    const page = textOf(await open("/product/tarn-bowl"));
    expect(page).toContain(`£${Number(before?.["price"]).toFixed(2)}`);
    expect(page).not.toContain("£1.00");
  });

  test("reflects changes in the shop", async () => {
    const database = openDatabase(shopFile(world().dataDir));
    database.run("update product set name = 'Quince holder' where slug = 'soap-dish'");
    database.close();
    expect(namesIn(await open("/search?q=quince+holder"))).toContain("Quince holder");
  });
});

describe("while the search provider is unreachable", () => {
  test("the page shows results of the backend's search with a notice, and keeps query, filters and category", async () => {
    const html = await open("/search?q=mug&stock=in&category=mugs", blocked);
    expect(namesIn(html).length).toBeGreaterThan(0);
    expect(html).toContain(SIMPLE);
    expect(html).toContain('aria-label="Remove In stock"');
    expect(html).toContain('aria-label="Remove Mugs"');
    const whole = await open("/search?q=mug&stock=in", blocked);
    expect(Number.parseInt(resultCount(html) ?? "", 10)).toBeLessThanOrEqual(
      Number.parseInt(resultCount(whole) ?? "", 10),
    );
  });

  test("all searches get results, ten at a time", { timeout: scaled(300_000) }, async () => {
    const words = "bowl mug lamp candle towel linen oak tray vase soap".split(" ");
    const responses: { status: number; isFull: boolean }[] = [];
    const searches = words.map(async (word) => {
      for (let number = 0; number < SEARCHES / words.length; number += 1) {
        const url = `/search/_payload.json?q=${word}&price=${number}-`;
        const response = await blocked().app.inject({ url });
        const { data } = response.json<{ data: { products?: { nodes: unknown[] } } }>();
        responses.push({
          status: response.statusCode,
          isFull: Array.isArray(data.products?.nodes),
        });
      }
    });
    await Promise.all(searches);
    expect(responses).toHaveLength(SEARCHES);
    expect(responses.filter(({ status, isFull }) => status !== 200 || !isFull)).toEqual([]);
  });
});
