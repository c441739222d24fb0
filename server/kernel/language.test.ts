import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { language } from "#words/language.ts";
import { localePath } from "#words/localePath.ts";
import {
  inEachLanguage,
  inLanguage,
  languageAt,
  namedFirst,
  perLanguage,
  siteLanguages,
  unspokenPath,
  withoutPrefix,
} from "./language.ts";

const shop = { LANGUAGES: ["en", "de", "ar"] };
const german = { language: "de", prefix: "/de" };

test.each([
  ["/", "en", "/"],
  ["/de", "de", "/"],
  ["/de/", "de", "/"],
  ["/de?x=1", "de", "/?x=1"],
  ["/de/cart?x=1", "de", "/cart?x=1"],
  ["/ar/product/a", "ar", "/product/a"],
  ["/decor", "en", "/decor"],
  ["/en/cart", "en", "/en/cart"],
  ["/pl/cart", "en", "/pl/cart"],
  ["http://other.example/de", "en", "http://other.example/de"],
])("%s is in the language %s, and %s there", (address, expected, path) => {
  expect(languageAt(address, shop).language).toBe(expected);
  expect(withoutPrefix(address, shop)).toBe(path);
});

test("Each further currency has a prefix with each language", () => {
  const config = { LANGUAGES: ["en", "de"], CURRENCIES: ["GBP", "EUR"] };
  const prefixes = siteLanguages(config).map(({ prefix, currency = "own" }) => [prefix, currency]);
  expect(prefixes).toEqual([
    ["", "own"],
    ["/de", "own"],
    ["/en-eur", "EUR"],
    ["/de-eur", "EUR"],
  ]);
  expect(languageAt("/de-eur/cart", config)).toMatchObject({ language: "de", currency: "EUR" });
  expect(withoutPrefix("/en-eur", config)).toBe("/");
});

test("A shop of one language has no prefix, whichever it is", () => {
  expect(languageAt("/de/cart", { LANGUAGES: ["de"] })).toEqual({ language: "de", prefix: "" });
  expect(withoutPrefix("/de/cart", { LANGUAGES: ["de"] })).toBe("/de/cart");
});

test.each([
  ["/en", "/"],
  ["/en/", "/"],
  ["/en?x=1", "/?x=1"],
  ["/en/checkout/order-received/7/?key=a", "/checkout/order-received/7/?key=a"],
  ["/en//other.example", "/other.example"],
  [String.raw`/en/\other.example`, "/other.example"],
  ["/de/cart", undefined],
  ["/english", undefined],
])("%s names the first language of a shop, whose path is %s", (address, path) => {
  expect(namedFirst(address, shop)).toBe(path);
  expect(namedFirst(address, { LANGUAGES: ["en"] })).toBeUndefined();
});

test.each([
  ["/pl", "/"],
  ["/pl/product/a", "/product/a"],
  ["/pl//other.example", "/other.example"],
  ["/pl/\\other.example", "/other.example"],
  ["/de/cart", undefined],
  ["/xx/cart", undefined],
  ["/places", undefined],
])("%s leads to %s where no page of that address exists", (path, expected) => {
  expect(unspokenPath(path, shop)).toBe(expected);
});

test("A shop of one language leads addresses below its former prefix to itself", () => {
  expect(unspokenPath("/en/cart", { LANGUAGES: ["en"] })).toBe("/cart");
});

test("What is made per language is made once in each", () => {
  const made = perLanguage(() => ({ language: language() }));
  expect(inLanguage(german, made)).toEqual({ language: "de" });
  expect(inLanguage(german, made)).toBe(inLanguage(german, made));
  expect(made()).toEqual({ language: "en" });
  expect(made.each((one) => [one.language, language()])).toEqual([
    ["de", "de"],
    ["en", "en"],
  ]);
});

test("A sequence is read in each language, whatever it waits for and whoever reads it", async () => {
  async function* paths() {
    yield localePath("/");
    await turn();
    yield localePath("/cart");
  }
  const read: string[] = [];
  await inLanguage(german, async () => {
    for await (const path of inEachLanguage(shop, paths)) read.push(path);
  });
  expect(read).toEqual(["/", "/cart", "/de", "/de/cart", "/ar", "/ar/cart"]);
});
