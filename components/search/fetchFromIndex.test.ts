import type { LiteClient } from "algoliasearch/lite";
import { expect, test } from "vitest";
import { fetchFromIndex } from "./fetchFromIndex.ts";

type Sent = { indexName: string; params: Record<string, unknown> };
type Search = LiteClient["search"];

const vocabulary = {
  attributes: [
    {
      attribute: "PA_GLAZE",
      field: "attributes.glaze",
      name: "Glaze",
      terms: [{ slug: "ink", name: "Ink" }],
    },
  ],
  categories: [],
};

const mug = { objectID: "7", name: "Mug" };

/** Fetches a search string's results from an index with one product; returns the requests too. */
async function fetchFor(served: string) {
  const sent: Sent[][] = [];
  const search = (async (requests: Sent[]) => {
    sent.push(requests);
    const facets = { "attributes.glaze": { Ink: 1 } };
    const result = { hits: [mug], nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 12, facets };
    return { results: requests.map(({ indexName }) => ({ ...result, index: indexName })) };
  }) as unknown as Search;
  const found = await fetchFromIndex({ search }, "products", served, vocabulary);
  return { found, sent };
}

test("fetchFromIndex returns the hits with their positions, and the counts of the facets", async () => {
  const { found, sent } = await fetchFor("?q=mug");
  expect(found).toMatchObject({ nbHits: 1, isLoose: false, hits: [{ ...mug, __position: 1 }] });
  expect(found.disjunctiveFacets[0]).toMatchObject({ name: "attributes.glaze", data: { Ink: 1 } });
  expect(sent).toHaveLength(1);
});

test("fetchFromIndex sends all of an address's filters, and its order, in one request", async () => {
  const { sent } = await fetchFor("?q=mug&glaze=ink&price=10-40&stock=in&sort=price");
  expect(sent).toHaveLength(1);
  const [list] = sent[0] ?? [];
  expect(list?.indexName).toBe("products_price");
  expect(list?.params).toMatchObject({ query: "mug" });
  const filters = JSON.stringify(list?.params);
  for (const filter of ["attributes.glaze:Ink", "inStock:true", "price<=40", "maxPrice>=10"]) {
    expect(filters).toContain(filter);
  }
});

test("fetchFromIndex rejects if the index does not respond", async () => {
  const search = (() => Promise.reject(new Error("no index"))) as Search;
  await expect(fetchFromIndex({ search }, "products", "?q=mug", vocabulary)).rejects.toThrow(
    "no index",
  );
});
