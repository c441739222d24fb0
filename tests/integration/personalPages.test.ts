import { expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();

/** Returns the cookie of a new shopper with a product in the cart. */
async function shopperWith(slug: string): Promise<string> {
  const page = await world().app.inject({ url: `/product/${slug}` });
  const productId = /name="productId"[^>]*value="(\d+)"/.exec(page.body)?.[1] ?? "";
  const added = await world().app.inject({
    method: "POST",
    url: "/cart/items",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ productId, quantity: "1" }).toString(),
  });
  return String(added.headers["set-cookie"]).split(";", 1)[0] ?? "";
}

/** Returns a page as content and data: the root element, and the JSON after it. */
async function open(url: string, cookie: string): Promise<{ content: string; data: string }> {
  const { body } = await world().app.inject({ url, headers: { cookie } });
  const [, content = "", data = ""] =
    /<div id="root">(.*)<\/div>\s*<script id="payload" type="application\/json">(.*?)<\/script>/s.exec(
      body,
    ) ?? [];
  return { content, data };
}

test.each(["/cart", "/checkout"])(
  "%s shows each of several shoppers at once their own cart, in its content and its data",
  async (url) => {
    const names = { "ember-candle": "Ember candle", "well-carafe": "Well carafe" };
    const slugs = Object.keys(names) as (keyof typeof names)[];
    const shoppers = await Promise.all(
      slugs.map(async (slug) => ({ slug, cookie: await shopperWith(slug) })),
    );
    const rounds = Array.from({ length: 8 }, () => shoppers).flat();
    const pages = await Promise.all(rounds.map(({ cookie }) => open(url, cookie)));
    for (const [at, { content, data }] of pages.entries()) {
      const { slug } = rounds[at] ?? {};
      for (const part of [content, data]) {
        const named = slugs.filter((one) => part.includes(names[one]));
        expect(named).toEqual([slug]);
      }
    }
  },
);

test("A page's data carry the payload that a navigation to it receives", async () => {
  const cookie = await shopperWith("ember-candle");
  const { data } = await open("/cart", cookie);
  const payload = await world().app.inject({ url: "/cart/_payload.json", headers: { cookie } });
  const { payload: carried } = JSON.parse(data) as { payload: { data: object } };
  expect(carried).toEqual(payload.json());
});
