import { joinColors, narrowingAttributes } from "#relay/contract/facets.ts";
import document from "#server/__generated__/shopAttributesQuery.graphql.ts";
import type { shopAttributesQuery } from "#server/__generated__/shopAttributesQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { listed } from "./catalogueLists.ts";
import type { NodeOf } from "./catalogueLists.ts";

void graphql`
  query shopAttributesQuery($after: String) {
    list: products(
      first: 100
      after: $after
      where: { visibility: VISIBLE, orderby: [{ field: DATE, order: DESC }] }
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

/** Cache lifetime of the attribute list, in milliseconds. */
const LOOK_AGAIN_MS = 3_600_000;

/** Products per request: the maximum that the backend lists at a time. */
const AT_ONCE = 100;

/**
 * Attributes by which a shop's products can be filtered, as the filters name them: `PA_SIZE`, and
 * the color attributes as one.
 * WooGraphQL has no public list of attributes, so they are read from the products, newest first, a
 * hundred per request, until all have been read. If the backend fails, the cached list remains.
 */
export function createShopAttributes(
  gateway: ShopGateway,
  colors: readonly string[],
  now: () => number = Date.now,
): () => Promise<readonly string[]> {
  const known = new Set<string>();
  let products: AsyncGenerator<NodeOf<shopAttributesQuery>> | undefined;
  let lookedAt = -Infinity;
  let underWay: Promise<void> | undefined;

  async function lookFurther(): Promise<void> {
    products ??= listed<shopAttributesQuery>(gateway, document);
    for (let count = 0; count < AT_ONCE; count += 1) {
      const { value, done } = await products.next();
      if (done) {
        products = undefined;
        lookedAt = now();
        return;
      }
      for (const { name } of value.globalAttributes?.nodes ?? []) if (name) known.add(name);
    }
  }

  return async () => {
    if (products || now() - lookedAt > LOOK_AGAIN_MS) {
      underWay ??= lookFurther()
        .catch(() => {
          products = undefined;
        })
        .finally(() => {
          underWay = undefined;
        });
      // Only the first request delays a listing; later ones run in the background.
      if (known.size === 0) await underWay;
    }
    return joinColors(narrowingAttributes(known), colors);
  };
}
