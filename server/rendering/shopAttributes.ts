import { LRUCache } from "lru-cache";
import { joinColors, narrowingAttributes } from "#relay/contract/page/facets.ts";
import document from "#server/__generated__/shopAttributesQuery.graphql.ts";
import type { shopAttributesQuery } from "#server/__generated__/shopAttributesQuery.graphql.ts";
import { withPriority } from "#server/backend/line/backendQueue.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { listed } from "#server/backend/line/catalogueLists.ts";
import { FETCHING } from "#server/kernel/fetchOnce.ts";

// Filter attributes of the shop, read from its products.

void graphql`
  query shopAttributesQuery($after: String, $ids: [Int]) {
    list: products(
      first: 100
      after: $after
      where: {
        include: $ids
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: DATE, order: DESC }]
      }
    ) {
      nodes {
        ... on ProductWithAttributes {
          globalAttributes(first: 100) {
            nodes {
              name
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

/** Cache lifetime of the attribute list, in milliseconds, and its pause after a failure. */
const LOOK_AGAIN_MS = 3_600_000;
const AFTER_FAILURE_MS = 60_000;

/** Products per request: the maximum that the backend lists at a time. */
const PAGE_SIZE = 100;

/** Yields the attributes of each product, newest first: of all, or of those with these ids. */
async function* productAttributes(
  gateway: Pick<ShopGateway, "shared">,
  ids?: readonly number[],
): AsyncGenerator<string[]> {
  const products = listed<shopAttributesQuery>(gateway, document, ids && { ids });
  for await (const { globalAttributes } of products) {
    yield (globalAttributes?.nodes ?? []).flatMap(({ name }) => name ?? []);
  }
}

/**
 * Reads the attributes of products, as taxonomies: `pa_size`. Rejects if the backend fails.
 * @param ids limits the products to these
 */
export async function readAttributes(
  gateway: Pick<ShopGateway, "shared">,
  ids?: readonly number[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for await (const names of productAttributes(gateway, ids)) {
    for (const name of names) known.add(name);
  }
  return known;
}

/** Returns the attributes that listings are filtered by: `PA_SIZE`, and the color ones as one. */
export const filterAttributes = (
  taxonomies: Iterable<string>,
  colors: readonly string[],
): readonly string[] => joinColors(narrowingAttributes(taxonomies), colors);

/**
 * Creates the function that returns the attributes, as the filters name them: `PA_SIZE`, and the
 * color attributes as one.
 * WooGraphQL has no public list of attributes, so they are read from all products, newest first.
 * The first listing waits for the first hundred; the others are read after everything that shoppers
 * wait for. If the backend fails, the known attributes remain.
 */
export function createShopAttributes(
  gateway: Pick<ShopGateway, "shared">,
  colors: readonly string[],
  now = () => performance.now(),
): () => Promise<readonly string[]> {
  const known = new Set<string>();
  const inBackground = withPriority(gateway.shared, "refresh");
  const shared: typeof fetch = (...call) =>
    (known.size === 0 ? gateway.shared : inBackground)(...call);
  /** Resolves once listings need not wait any more. */
  let firstPage = Promise.withResolvers<void>();
  const readings = new LRUCache<string, ReadonlySet<string>>({
    ...FETCHING,
    max: 1,
    ttl: LOOK_AGAIN_MS,
    perf: { now },
    fetchMethod: async (_key, _known, { options }) => {
      firstPage = Promise.withResolvers();
      try {
        await readAll();
      } catch (error) {
        if (known.size === 0) throw error;
        options.ttl = AFTER_FAILURE_MS;
      } finally {
        firstPage.resolve();
      }
      return known;
    },
  });

  async function readAll(): Promise<void> {
    let count = 0;
    for await (const names of productAttributes({ shared })) {
      for (const name of names) known.add(name);
      count += 1;
      if (count === PAGE_SIZE) firstPage.resolve();
    }
  }

  return async () => {
    readings.fetch("all").catch(() => {});
    // Later readings delay no listing.
    if (known.size === 0) await firstPage.promise;
    return filterAttributes(known, colors);
  };
}
