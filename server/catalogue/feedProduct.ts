import { connectionPages } from "#relay/contract/connectionPages.ts";
import document from "#server/__generated__/feedProductQuery.graphql.ts";
import type { feedProductQuery } from "#server/__generated__/feedProductQuery.graphql.ts";
import variationsDocument from "#server/__generated__/feedProductVariationsQuery.graphql.ts";
import type { feedProductVariationsQuery } from "#server/__generated__/feedProductVariationsQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { listed } from "#server/backend/line/catalogueLists.ts";
import type { NodeOf } from "#relay/contract/listedNodes.ts";

void graphql`
  query feedProductQuery($after: String, $ids: [Int]) {
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
        ...feedProduct_product @relay(mask: false)
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

void graphql`
  fragment feedProduct_product on Product {
    databaseId
    name
    sku
    description
    onSale
    dateOnSaleFrom
    dateOnSaleTo
    image {
      sourceUrl
    }
    slug
    type
    shortDescription
    galleryImages(first: 10) {
      nodes {
        sourceUrl
      }
    }
    productCategories(first: 10) {
      nodes {
        name
        slug
        ancestors(first: 20) {
          nodes {
            name
          }
        }
      }
    }
    ... on ProductWithPricing {
      price(format: RAW)
      words: price
      regularPrice(format: RAW)
      regularWords: regularPrice
      salePrice(format: RAW)
      saleWords: salePrice
    }
    ... on InventoriedProduct {
      stockStatus
    }
    ... on ProductWithAttributes {
      attributes(first: 100) {
        nodes {
          name
          label
          options
          variation
          ... on GlobalProductAttribute {
            terms(first: 100) {
              nodes {
                slug
                name
              }
            }
          }
        }
      }
    }
    ... on ProductWithVariations {
      variations(first: 100) {
        ...feedProduct_variations @relay(mask: false)
      }
    }
  }
`;

void graphql`
  fragment feedProduct_variations on ProductWithVariationsToProductVariationConnection {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      databaseId
      sku
      description
      onSale
      dateOnSaleFrom
      dateOnSaleTo
      image {
        sourceUrl
      }
      price(format: RAW)
      words: price
      regularPrice(format: RAW)
      regularWords: regularPrice
      salePrice(format: RAW)
      saleWords: salePrice
      stockStatus
      attributes(first: 100) {
        nodes {
          name
          value
        }
      }
    }
  }
`;

void graphql`
  query feedProductVariationsQuery($id: ID!, $after: String) {
    product(id: $id, idType: DATABASE_ID) {
      ... on ProductWithVariations {
        variations(first: 100, after: $after) {
          ...feedProduct_variations @relay(mask: false)
        }
      }
    }
  }
`;

/** Product of the feed, with at most a hundred of its variations. */
export type FeedProduct = NodeOf<feedProductQuery>;

type FeedVariations = NonNullable<FeedProduct["variations"]>;

/** Variation, with the attribute values that select it. */
export type FeedVariation = FeedVariations["nodes"][number];

/**
 * Product with a price of its own: a variation, or a product without variations.
 */
export type PricedProduct = Pick<
  FeedProduct,
  Exclude<keyof FeedProduct & keyof FeedVariation, "attributes">
>;

/** Attribute of a product: fixed, or one that its variations differ in. */
export type FeedAttribute = NonNullable<FeedProduct["attributes"]>["nodes"][number];

async function variationsAfter(
  { shared }: Pick<ShopGateway, "shared">,
  variables: feedProductVariationsQuery["variables"],
): Promise<FeedVariations> {
  const { data } = await requestShop<feedProductVariationsQuery>(
    shared,
    variationsDocument,
    variables,
  );
  const variations = data?.product?.variations;
  if (!variations || variations.nodes.length === 0) {
    throw new Error("The backend did not give the rest of a product's variations.");
  }
  return variations;
}

/**
 * Yields the publicly visible products, or at most a hundred of them by their ids. A product with more variations than the backend returns at
 * once is yielded again with each further hundred, so that no more are in memory.
 */
export async function* feedProducts(
  gateway: Pick<ShopGateway, "shared">,
  ids?: readonly number[],
): AsyncGenerator<FeedProduct> {
  const products = listed<feedProductQuery>(gateway, document, ids && { ids });
  for await (const product of products) {
    const { databaseId, variations: first } = product;
    if (!first) {
      yield product;
      continue;
    }
    const id = String(databaseId);
    const request = (after: string) => variationsAfter(gateway, { id, after });
    for await (const variations of connectionPages(first, request))
      yield { ...product, variations };
  }
}
