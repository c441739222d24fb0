import { createHash } from "node:crypto";
import type { ConcreteRequest } from "relay-runtime";
import { connectionPages } from "#relay/contract/connectionPages.ts";
import termsDocument from "#server/__generated__/comparedProductsTermsQuery.graphql.ts";
import type { comparedProductsTermsQuery } from "#server/__generated__/comparedProductsTermsQuery.graphql.ts";
import document from "#server/__generated__/comparedProductsQuery.graphql.ts";
import type { comparedProductsQuery } from "#server/__generated__/comparedProductsQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { ListOperation, NodeOf } from "#relay/contract/listedNodes.ts";
import { modifiedBy } from "./wordpressTime.ts";
import { postTag, termTag } from "./shopChanges.ts";

// Paced reading of all terms and listed products, with a fingerprint of what may change of each.

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
          price
          regularPrice
        }
        ... on InventoriedProduct {
          stockStatus
          stockQuantity
        }
        ... on ProductWithVariations {
          variations(first: 100) {
            nodes {
              databaseId
              price
              regularPrice
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

void graphql`
  query comparedProductsTermsQuery($after: String) {
    list: terms(first: 100, after: $after) {
      nodes {
        databaseId
        taxonomyName
        slug
        name
        description
        ... on ProductCategory {
          parentDatabaseId
          image {
            sourceUrl
            altText
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
/** Taxonomies whose terms are on products' pages; WordPress lists those of its posts, too. */
const TAXONOMIES = /^(?:product_cat|product_tag|pa_.+)$/;
/** Characters of a fingerprint: a product that has changed keeps it once in 10^19 changes. */
const FINGERPRINT_LENGTH = 11;

/** A product, category, tag or attribute's value as it was read. */
export type ComparedRecord = {
  tag: string;
  /** Hash of what its pages show of it, and of a product's variations. */
  fingerprint: string;
  /** Time by which it was last changed in WordPress, in epoch milliseconds; NaN if unknown. */
  modifiedAt: number;
};

function fingerprintOf(node: object): string {
  const hash = createHash("sha256").update(JSON.stringify(node)).digest("base64url");
  return hash.slice(0, FINGERPRINT_LENGTH);
}

const comparedProduct = (node: NodeOf<comparedProductsQuery>): ComparedRecord => ({
  tag: postTag(node.databaseId),
  fingerprint: fingerprintOf(node),
  modifiedAt: modifiedBy(node.modifiedGmt),
});

const comparedTerm = (node: NodeOf<comparedProductsTermsQuery>): ComparedRecord => ({
  tag: termTag(node.databaseId),
  fingerprint: fingerprintOf(node),
  // WordPress keeps no time of a term's change.
  modifiedAt: NaN,
});

/**
 * Creates the function that yields all categories, tags, attributes' values and listed products. A
 * request of a hundred products begins `pauseMs` after the one before, smaller ones accordingly
 * sooner, and none before the backend has had as much rest as the last one took. A variable
 * product's first hundred variations come with it.
 * @param rest waits for milliseconds
 */
export function createProductReader(
  { shared }: { shared: typeof fetch },
  rest: (ms: number) => Promise<unknown>,
): (pauseMs: number) => AsyncGenerator<ComparedRecord> {
  let size = MOST;

  async function request<Operation extends ListOperation>(
    listDocument: ConcreteRequest,
    variables: Operation["variables"],
  ) {
    const since = performance.now();
    const { data } = await requestShop<Operation>(shared, listDocument, variables);
    if (!data?.list) throw new Error("The backend gave no list of its products or terms.");
    const list: Operation["response"]["list"] = data.list;
    return { list, tookMs: performance.now() - since };
  }

  async function* readTerms(): AsyncGenerator<ComparedRecord> {
    const requestAfter = (after: string | null) =>
      request<comparedProductsTermsQuery>(termsDocument, { after });
    let before = await requestAfter(null);
    const next = async (after: string) => {
      await rest(before.tookMs);
      before = await requestAfter(after);
      return before.list;
    };
    for await (const { nodes } of connectionPages(before.list, next)) {
      for (const node of nodes) {
        if (TAXONOMIES.test(node.taxonomyName ?? "")) yield comparedTerm(node);
      }
    }
  }

  async function requestProducts(after: string | null) {
    const first = size;
    const since = performance.now();
    try {
      return { ...(await request<comparedProductsQuery>(document, { first, after })), first };
    } finally {
      const tookMs = performance.now() - since;
      if (tookMs > SLOW_MS) size = Math.max(Math.floor(size / 2), FEWEST);
      else if (tookMs < FAST_MS) size = Math.min(size * 2, MOST);
    }
  }

  return async function* read(pauseMs) {
    yield* readTerms();
    let before = await requestProducts(null);
    const next = async (after: string) => {
      const { first, tookMs } = before;
      await rest(Math.max((pauseMs * first) / MOST - tookMs, tookMs));
      before = await requestProducts(after);
      return before.list;
    };
    for await (const { nodes } of connectionPages(before.list, next)) {
      for (const node of nodes) yield comparedProduct(node);
    }
  };
}
