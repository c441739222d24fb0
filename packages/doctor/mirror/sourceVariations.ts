import document from "#doctor/__generated__/sourceVariationsQuery.graphql.ts";
import type { sourceVariationsQuery } from "#doctor/__generated__/sourceVariationsQuery.graphql.ts";
import { connectionPages } from "../../../relay/contract/connectionPages.ts";
import { graphql, requestShop } from "./requestShop.ts";
import type { Address } from "../../../relay/contract/sendOperation.ts";

// Variations of a mirrored shop's product, beyond those that come with it.

void graphql`
  fragment sourceVariations_variation on ProductVariation {
    databaseId
    sku
    description
    virtual
    downloadable
    regularPrice(format: RAW)
    salePrice(format: RAW)
    dateOnSaleFrom
    dateOnSaleTo
    manageStock
    stockQuantity
    stockStatus
    backorders
    lowStockAmount
    image {
      databaseId
      sourceUrl
      altText
      title
    }
    attributes(first: 100) {
      nodes {
        name
        value
      }
    }
  }
`;

void graphql`
  query sourceVariationsQuery($id: ID!, $after: String) {
    product(id: $id, idType: DATABASE_ID) {
      ... on ProductWithVariations {
        variations(first: 50, after: $after) {
          nodes {
            ...sourceVariations_variation @relay(mask: false)
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

type Variations = NonNullable<
  NonNullable<sourceVariationsQuery["response"]["product"]>["variations"]
>;

/** Variation of a product, as WooGraphQL returns it. */
export type SourceVariation = Variations["nodes"][number];

/** Returns all variations of a product, of which it has the first ones. */
export async function allVariations(
  shop: Address,
  { databaseId, variations }: { databaseId: number; variations?: Variations | null | undefined },
): Promise<SourceVariation[]> {
  const fetchAfter = async (after: string): Promise<Variations | null | undefined> => {
    const variables = { id: String(databaseId), after };
    const { data } = await requestShop<sourceVariationsQuery>(shop, document, variables);
    return data?.product?.variations;
  };
  const all: SourceVariation[] = [];
  for await (const { nodes } of connectionPages<Variations>(variations, fetchAfter)) {
    all.push(...nodes);
  }
  return all;
}
