import { expect, test } from "vitest";
import { countedProducts, mergeTexts, neutralWords, splitTexts, wordsIn } from "./shopTexts.ts";
import type { ShopTexts } from "./shopTexts.ts";

const story = { slug: "lamp", headline: "Low", text: "Over the table.", invitation: "See it" };
const backend: ShopTexts = { headline: "Goods", address: "1 High Street", story };

test("mergeTexts replaces the backend's texts by the merchant's own, part by part", () => {
  const promises = [{ strong: "Made here.", rest: "By hand." }];
  expect(mergeTexts(backend, { headline: "Wares", promises })).toEqual({
    headline: "Wares",
    address: "1 High Street",
    story,
    promises,
  });
});

test("mergeTexts lets an empty text of the merchant win, which leaves its block out", () => {
  expect(mergeTexts(backend, { address: "" }).address).toBe("");
});

test("A word of the interface is the merchant's, else the backend's, else the neutral one", () => {
  const words = { products: "things", allProducts: "Everything we keep" };
  const texts = mergeTexts({ ...backend, words }, { words: { allProducts: "All our wool" } });
  const { allProducts, products, related } = wordsIn(texts);
  expect([allProducts, products, related]).toEqual(["All our wool", "things", "Related products"]);
  expect(wordsIn({})).toEqual(neutralWords());
  expect([1, 2].map((count) => countedProducts(count, neutralWords()))).toEqual([
    "1 product",
    "2 products",
  ]);
});

test("mergeTexts returns no texts for a backend and a merchant without any", () => {
  expect(mergeTexts(undefined, {})).toEqual({});
});

test("splitTexts separates the front page's texts from those of every page", () => {
  const { common, front } = splitTexts({ ...backend, lede: "For a house." });
  expect(common).toEqual({ headline: "Goods", address: "1 High Street" });
  expect(front).toEqual({ lede: "For a house.", story });
  expect(splitTexts({ lede: "" })).toEqual({ common: {}, front: {} });
});
