import { expect, test } from "vitest";
import { numbered, openGoods } from "#search/searchFixture.ts";
import type { Settings } from "#search/settings.ts";
import { MAX_KEY, NO_MATCH, betterOf, levelsOfBits, matchText } from "./matchText.ts";
import { queryWords } from "./words.ts";

const SETTINGS = { searchableAttributes: ["name", "tags,maker", "description"] };

/** Returns the key of each record, in the order in which they were saved. */
async function keysOf(
  records: Record<string, unknown>[],
  text: string,
  { typosFirst = false, ...settings }: Settings & { typosFirst?: boolean } = SETTINGS,
): Promise<number[]> {
  const { queryOf } = await openGoods(numbered(...records), settings);
  const { corpus, settings: merged } = await queryOf();
  const levels = levelsOfBits(corpus, merged);
  const options = { levels, typoLevels: levels, typosFirst };
  return [...matchText(corpus, queryWords(text, merged), options)];
}

/** Returns the places of the records that match, best first. */
const ranked = (keys: readonly number[]) =>
  [...keys.keys()]
    .filter((place) => keys[place] !== NO_MATCH)
    .toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));

test("A record that lacks one of the words does not match", async () => {
  const keys = await keysOf([{ name: "oak tray" }, { name: "oak" }, { name: "tray" }], "oak tray");
  expect(keys.map((key) => key === NO_MATCH)).toEqual([false, true, true]);
});

test("The attribute levels rank in their order, and attributes of one level alike", async () => {
  const keys = await keysOf(
    [{ description: "oak" }, { maker: "oak" }, { tags: ["oak"] }, { name: "oak" }],
    "oak",
  );
  expect(keys[1]).toBe(keys[2]);
  expect(ranked(keys)).toEqual([3, 1, 2, 0]);
});

test("A match in several attributes ranks by the best of them", async () => {
  const both = { name: "oak", description: "oak" };
  const [one, other] = await keysOf([both, { name: "oak" }], "oak");
  expect(one).toBe(other);
});

test("Within an attribute fewer typos rank first, and a longer word counts as exact for its prefix", async () => {
  const keys = await keysOf([{ name: "bowk" }, { name: "bowler" }, { name: "bowl" }], "bowl");
  expect(keys[1]).toBe(keys[2]);
  expect(ranked(keys)).toEqual([1, 2, 0]);
});

test("A better attribute outranks fewer typos, or the reverse with `typosFirst`", async () => {
  const records = [{ description: "linen" }, { name: "linan" }];
  expect(ranked(await keysOf(records, "linen"))).toEqual([1, 0]);
  expect(ranked(await keysOf(records, "linen", { ...SETTINGS, typosFirst: true }))).toEqual([0, 1]);
});

test("An attribute that is not searchable does not match, and without a list all attributes do", async () => {
  const records = [{ cost: "oak" }, { name: "oak" }];
  expect(ranked(await keysOf(records, "oak"))).toEqual([1]);
  expect(ranked(await keysOf(records, "oak", {}))).toEqual([0, 1]);
});

test.each([false, true])(
  "The worst match of the longest query stays below the highest key, with typosFirst %s",
  async (typosFirst) => {
    const searchableAttributes = Array.from({ length: 16 }, (_, number) => `part${number}`);
    const words = Array.from(
      { length: 16 },
      (_, number) => `w${"abcdefghijklmnop"[number]}onderful`,
    );
    const mistyped = words.map((word) => `${word.slice(0, -2)}xy`);
    const keys = await keysOf([{ part15: mistyped.join(" ") }], words.join(" "), {
      searchableAttributes,
      queryType: "prefixNone",
      typosFirst,
    });
    expect(keys[0]).toBeGreaterThan(MAX_KEY / 2);
    expect(keys[0]).toBeLessThan(MAX_KEY);
  },
);

test("Of two synonym variants each record keeps the better match, or the only one", () => {
  const better = betterOf(
    Int32Array.from([5, NO_MATCH, 7, NO_MATCH]),
    Int32Array.from([9, 3, 2, NO_MATCH]),
  );
  expect([...better]).toEqual([5, 3, 2, NO_MATCH]);
});
