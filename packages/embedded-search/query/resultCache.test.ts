import { expect, test, vi } from "vitest";
import { numbered, openGoods } from "#search/searchFixture.ts";
import { cachedResult } from "./resultCache.ts";

test("A result is computed once for each key, until the records change", async () => {
  const { index, save } = await openGoods(numbered({ name: "Mug" }));
  const corpus = await index.family.corpus();
  const work = vi.fn(() => "result");
  cachedResult(corpus, "a", work);
  expect(cachedResult(corpus, "a", work)).toBe("result");
  expect(work).toHaveBeenCalledTimes(1);
  cachedResult(corpus, "b", work);
  expect(work).toHaveBeenCalledTimes(2);
  await save({ objectID: "2", name: "Bowl" });
  cachedResult(corpus, "a", work);
  expect(work).toHaveBeenCalledTimes(3);
});

test("The cache evicts the least recently used results", async () => {
  const { index } = await openGoods([]);
  const corpus = await index.family.corpus();
  const computed: string[] = [];
  const result = (key: string) => cachedResult(corpus, key, () => computed.push(key));
  result("often");
  result("once");
  for (let key = 0; key < 100; key += 1) {
    result(String(key));
    result("often");
  }
  result("once");
  expect(computed.filter((key) => key === "often")).toHaveLength(1);
  expect(computed.filter((key) => key === "once")).toHaveLength(2);
});

test("Two corpora do not share results", async () => {
  const [one, other] = await Promise.all([openGoods([]), openGoods([])]);
  cachedResult(await one.index.family.corpus(), "a", () => "one");
  expect(cachedResult(await other.index.family.corpus(), "a", () => "other")).toBe("other");
});
