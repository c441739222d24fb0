import { describe, expect, test } from "vitest";
import { shopStory } from "#components/layout/shopStory.ts";
import { appOverWoo } from "#tests/support/appOverWoo.ts";
import { appUnderTest } from "#tests/support/appUnderTest.ts";

const app = appUnderTest();
const overWoo = appOverWoo();

const bodyOf = async (url: string) => (await app().inject({ url })).body;

describe("the story on the front page", () => {
  test("stands beside a picture of its thing in use, and leads there", async () => {
    const [, story = ""] = (await bodyOf("/")).split(`<h2>${shopStory.headline}</h2>`);
    expect(story).toContain(`href="/product/${shopStory.slug}"`);
    expect(await bodyOf("/")).toContain("hanging low over a table laid with bowls");
    expect((await app().inject({ url: `/product/${shopStory.slug}` })).statusCode).toBe(200);
  });

  test("is not told in a shop that does not keep the thing", async () => {
    const { statusCode, body } = await overWoo().app.inject({ url: "/" });
    expect(statusCode).toBe(200);
    expect(body).not.toContain(shopStory.headline);
  });
});

describe("an empty cart", () => {
  const goodsIn = (html: string) =>
    html.split("</main>")[0]?.match(/<h3[^>]*><a href="\/product\//g)?.length ?? 0;

  test("shows who has no session the four newest things", async () => {
    expect(goodsIn(await bodyOf("/cart"))).toBe(4);
  });

  test("asks for none where there is a session", async () => {
    const page = await bodyOf("/product/ember-candle");
    const added = await app().inject({
      method: "POST",
      url: "/cart/items",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: `productId=${/name="productId"[^>]*value="(\d+)"/.exec(page)?.[1]}`,
    });
    const cookie = [added.headers["set-cookie"] ?? []].flat()[0]?.split(";", 1)[0] ?? "";
    const { body } = await app().inject({ url: "/cart", headers: { cookie } });
    expect(body).toContain("Ember candle");
    expect(body).not.toContain('"newest"');
    expect(goodsIn(body)).toBe(0);
  });
});
