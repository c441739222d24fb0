import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, inject, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const SITE = "https://shop.example";
const world = worldOf({ settings: { SITE_URL: SITE } });
const unnamed = worldOf({});
const overWoo = worldOf({ settings: { SITE_URL: SITE }, woo: {} });
const overDollars = worldOf({ settings: { SITE_URL: SITE, CURRENCY: "USD" }, woo: {} });

const itemsIn = (xml: string) =>
  [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = ""]) => item);

const valueIn = (item: string, name: string) =>
  new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1];

describe("the product feed", () => {
  test("has an item for each buyable product and variation, with all required fields", async () => {
    const { statusCode, headers, body } = await world().app.inject({ url: "/feed.xml" });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    const items = itemsIn(body);
    expect(items.length).toBeGreaterThan(100);
    expect(new Set(items.map((item) => valueIn(item, "id"))).size).toBe(items.length);
    for (const item of items) {
      expect(valueIn(item, "price")).toMatch(/^\d+(\.\d+)? GBP$/);
      expect(valueIn(item, "link")).toMatch(/^https:\/\/shop\.example\/product\//);
      expect(valueIn(item, "image_link")).toMatch(/^https:\/\/shop\.example\/wp-content\//);
      const availability = valueIn(item, "availability");
      expect(availability).toMatch(/^(in_stock|out_of_stock|backorder)$/);
      expect(valueIn(item, "availability_date") !== undefined).toBe(availability === "backorder");
      const hasSale = valueIn(item, "sale_price") !== undefined;
      expect(hasSale || valueIn(item, "sale_price_effective_date") === undefined).toBe(true);
    }
    expect(body).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
  });

  test("contains a variation's URL, options and sale", async () => {
    const { body } = await world().app.inject({ url: "/feed.xml" });
    const lamp = itemsIn(body).find((item) =>
      valueIn(item, "link")?.includes("/product/vesper-lamp?"),
    );
    expect(lamp).toBeDefined();
    expect(valueIn(lamp ?? "", "item_group_id")).toMatch(/^\d+$/);
    expect(valueIn(lamp ?? "", "title")).toMatch(/^Vesper lamp - [A-Z]\w+, [A-Z]\w+$/);
    expect(valueIn(lamp ?? "", "color")).toMatch(/^[A-Z]\w+$/);
    expect(Number.parseFloat(valueIn(lamp ?? "", "sale_price") ?? "")).toBeLessThan(
      Number.parseFloat(valueIn(lamp ?? "", "price") ?? ""),
    );
    expect(valueIn(lamp ?? "", "sale_price_effective_date")).toMatch(/T00:00:00\+00:00\//);
  });

  test("responds with 304 to a matching ETag", async () => {
    const { headers } = await world().app.inject({ url: "/feed.xml" });
    const again = { "if-none-match": String(headers["etag"]) };
    const response = await world().app.inject({ url: "/feed.xml", headers: again });
    expect([response.statusCode, response.body]).toEqual([304, ""]);
  });

  test("is a 404 without a public URL or a known currency", async () => {
    expect((await unnamed().app.inject({ url: "/feed.xml" })).statusCode).toBe(404);
    expect((await overWoo().app.inject({ url: "/feed.xml" })).statusCode).toBe(404);
  });

  test("over WooCommerce contains no hidden, draft or private product", async () => {
    const { app: shop, woo } = overDollars();
    woo.fail("breaks the connection");
    const unavailable = await shop.inject({ url: "/feed.xml" });
    expect([unavailable.statusCode, unavailable.headers["retry-after"]]).toEqual([503, "120"]);
    woo.recover();
    const { body } = await shop.inject({ url: "/feed.xml" });
    expect(itemsIn(body).length).toBeGreaterThan(20);
    expect(body).not.toMatch(/product\/[^<]*(hidden|draft|private)/);
    expect(body).toContain(" USD</g:price>");
  });

  const products = inject("isLong") ? 100_000 : 40_000;

  test(`of ${products} products is generated and sent a hundred at a time, in little memory`, async () => {
    const child = await promisify(execFile)(
      process.execPath,
      ["--expose-gc", "tests/worlds/servers/feedMemory.ts", String(products)],
      { cwd: projectFolder },
    );
    const report = JSON.parse(child.stdout) as Record<string, number>;
    expect(report).toMatchObject({ pages: products / 100, most: 1, written: products });
    expect(report["grownMegabytes"]).toBeLessThan(products / 5000);
  });
});
