import { expect, test } from "vitest";
import { looseningClient, looserFor } from "./looseningClient.ts";

type ListRequest = { indexName: string; params: Record<string, unknown> };

/** Client over an index that responds to each request with its next count of hits. */
function clientFinding(...counts: number[]) {
  const sent: Record<string, unknown>[] = [];
  const search = ([first, ...rest]: ListRequest[]) => {
    sent.push(first?.params ?? {});
    return Promise.resolve({ results: [{ nbHits: counts.shift() }, ...rest.map(() => ({}))] });
  };
  const client = looseningClient({ search });
  const searchAll = client.search as unknown as (requests: ListRequest[]) => Promise<unknown>;
  const find = (params: Record<string, unknown>) => searchAll([{ indexName: "products", params }]);
  return { sent, find };
}

test("looserFor drops words from a text of several and allows more typos in a single word", () => {
  expect(looserFor("wobbly mug")).toEqual({ removeWordsIfNoResults: "firstWords" });
  expect(looserFor("lentirn")).toEqual({ minWordSizefor2Typos: 5 });
});

test.each(["mg", "mug "])("looserFor does not loosen “%s”", (q) => {
  expect(looserFor(q)).toBeUndefined();
});

test("looseningClient sends a search with hits only once", async () => {
  const { sent, find } = clientFinding(3);
  expect(await find({ query: "wobbly mug" })).toEqual({ results: [{ nbHits: 3 }] });
  expect(sent).toHaveLength(1);
});

test("looseningClient repeats a search without hits and marks its results as loose", async () => {
  const { sent, find } = clientFinding(0, 4);
  expect(await find({ query: "lentirn" })).toEqual({ results: [{ nbHits: 4, isLoose: true }] });
  expect(sent).toEqual([{ query: "lentirn" }, { query: "lentirn", minWordSizefor2Typos: 5 }]);
});

test("looseningClient does not mark results as loose if there are still none", async () => {
  const { find } = clientFinding(0, 0);
  expect(await find({ query: "zzqqxx" })).toEqual({ results: [{ nbHits: 0, isLoose: false }] });
});

test("looseningClient does not loosen a text whose products the filters exclude", async () => {
  const { sent, find } = clientFinding(0, 7);
  const facetFilters = [["inStock:true"]];
  expect(await find({ query: "lantern", facetFilters })).toEqual({ results: [{ nbHits: 0 }] });
  expect(sent).toEqual([
    { query: "lantern", facetFilters },
    { query: "lantern", hitsPerPage: 0 },
  ]);
});

test("looseningClient loosens a text that has no hits, with its filters or without them", async () => {
  const { sent, find } = clientFinding(0, 0, 2);
  const numericFilters = ["price<=40"];
  expect(await find({ query: "lentirn", numericFilters })).toEqual({
    results: [{ nbHits: 2, isLoose: true }],
  });
  expect(sent.at(-1)).toEqual({ query: "lentirn", numericFilters, minWordSizefor2Typos: 5 });
});
