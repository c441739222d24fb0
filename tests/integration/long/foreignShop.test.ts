import { globSync, readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { demoTexts } from "#tests/worlds/backends/embeddedShop.ts";
import {
  FOREIGN_NAME,
  FOREIGN_SLUGS,
  LONG_WORD,
  PROTECTED_SLUG,
  foreignShop,
} from "#tests/worlds/backends/foreignShop.ts";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { formShopper, shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { openWorld } from "#tests/worlds/world.ts";

const world = worldOf({ settings: { SITE_NAME: "Hill and Sons" }, woo: {} });

/** Returns every text of the demo shop, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];

const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** Parts of the demo shop's texts: ends of sentences, and pieces of three words and more. */
const DEMO_SENTENCES = textsIn(demoTexts)
  .flatMap((text) => text.split(/\{\w+\}|(?<=[.,])\s+/))
  .filter((part) => wordCount(part) >= (part.endsWith(".") ? 2 : 3));

const FORBIDDEN = [...DEMO_SENTENCES, "Osier", "Frome", "£"];

const namedIn = (html: string) => FORBIDDEN.filter((text) => html.includes(text));

/** Elements that are empty until script writes into them. */
const LIVE = /\b(role="status"|aria-live=)/;

/** Returns the empty blocks of a page, and the headings with nothing below them. */
const emptyBlocks = (html: string) => {
  const [body = ""] = /<body.*<\/body>/s.exec(html) ?? [];
  const visible = body.replaceAll(/<(script|noscript|svg|style)\b.*?<\/\1>/gs, "");
  const empty = visible.match(
    /<(p|h[1-6]|ul|ol|li|dl|table|tbody|section|nav|summary|details|a)\b[^>]*><\/\1>/g,
  );
  const alone = visible.match(
    /<h[1-6][^>]*>[^<]*<\/h[1-6]>(<\/(div|header)>)*<\/(section|details|aside|footer)>/g,
  );
  return [...(empty ?? []).filter((element) => !LIVE.test(element)), ...(alone ?? [])];
};

test("the demo shop's texts give sentences that no other shop may show", () => {
  expect(DEMO_SENTENCES.length).toBeGreaterThan(15);
});

describe("a shop of its own backend without texts of the merchant", () => {
  let token: string | undefined;

  beforeAll(async () => {
    const shopper = formShopper(world().app);
    await shopper.submit({ productId: "15", quantity: "1" });
    token = shopper.token();
  });

  test.each([
    ["/", 200],
    ["/categories", 200],
    ["/category/hoodies", 200],
    ["/products", 200],
    ["/product/belt", 200],
    ["/product/hoodie", 200],
    ["/product/logo-collection", 200],
    ["/product/backorder-lamp", 200],
    ["/product/e-book", 200],
    ["/search", 200],
    ["/search?q=hoodie", 200],
    ["/search?q=zzz", 200],
    ["/cart", 200],
    ["/checkout", 200],
    ["/account", 200],
    ["/account/find-order", 200],
    ["/no-such-page", 404],
    ["/product/no-such-thing", 404],
  ])("shows no word of the demo shop and no empty block on %s", async (url, expected) => {
    for (const session of [undefined, token]) {
      const { statusCode: status, body: html } = await formShopper(world().app, {
        "woo-session": session,
      }).open(url);
      expect(status).toBe(expected);
      expect(html).toContain("Hill and Sons");
      expect(namedIn(html)).toEqual([]);
      expect(emptyBlocks(html)).toEqual([]);
    }
  });

  test("shows the lines of a cart and its checkout", async () => {
    const shopper = formShopper(world().app, { "woo-session": token });
    expect((await shopper.open("/cart")).body).toContain("Go to checkout");
    expect((await shopper.open("/checkout")).body).toContain("Place order");
  });

  test("confirms an order without a word of the demo shop", async () => {
    const buyer = await shopperWithCart(world().app);
    const { status, response } = await buyer.place(await buyer.form());
    expect([status, response]).toEqual([200, expect.anything()]);
    const { body, statusCode } = await buyer.open("/success");
    expect(statusCode).toBe(200);
    expect(body).toContain("Your order is");
    expect(namedIn(body)).toEqual([]);
    expect(emptyBlocks(body)).toEqual([]);
  });

  test("does not repeat its name as the headline of the front page, without a tagline", async () => {
    const { body } = await world().app.inject({ url: "/" });
    expect(/<h1[^>]*>([^<]*)</.exec(body)?.[1]).toBe("All products");
    expect(pageHead(body).meta("description")).toBeUndefined();
  });
});

describe("the tagline of a shop's WordPress", () => {
  const described = worldOf({ settings: { SITE_NAME: "Hill and Sons" }, woo: {} });

  test("is the front page's headline and description", async () => {
    const { app, woo } = described();
    woo.setTagline("Wool &amp; linen");
    const { body } = await app.inject({ url: "/" });
    expect(/<h1[^>]*>([^<]*)</.exec(body)?.[1]).toBe("Wool &amp; linen");
    expect(pageHead(body).meta("description")).toMatch(/^Wool (&|&amp;) linen$/);
  });
});

describe("a German shop with odd products and none featured", () => {
  const foreign = worldOf({
    settings: { SITE_NAME: FOREIGN_NAME, CURRENCY: "EUR" },
    woo: { merchandise: foreignShop },
  });
  let token: string | undefined;

  beforeAll(async () => {
    const shopper = formShopper(foreign().app);
    await shopper.submit({ productId: "7003", quantity: "2" });
    await shopper.submit({ productId: "7005", quantity: "1" });
    token = shopper.token();
  });

  test.each([
    "/",
    "/categories",
    "/products",
    "/category/decken",
    "/category/muetzen",
    "/cart",
    "/checkout",
    "/search",
    "/search?q=mütze",
    "/account",
    ...FOREIGN_SLUGS.map((slug) => `/product/${slug}`),
  ])("shows no word of another shop, no slug and no empty block on %s", async (url) => {
    for (const session of [undefined, token]) {
      const { statusCode: status, body: html } = await formShopper(foreign().app, {
        "woo-session": session,
      }).open(url);
      expect(status).toBe(200);
      expect(namedIn(html)).toEqual([]);
      expect(emptyBlocks(html)).toEqual([]);
      const text = mainText(html);
      for (const word of ["undefined", "null", "NaN", "$"]) expect(text).not.toContain(word);
      expect(text.split("|")).not.toContainEqual(expect.stringMatching(/^(blau|grün|muetzen)$/));
    }
  });

  test("has its newest products on the front page, with their prices", async () => {
    const text = mainText((await formShopper(foreign().app).open("/")).body);
    expect(text).toContain(LONG_WORD);
    expect(text).toMatch(/\|49,00\s€\|/);
    // The newest product has no picture, and so no tile in the first row.
    expect(text.indexOf("Winterpaket")).toBeLessThan(text.indexOf("Kissen"));
  });

  test("sells what has a price or costs nothing, and says why not of anything else", async () => {
    const shopper = formShopper(foreign().app, { "woo-session": token });
    const { body: html } = await shopper.open("/cart");
    expect(mainText(html)).toContain(`|${LONG_WORD}|`);
    expect(mainText(html)).toContain("|Musterkarte|");
    const pageOf = async (slug: string) => mainText((await shopper.open(`/product/${slug}`)).body);
    expect(await pageOf("musterkarte")).toContain("Add to cart");
    expect(await pageOf("schal")).not.toContain("Add to cart");
    expect(await pageOf("kissen")).toContain("Sold out");
    expect(await pageOf("winterpaket")).toContain("See options and buy");
  });

  test("has no page for the product that WordPress protects", async () => {
    const { statusCode: status } = await formShopper(foreign().app).open(
      `/product/${PROTECTED_SLUG}`,
    );
    expect(status).toBe(404);
  });
});

test("no script of the build has a text of the demo shop", () => {
  const scripts = globSync("dist/client/**/*.js");
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap((file) => {
    const script = readFileSync(file, "utf8");
    return DEMO_SENTENCES.filter((text) => script.includes(text));
  });
  expect(found).toEqual([]);
});

test("a page cached for the demo shop is not served once the shop has an endpoint", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-endpoint-"));
  const show = async (settings: Record<string, string>) => {
    const { app } = await openWorld({ settings: { DATA_DIR: dataDir, ...settings } });
    const { body } = await app.inject({ url: "/" });
    await app.close();
    return body;
  };
  try {
    expect(await show({})).toContain(demoTexts.headline);
    const GRAPHQL_ENDPOINT = world().woo.endpoint;
    expect(await show({ GRAPHQL_ENDPOINT })).not.toContain(demoTexts.headline);
    expect(await show({})).toContain(demoTexts.headline);
  } finally {
    await removeFolder(dataDir);
  }
});
