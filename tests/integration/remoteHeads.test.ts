import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { isPageFile } from "#server/rendering/pageCache.ts";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import type { JsonLdNode } from "#tests/worlds/pages/pageHead.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

describe("a shop with an ambiguous currency symbol", () => {
  const withoutCurrency = worldOf({ woo: {} });
  const withCurrency = worldOf({ settings: { CURRENCY: "USD" }, woo: {} });

  test("has prices in its structured data once CURRENCY is set", async () => {
    const { body } = await withCurrency().app.inject({ url: "/product/belt" });
    const offer = pageHead(body).entity("Product")?.["offers"] as JsonLdNode;
    expect(offer["priceCurrency"]).toBe("USD");
    expect(offer["price"]).toMatch(/^\d+(\.\d+)?$/);
  });

  test("has no prices in its structured data without CURRENCY", async () => {
    const { body } = await withoutCurrency().app.inject({ url: "/product/belt" });
    expect(pageHead(body).entity("Product")).toMatchObject({ name: "Belt" });
    expect(pageHead(body).entity("Product")).not.toHaveProperty("offers");
  });
});

describe("the query for a page's head", () => {
  const opened = worldOf({ settings: { SITE_URL: "https://shop.example" }, woo: {} });

  test("leaves the page complete when it fails, and the page is cached once it succeeds", async () => {
    const { app, woo, dataDir } = opened();
    const pages = async () => (await readdir(dataDir, { recursive: true })).filter(isPageFile);
    woo.failField("described");
    const without = await app.inject({ url: "/product/belt" });
    expect(without.statusCode).toBe(200);
    expect(without.body).toContain(">Belt</h1>");
    const head = pageHead(without.body);
    expect(head.entities).toEqual([]);
    expect(head.meta("description")).toBeUndefined();
    expect(head.link("canonical")).toBe("https://shop.example/product/belt");
    expect(without.headers["cache-control"]).toBe("private, no-store");
    expect(await pages()).toEqual([]);

    woo.recover();
    const whole = await app.inject({ url: "/product/belt" });
    expect(pageHead(whole.body).entity("Product")).toMatchObject({ name: "Belt" });
    expect(await pages()).toHaveLength(1);
  });

  test("is sent anonymously, without the shopper's session", async () => {
    const { app, woo } = opened();
    woo.forget();
    await app.inject({ url: "/category/hoodies", cookies: { "woo-session": "a.b.c" } });
    const [call] = woo.calls().filter(({ body }) => body.operationName === "categoryFactsQuery");
    expect(call).toMatchObject({ session: undefined, authorization: undefined });
  });

  test("is not sent for pages with noindex, nor for payloads", async () => {
    const { app, woo } = opened();
    woo.forget();
    await app.inject({ url: "/products?sort=price" });
    await app.inject({ url: "/products/_payload.json?after=YXJyYXljb25uZWN0aW9uOjEw" });
    await app.inject({ url: "/search?q=belt" });
    await app.inject({ url: "/cart" });
    const names = woo.calls().map(({ body }) => body.operationName ?? "");
    expect(names.filter((name) => name.endsWith("FactsQuery"))).toEqual([]);
  });

  test("turns no missing product into an error", async () => {
    const { statusCode, body } = await opened().app.inject({ url: "/product/none" });
    expect(statusCode).toBe(404);
    expect(pageHead(body).meta("robots")).toBe("noindex");
  });
});
