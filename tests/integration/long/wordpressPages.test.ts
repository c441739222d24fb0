import { describe, expect, test } from "vitest";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SITE = "https://shop.example";
const world = worldOf({ settings: { SITE_URL: SITE } });
const overWoo = worldOf({ woo: {} });
const overUnavailable = worldOf({ woo: {} });

const bodyOf = async (url: string) => (await world().app.inject({ url })).body;

describe("a WordPress page", () => {
  test("is served at its path, with its title and text", async () => {
    const response = await world().app.inject({ url: "/terms" });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain("<title>Terms of sale | Osier</title>");
    expect(response.body).toContain(">Terms of sale</h1>");
    expect(response.body).toMatch(/Last changed on \d+ \w+ \d{4}\./);
    expect(response.body).toContain('<a href="/delivery-and-returns">delivery and returns</a>');
  });

  test("is cached, public, and has a payload", async () => {
    const { headers } = await world().app.inject({ url: "/terms" });
    const again = { "if-none-match": String(headers["etag"]) };
    expect((await world().app.inject({ url: "/terms", headers: again })).statusCode).toBe(304);
    const payload = await world().app.inject({ url: "/terms/_payload.json" });
    const { data } = payload.json<{ data: { page: { title: string } } }>();
    expect(data.page.title).toBe("Terms of sale");
  });

  test("has a canonical URL, a description and structured data", async () => {
    const head = pageHead(await bodyOf("/about?utm_source=letter"));
    expect(head.link("canonical")).toBe(`${SITE}/about`);
    expect(head.meta("description")).toMatch(/^Osier is one shop on Catherine Hill/);
    expect(head.entity("WebPage")).toMatchObject({
      name: "About us",
      url: `${SITE}/about`,
      dateModified: expect.stringMatching(/^2024-09-02T.*Z$/) as string,
    });
    expect(head.entity("BreadcrumbList")).toMatchObject({
      itemListElement: [{ name: "Home" }, { name: "About us", item: `${SITE}/about` }],
    });
  });

  test("has its parent in the breadcrumbs and in their structured data", async () => {
    const body = await bodyOf("/about/orla-finch");
    const [crumbs = ""] = /<nav aria-label="Breadcrumbs".*?<\/nav>/s.exec(body) ?? [];
    expect(crumbs.match(/<(a|span).*?<\/\1>/g)).toEqual([
      '<a href="/">Home</a>',
      '<a href="/about">About us</a>',
      '<span aria-current="page">Orla Finch</span>',
    ]);
    expect(pageHead(body).entity("BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: `${SITE}/` },
        { position: 2, name: "About us", item: `${SITE}/about` },
        { position: 3, name: "Orla Finch", item: `${SITE}/about/orla-finch` },
      ],
    });
  });

  test("is linked in the footer of every page, and the privacy policy with its own link type", async () => {
    for (const url of ["/", "/product/ember-candle", "/cart", "/no-such-page"]) {
      const [, footer = ""] = (await bodyOf(url)).split('aria-label="Footer"');
      for (const path of ["about", "delivery-and-returns", "contact", "terms"]) {
        expect(footer, url).toContain(`<a href="/${path}">`);
      }
      expect(footer, url).toContain('<a href="/privacy" rel="privacy-policy">Privacy policy</a>');
    }
  });

  test("is in the sitemap, with its last modification", async () => {
    const xml = await bodyOf("/sitemap-1.xml");
    expect(xml).toContain(
      `<loc>${SITE}/delivery-and-returns</loc><lastmod>2025-03-10T09:00:00Z</lastmod>`,
    );
  });

  test("redirects from a trailing slash", async () => {
    const response = await world().app.inject({ url: "/about/" });
    expect(response.statusCode).toBe(301);
    expect(response.headers["location"]).toBe("/about");
  });
});

describe("an unknown path", () => {
  test("gets 503 rather than 404 while the backend is unavailable", async () => {
    const { app: shop, woo } = overUnavailable();
    woo.fail("breaks the connection");
    expect((await shop.inject({ url: "/about" })).statusCode).toBe(503);
  });

  test.each(["/imprint", "/about/us", "/legal/terms/of/sale"])(
    "such as %s gets 404, as HTML and as a payload",
    async (url) => {
      const response = await world().app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain(`Page not found: ${url}<`);
      expect((await world().app.inject({ url: `${url}/_payload.json` })).statusCode).toBe(404);
    },
  );

  test("costs the backend no further query after the first", async () => {
    const { app: shop, woo } = overWoo();
    await shop.inject({ url: "/none" });
    const before = woo.calls().length;
    for (let index = 0; index < 20; index += 1) {
      expect((await shop.inject({ url: `/none-${index}` })).statusCode).toBe(404);
    }
    expect(woo.calls().length).toBe(before);
  });
});
