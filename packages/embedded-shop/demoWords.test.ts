import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoShop } from "./demoShop.ts";
import { demoTexts } from "./demoTexts.ts";
import { demoWords, translated } from "./demoWords.ts";
import { priceNote } from "./money/priceNote.ts";
import { openShop } from "./openShop.ts";
import { gatewaysOf } from "./orders/gateways.ts";

const languages = readdirSync(join(import.meta.dirname, "../demo"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name);

/** Collects the texts of a value. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const tagsOf = (html: string) => (html.match(/<[^>]+>|\[[^\]]+\]/g) ?? []).toSorted();

test("translated replaces the texts of a value, and leaves what it has no word for", () => {
  const words = new Map([["Mug", "Becher"]]);
  const value = { name: "Mug", slug: "mug", options: ["Mug", 3, null], Mug: true };
  expect(translated(value, words)).toEqual({
    name: "Becher",
    slug: "mug",
    options: ["Becher", 3, null],
    Mug: true,
  });
  expect(translated(value, undefined)).toBe(value);
});

describe.each(languages)("The demonstration in %s", (language) => {
  const words = demoWords(language);

  test("translates texts that it has, with the same tags", async () => {
    const shop = await openShop({ dataDir: ":memory:", takesCards: true, redirectPay: true });
    const known = new Set(
      textsOf([demoShop, demoTexts, priceNote(shop.settings), gatewaysOf(shop)]),
    );
    shop.close();
    const entries = [...(words ?? [])];
    expect(entries.filter(([english]) => !known.has(english))).toEqual([]);
    const changed = entries.filter(
      ([english, own]) => tagsOf(english).join() !== tagsOf(own).join(),
    );
    expect(changed).toEqual([]);
  });

  test("has each product's descriptions", () => {
    const missing = demoShop.products.flatMap(({ shortDescription, description }) =>
      [shortDescription, description].filter((text) => text && !words?.has(text)),
    );
    expect(missing).toEqual([]);
  });
});
