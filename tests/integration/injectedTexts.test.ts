import { beforeAll, expect, test } from "vitest";
import {
  demoShop,
  openDatabase,
  loadMerchandise,
  shopFile,
} from "#tests/worlds/backends/embeddedShop.ts";
import type { Product } from "#tests/worlds/backends/embeddedShop.ts";
import { isWellFormed } from "#tests/worlds/pages/isWellFormed.ts";
import { scriptVectors } from "#tests/worlds/browser/scriptVectors.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { SITE_URL: "https://shop.example" } });

/** Texts that end an XML text node, or contain characters that XML forbids. */
const WORDS = [
  ...scriptVectors,
  "]]>",
  "]]]]><![CDATA[>",
  "</item></channel></rss>",
  "a\u000bb\ufffec",
];

/** A product with a hostile word in each of a merchant's texts. */
const product = (word: string, at: number): Product => ({
  slug: `word-${at}`,
  name: `Thing ${at} ${word}`,
  sku: word,
  type: "simple",
  regularPrice: "5",
  shortDescription: word,
  description: word,
  categories: ["mugs"],
  pictures: [{ file: "cabin-mug", title: word, alt: word }],
  attributes: [
    { name: "Colour", scope: "local", options: [word], usedForVariations: false, visible: true },
  ],
});

beforeAll(() => {
  const database = openDatabase(shopFile(world().dataDir));
  const categories = demoShop.categories.map((category) =>
    category.slug === "mugs" ? { ...category, name: `Mugs${WORDS.join("")}` } : category,
  );
  const products = [...demoShop.products, ...WORDS.map(product)];
  loadMerchandise(database, { ...demoShop, categories, products }, { today: new Date() });
  database.close();
});

test("no merchant's text opens or closes an element of the product feed", async () => {
  const { statusCode, body } = await world().app.inject({ url: "/feed.xml" });
  expect(statusCode).toBe(200);
  expect(isWellFormed(body)).toBe(true);
  expect(isWellFormed(body.replaceAll("&lt;", "<"))).toBe(false);
  expect(body).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
  const elements = new Set([...body.matchAll(/<(\w[\w:]*)/g)].map(([, name = ""]) => name));
  for (const name of elements)
    expect(name).toMatch(/^(rss|channel|title|link|description|item|g:\w+)$/);
  const items = body.match(/<item>/g) ?? [];
  const own = items.length - (body.match(/\/product\/word-\d+</g) ?? []).length;
  expect(own).toBeGreaterThan(100);
  expect(items.length - own).toBe(WORDS.length);
  // Markup is removed from names, and the rest is escaped.
  expect(body).toMatch(
    /<g:title>[^<]*constructor\.constructor\(&apos;ran\(\)&apos;\)[^<]*<\/g:title>/,
  );
});

test("no merchant's text opens or closes an element of the sitemap", async () => {
  for (const url of ["/sitemap.xml", "/sitemap-1.xml"]) {
    const { body } = await world().app.inject({ url });
    expect(isWellFormed(body)).toBe(true);
    expect(body).not.toContain("ran()");
  }
  const { body } = await world().app.inject({ url: "/sitemap-1.xml" });
  expect(body.match(/<loc>[^<]*\/product\/word-\d+<\/loc>/g)).toHaveLength(WORDS.length);
});
