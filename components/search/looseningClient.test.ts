import { expect, test } from "vitest";
import { HIGHLIGHT } from "./hit.ts";
import { categoryFirst, looseningClient, looserFor } from "./looseningClient.ts";

type ListRequest = { indexName: string; params: Record<string, unknown> };
type Result = { nbHits: number; hits?: object[] };

/** Client over an index that responds to each request with its next result. */
function clientFinding(...found: (number | Result)[]) {
  const sent: Record<string, unknown>[] = [];
  const search = (requests: ListRequest[]) => {
    sent.push(...requests.map(({ params }) => params));
    const results = requests.map(() => {
      const next = found.shift() ?? 0;
      return typeof next === "number" ? { nbHits: next } : next;
    });
    return Promise.resolve({ results });
  };
  const client = looseningClient({ search } as never, "products");
  const searchAll = client.search as unknown as (requests: ListRequest[]) => Promise<unknown>;
  const find = (params: Record<string, unknown>, indexName = "products") =>
    searchAll([{ indexName, params }]);
  return { sent, find };
}

/** Result whose best hit is a lamp, which has the highlighted name of another word. */
const lamps = {
  nbHits: 7,
  hits: [
    {
      name: "Vesper lamp",
      _highlightResult: { name: { value: `Vesper ${HIGHLIGHT.begins}lamp${HIGHLIGHT.ends}` } },
    },
  ],
};

test("looserFor drops words from a text of several and allows more typos in a single word", () => {
  expect(looserFor("wobbly mug")).toEqual({ removeWordsIfNoResults: "firstWords" });
  expect(looserFor("lentirn")).toEqual({ minWordSizefor2Typos: 5 });
});

test.each(["mg", "mug "])("looserFor does not loosen “%s”", (q) => {
  expect(looserFor(q)).toBeUndefined();
});

const categories = [
  { name: "Tea", path: "Pantry > Tea" },
  { name: "Café", path: "Café" },
];

test.each([
  ["tea ", { optionalFilters: ["categories.lvl1:Pantry > Tea"] }],
  ["cafe", { optionalFilters: ["categories.lvl0:Café"] }],
  ["tea towel", {}],
  ["", {}],
])("“%s” ranks a category's products first only if it is the whole name", (text, expected) => {
  expect(categoryFirst(text, categories)).toEqual(expected);
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
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual({ query: "lantern", facetFilters });
  expect(sent[1]).toMatchObject({ query: "lantern", attributesToHighlight: ["name"] });
  expect(sent[1]).not.toHaveProperty("facetFilters");
});

test("looseningClient loosens a text that has no hits, with its filters or without them", async () => {
  const { sent, find } = clientFinding(0, 0, 2, 5);
  const numericFilters = ["price<=40"];
  expect(await find({ query: "lentirn", numericFilters })).toEqual({
    results: [{ nbHits: 2, isLoose: true }],
  });
  expect(sent[2]).toEqual({ query: "lentirn", numericFilters, minWordSizefor2Typos: 5 });
});

test("looseningClient prefers products that have the text as typed to those called otherwise", async () => {
  const { sent, find } = clientFinding(lamps, 1);
  expect(await find({ query: "lamb" })).toEqual({ results: [{ nbHits: 1 }] });
  expect(sent).toEqual([{ query: "lamb" }, { query: "lamb", typoTolerance: false }]);
});

test("looseningClient keeps the products called otherwise if no others have the text as typed", async () => {
  const { find } = clientFinding(lamps, 0);
  expect(await find({ query: "lamb" })).toEqual({ results: [lamps] });
});

test.each<[string, Record<string, unknown>, string]>([
  ["filtered", { query: "lamb", facetFilters: [["inStock:true"]] }, "products"],
  ["sorted", { query: "lamb" }, "products_price"],
  ["later", { query: "lamb", page: 1 }, "products"],
])("looseningClient decides so for a %s list too, by the text alone", async (_, params, index) => {
  const { find } = clientFinding(3, lamps, 0, 1);
  expect(await find(params, index)).toEqual({ results: [{ nbHits: 0 }] });
});
