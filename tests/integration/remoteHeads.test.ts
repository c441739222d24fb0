import { describe, expect, test } from "vitest";
import { appOverWoo } from "#tests/support/appOverWoo.ts";
import { pageHead } from "#tests/support/pageHead.ts";
import type { Thing } from "#tests/support/pageHead.ts";

describe("a shop in a currency whose sign many share", () => {
  const unsaid = appOverWoo();
  const said = appOverWoo({ CURRENCY: "USD" });

  test("has its prices told once it says which currency it is", async () => {
    const { body } = await said().app.inject({ url: "/product/belt" });
    const offer = pageHead(body).thing("Product")?.["offers"] as Thing;
    expect(offer["priceCurrency"]).toBe("USD");
    expect(offer["price"]).toMatch(/^\d+(\.\d+)?$/);
  });

  test("has none of them told before: what is not known is not told", async () => {
    const { body } = await unsaid().app.inject({ url: "/product/belt" });
    expect(pageHead(body).thing("Product")).toMatchObject({ name: "Belt" });
    expect(pageHead(body).thing("Product")).not.toHaveProperty("offers");
  });
});

describe("a backend that fails at the head's own query", () => {
  const opened = appOverWoo({ SITE_URL: "https://shop.example" });

  test("leaves the page whole, which is kept once the head is there again", async () => {
    const { app, woo, keptFiles } = opened();
    const pages = async () => (await keptFiles()).filter((file) => /^pages.*\.json$/.test(file));
    woo.failField("told");
    const without = await app.inject({ url: "/product/belt" });
    expect(without.statusCode).toBe(200);
    expect(without.body).toContain(">Belt</h1>");
    const head = pageHead(without.body);
    expect(head.things).toEqual([]);
    expect(head.meta("description")).toBeUndefined();
    expect(head.link("canonical")).toBe("https://shop.example/product/belt");
    expect(without.headers["cache-control"]).toBe("private, no-store");
    expect(await pages()).toEqual([]);

    woo.recover();
    const whole = await app.inject({ url: "/product/belt" });
    expect(pageHead(whole.body).thing("Product")).toMatchObject({ name: "Belt" });
    expect(await pages()).toHaveLength(1);
  });

  test("is asked as the public, with no shopper's session", async () => {
    const { app, woo } = opened();
    woo.forget();
    await app.inject({ url: "/category/hoodies", cookies: { "woo-session": "a.b.c" } });
    const [call] = woo.calls().filter(({ body }) => body.operationName === "categoryFactsQuery");
    expect(call).toMatchObject({ session: undefined, authorization: undefined });
  });

  test("is not asked for a page that no search engine may show, nor for a payload", async () => {
    const { app, woo } = opened();
    woo.forget();
    await app.inject({ url: "/products?sort=price" });
    await app.inject({ url: "/products/_payload.json?after=YXJyYXljb25uZWN0aW9uOjEw" });
    await app.inject({ url: "/search?q=belt" });
    await app.inject({ url: "/cart" });
    const names = woo.calls().map(({ body }) => body.operationName ?? "");
    expect(names.filter((name) => name.endsWith("FactsQuery"))).toEqual([]);
  });

  test("does not turn a product that is not there into a fault", async () => {
    const { statusCode, body } = await opened().app.inject({ url: "/product/none" });
    expect(statusCode).toBe(404);
    expect(pageHead(body).meta("robots")).toBe("noindex");
  });
});
