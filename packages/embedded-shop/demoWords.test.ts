import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoShop } from "./demoShop.ts";
import { demoTexts } from "./demoTexts.ts";
import { demoWords, translated } from "./demoWords.ts";
import { priceNote } from "./money/priceNote.ts";
import { openShop } from "./openShop.ts";
import { gatewaysOf } from "./orders/gateways.ts";
import { isRightToLeft } from "../../words/language.ts";

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

/** Returns the English texts of the demonstration. */
async function knownTexts(): Promise<Set<string>> {
  const shop = await openShop({ dataDir: ":memory:", takesCards: true, redirectPay: true });
  const texts = textsOf([demoShop, demoTexts, priceNote(shop.settings), gatewaysOf(shop)]);
  shop.close();
  return new Set(texts);
}

/** Names of reviewers, and moments of sales as days from now, which no language translates. */
const reviewers = new Set(
  demoShop.products.flatMap(({ reviews }) => reviews?.map((r) => r.author)),
);
const isSame = (text: string) => reviewers.has(text) || /^[+-]\d+ days$/.test(text);

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
    const known = await knownTexts();
    const entries = [...(words ?? [])];
    expect(entries.filter(([english]) => !known.has(english))).toEqual([]);
    const changed = entries.filter(
      ([english, own]) => tagsOf(english).join() !== tagsOf(own).join(),
    );
    expect(changed).toEqual([]);
  });

  test("translates each text of several words, and into other letters what German has", async () => {
    // Units are the same in Latin letters; three of them make a word.
    const isLatin = !isRightToLeft(language);
    const word = isLatin ? / [a-z]{3,}/ : / [a-z]{2,}/;
    const texts = [...(await knownTexts())].filter((text) => word.test(text) && !isSame(text));
    const german = isLatin ? [] : (demoWords("de")?.keys() ?? []);
    expect([...texts, ...german].filter((text) => !words?.has(text))).toEqual([]);
  });

  test("has each product's descriptions", () => {
    const missing = demoShop.products.flatMap(({ shortDescription, description }) =>
      [shortDescription, description].filter((text) => text && !words?.has(text)),
    );
    expect(missing).toEqual([]);
  });
});
