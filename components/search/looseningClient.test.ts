import { expect, test } from "vitest";
import { looseningClient, looserFor } from "./looseningClient.ts";

type Asked = { indexName: string; params: Record<string, unknown> };

/** A client over an index that answers each request with its next count of hits. */
function clientFinding(...counts: number[]) {
  const asked: Record<string, unknown>[] = [];
  const search = ([first, ...rest]: Asked[]) => {
    asked.push(first?.params ?? {});
    return Promise.resolve({ results: [{ nbHits: counts.shift() }, ...rest.map(() => ({}))] });
  };
  const client = looseningClient({ search });
  const ask = client.search as unknown as (requests: Asked[]) => Promise<unknown>;
  const find = (params: Record<string, unknown>) => ask([{ indexName: "products", params }]);
  return { asked, find };
}

test("several words are looked for again with fewer of them, one word with more typos", () => {
  expect(looserFor("wobbly mug")).toEqual({ removeWordsIfNoResults: "firstWords" });
  expect(looserFor("lentirn")).toEqual({ minWordSizefor2Typos: 5 });
});

test.each(["mg", "mug "])("“%s” is not looked for again", (q) => {
  expect(looserFor(q)).toBeUndefined();
});

test("a search that finds something is asked once", async () => {
  const { asked, find } = clientFinding(3);
  expect(await find({ query: "wobbly mug" })).toEqual({ results: [{ nbHits: 3 }] });
  expect(asked).toHaveLength(1);
});

test("a text that nothing has all of is asked again, and its results say so", async () => {
  const { asked, find } = clientFinding(0, 4);
  expect(await find({ query: "lentirn" })).toEqual({ results: [{ nbHits: 4, isLoose: true }] });
  expect(asked).toEqual([{ query: "lentirn" }, { query: "lentirn", minWordSizefor2Typos: 5 }]);
});

test("a search that finds nothing near it either is not loose", async () => {
  const { find } = clientFinding(0, 0);
  expect(await find({ query: "zzqqxx" })).toEqual({ results: [{ nbHits: 0, isLoose: false }] });
});

test("a text whose products the filters leave out stays as it is", async () => {
  const { asked, find } = clientFinding(0, 7);
  const facetFilters = [["inStock:true"]];
  expect(await find({ query: "lantern", facetFilters })).toEqual({ results: [{ nbHits: 0 }] });
  expect(asked).toEqual([
    { query: "lantern", facetFilters },
    { query: "lantern", hitsPerPage: 0 },
  ]);
});

test("a filtered text that nothing has is loosened with its filters", async () => {
  const { asked, find } = clientFinding(0, 0, 2);
  const numericFilters = ["price<=40"];
  expect(await find({ query: "lentirn", numericFilters })).toEqual({
    results: [{ nbHits: 2, isLoose: true }],
  });
  expect(asked.at(-1)).toEqual({ query: "lentirn", numericFilters, minWordSizefor2Typos: 5 });
});
