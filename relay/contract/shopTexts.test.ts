import { expect, test } from "vitest";
import { mergeTexts, splitTexts } from "./shopTexts.ts";
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

test("mergeTexts returns no texts for a backend and a merchant without any", () => {
  expect(mergeTexts(undefined, {})).toEqual({});
});

test("splitTexts separates the front page's texts from those of every page", () => {
  const { common, front } = splitTexts({ ...backend, lede: "For a house." });
  expect(common).toEqual({ headline: "Goods", address: "1 High Street" });
  expect(front).toEqual({ lede: "For a house.", story });
  expect(splitTexts({ lede: "" })).toEqual({ common: {}, front: {} });
});
