import { createHash } from "node:crypto";
import { connectionPages } from "#relay/contract/connectionPages.ts";
import document from "#server/__generated__/comparedProductsQuery.graphql.ts";
import type { comparedProductsQuery } from "#server/__generated__/comparedProductsQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";
import type { NodeOf } from "#server/pages/catalogueLists.ts";
import { modifiedBy } from "./modifiedBy.ts";

// Paced reading of all listed products, with a fingerprint of what may change of each.

void graphql`
  query comparedProductsQuery($first: Int!, $after: String) {
    list: products(
      first: $first
      after: $after
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }] }
    ) {
      nodes {
        databaseId
        slug
        modifiedGmt
        onSale
        ... on ProductWithPricing {
          price(format: RAW)
          regularPrice(format: RAW)
        }
        ... on InventoriedProduct {
          stockStatus
          stockQuantity
        }
        ... on ProductWithVariations {
          variations(first: 100) {
            nodes {
              databaseId
              price(format: RAW)
              regularPrice(format: RAW)
              stockStatus
              stockQuantity
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Products of one request: most, and fewest in a shop that takes long for them. */
const [MOST, FEWEST] = [100, 10];
/** Durations of a request above which the next reads half as many, and below which twice as many. */
const [SLOW_MS, FAST_MS] = [3_000, 1_000];
/** Characters of a fingerprint: a product that has changed keeps it once in 10^19 changes. */
const FINGERPRINT_LENGTH = 11;

/** A product as it was read. */
export type ComparedProduct = {
  id: number;
  /** Hash of its prices, sale, stock and time of change, and those of its variations. */
  fingerprint: string;
  /** Time by which it was last changed in WordPress, in epoch milliseconds; NaN if unknown. */
  modifiedAt: number;
};

function comparedProduct(node: NodeOf<comparedProductsQuery>): ComparedProduct {
  const { databaseId: id, modifiedGmt } = node;
  const hash = createHash("sha256").update(JSON.stringify(node)).digest("base64url");
  const fingerprint = hash.slice(0, FINGERPRINT_LENGTH);
  return { id, fingerprint, modifiedAt: modifiedBy(modifiedGmt) };
}

/**
 * Creates the function that yields all listed products. A request of a hundred products begins
 * `pauseMs` after the one before, smaller ones accordingly sooner, and none before the backend has
 * had as much rest as the last one took. A variable product's first hundred variations come with it.
 * @param rest waits for milliseconds
 */
export function createProductReader(
  { shared }: { shared: typeof fetch },
  rest: (ms: number) => Promise<unknown>,
): (pauseMs: number) => AsyncGenerator<ComparedProduct> {
  let size = MOST;

  async function request(after: string | null) {
    const since = performance.now();
    const first = size;
    try {
      const { data } = await requestShop<comparedProductsQuery>(shared, document, { first, after });
      if (!data?.list) throw new Error("The backend gave no list of its products.");
      return { list: data.list, first, tookMs: performance.now() - since };
    } finally {
      const tookMs = performance.now() - since;
      if (tookMs > SLOW_MS) size = Math.max(Math.floor(size / 2), FEWEST);
      else if (tookMs < FAST_MS) size = Math.min(size * 2, MOST);
    }
  }

  return async function* read(pauseMs) {
    let before = await request(null);
    const next = async (after: string) => {
      const { first, tookMs } = before;
      await rest(Math.max((pauseMs * first) / MOST - tookMs, tookMs));
      before = await request(after);
      return before.list;
    };
    for await (const { nodes } of connectionPages(before.list, next)) {
      for (const node of nodes) yield comparedProduct(node);
    }
  };
}
