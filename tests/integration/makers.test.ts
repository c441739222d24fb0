import { beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "#tests/worlds/backends/embeddedShop.ts";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import { searchClient } from "#tests/worlds/backends/searchServer.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SITE = "https://shop.example";
const world = worldOf({ settings: { SITE_URL: SITE } });

const bodyOf = async (url: string) => (await world().app.inject({ url })).body;

const LINE = 'Made by <a href="/about/orla-finch">Orla Finch</a> in Stroud.';
/** The makers' pages follow the shop's own five. */
const [, , , , , ...PAGES] = demoShop.pages ?? [];
const MAKERS = PAGES.map(({ slug }) => slug);
const NAMES = PAGES.map(({ title }) => title.replaceAll("&", "&amp;"));

describe("a maker in the demo shop", () => {
  test("is linked at the end of a product's description", async () => {
    const [details = ""] =
      /<details.*?<\/details>/s.exec(await bodyOf("/product/vesper-lamp")) ?? [];
    expect(details).toContain(`<p>${LINE}</p>`);
  });

  test("has a page with a text, pictures, cards of the products and links to other makers", async () => {
    const { statusCode, body } = await world().app.inject({ url: "/about/orla-finch" });
    expect(statusCode).toBe(200);
    expect(body).toContain("<title>Orla Finch | Osier</title>");
    expect(body).toContain(">Orla Finch</h1>");
    const [main = ""] = /<main.*<\/main>/s.exec(body) ?? [];
    const links = [...main.matchAll(/href="\/product\/([^"]*)"/g)].map(([, slug]) => slug);
    expect(links).toEqual(["vesper-lamp", "hand-balm"]);
    expect(main).toContain(">Stroud, Gloucestershire</td>");
    expect(main).toMatch(/<article[^>]*>(?:(?!<\/article>).)*£92/s);
    const place = MAKERS.indexOf("orla-finch");
    const others = [...main.matchAll(/href="\/about\/([^"]*)"><span/g)].map(([, slug]) => slug);
    expect(others).toEqual(MAKERS.slice(place + 1, place + 5));
    const head = pageHead(body);
    expect(head.link("canonical")).toBe(`${SITE}/about/orla-finch`);
    expect(head.meta("description")).toMatch(/^Orla Finch throws lamp bases in Stroud/);
    expect((await world().app.inject({ url: "/about/orla-finch/_payload.json" })).statusCode).toBe(
      200,
    );
  });

  test("has the page only under the page about the shop, which links to it", async () => {
    expect((await world().app.inject({ url: "/orla-finch" })).statusCode).toBe(404);
    const [, about = ""] = (await bodyOf("/about")).split("<main");
    const links = [...about.matchAll(/href="\/about\/([^"]*)"><span[^>]*><img/g)];
    expect(links.map(([, slug]) => slug)).toEqual(MAKERS);
  });

  test("is in no header and no footer", async () => {
    for (const url of ["/", "/product/vesper-lamp", "/about/orla-finch", "/cart"]) {
      const body = await bodyOf(url);
      const [header = ""] = /<header.*?<\/header>/s.exec(body) ?? [];
      const [, footer = ""] = body.split('aria-label="Footer"');
      const [list = ""] = footer.split("</nav>");
      expect(header, url).toContain('href="/cart"');
      expect(list, url).toContain('href="/terms"');
      for (const name of NAMES) expect(header + list, url).not.toContain(name);
    }
  });

  test("has a page that the sitemap lists, like that of every other maker", async () => {
    const xml = await bodyOf("/sitemap-1.xml");
    expect(MAKERS).toHaveLength(40);
    expect(MAKERS.filter((slug) => !xml.includes(`<loc>${SITE}/about/${slug}</loc>`))).toEqual([]);
    expect(xml.match(/<loc>[^<]*\/about\/[^<]*<\/loc>/g)).toHaveLength(40);
  });

  test("is named once in the feed's text, and in no description of the product page", async () => {
    const items = (await bodyOf("/feed.xml")).match(/<item>.*?<\/item>/gs) ?? [];
    const lamps = items.filter((item) => item.includes("/product/vesper-lamp"));
    expect(lamps.length).toBeGreaterThan(1);
    for (const item of lamps) {
      expect(item.match(/Made by Orla Finch in Stroud\./g)).toHaveLength(1);
      expect(item).not.toContain("/about/");
    }
    const head = pageHead(await bodyOf("/product/vesper-lamp"));
    for (const text of [head.meta("description"), head.entity("ProductGroup")?.["description"]]) {
      expect(text).toMatch(/\w/);
      expect(text).not.toContain("Made by");
    }
  });

  describe("in the search", () => {
    // The first query waits until the search has indexed the catalog.
    beforeAll(() => searchClient(world().app).search({}));

    test.each([
      ["Orla Finch", ["hand-balm", "vesper-lamp"]],
      ["Perry Dunmore", ["duckboard", "milking-stool", "peg-rail"]],
      ["Solene Guivarc’h", ["cafe-au-lait-bowl"]],
    ])("finds the products of %s", async (query, products) => {
      const { hits } = await searchClient(world().app).search({ query });
      expect(hits.map(({ slug }) => String(slug)).toSorted()).toEqual(products);
    });
  });
});
