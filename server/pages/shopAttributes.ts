import { joinColors, narrowingAttributes } from "#relay/contract/facets.ts";
import document from "#server/__generated__/shopAttributesQuery.graphql.ts";
import type { shopAttributesQuery } from "#server/__generated__/shopAttributesQuery.graphql.ts";
import { withPriority } from "#server/gateway/callPriority.ts";
import { graphql } from "#server/gateway/graphql.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { listed } from "./catalogueLists.ts";

// Filter attributes of the shop, read from all products in the background.

void graphql`
  query shopAttributesQuery($after: String) {
    list: products(
      first: 100
      after: $after
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }] }
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

/**
 * Creates the function that returns the attributes, as the filters name them: `PA_SIZE`, and the
 * color attributes as one.
 * WooGraphQL has no public list of attributes, so they are read from all products, newest first.
 * The first listing waits for the first hundred; the others are read after everything that shoppers
 * wait for. If the backend fails, the known attributes remain.
 * @param options.waitsForAll true for a command, whose listings wait for all products
 */
export function createShopAttributes(
  gateway: Pick<ShopGateway, "shared">,
  colors: readonly string[],
  {
    now = () => performance.now(),
    waitsForAll = false,
  }: { now?: () => number; waitsForAll?: boolean } = {},
): () => Promise<readonly string[]> {
  const known = new Set<string>();
  const inBackground = withPriority(gateway.shared, "refresh");
  const shared: typeof fetch = (...call) =>
    (known.size === 0 || waitsForAll ? gateway.shared : inBackground)(...call);
  let dueAt = -Infinity;
  /** Resolves once listings need not wait any more; undefined while no products are read. */
  let first: Promise<void> | undefined;

  async function readAll(onFirst: () => void): Promise<void> {
    let count = 0;
    for await (const { globalAttributes } of listed<shopAttributesQuery>({ shared }, document)) {
      for (const { name } of globalAttributes?.nodes ?? []) if (name) known.add(name);
      count += 1;
      if (count === PAGE_SIZE && !waitsForAll) onFirst();
    }
  }

  function read(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    void readAll(resolve)
      .then(
        () => (dueAt = now() + LOOK_AGAIN_MS),
        () => (dueAt = known.size === 0 ? now() : now() + AFTER_FAILURE_MS),
      )
      .finally(() => {
        first = undefined;
        resolve();
      });
    return promise;
  }

  return async () => {
    if (now() >= dueAt) first ??= read();
    // Later readings delay no listing.
    if (known.size === 0 || waitsForAll) await first;
    return joinColors(narrowingAttributes(known), colors);
  };
}
