import productsDocument from "#doctor/__generated__/sourceProductsQuery.graphql.ts";
import type { sourceProductsQuery } from "#doctor/__generated__/sourceProductsQuery.graphql.ts";
import { listedNodes } from "../../../relay/contract/listedNodes.ts";
import { graphql } from "./requestShop.ts";
import type { NodeOf } from "../../../relay/contract/listedNodes.ts";
import type { Address } from "../../../relay/contract/sendOperation.ts";
import { allVariations } from "./sourceVariations.ts";
import type { SourceVariation } from "./sourceVariations.ts";

// Products of a mirrored shop, with all their variations.

void graphql`
  query sourceProductsQuery($after: String) {
    list: products(
      first: 25
      after: $after
      where: { status: "publish", orderby: [{ field: DATE, order: ASC }] }
    ) {
      nodes {
        __typename
        databaseId
        slug
        name
        sku
        hasPassword
        catalogVisibility
        featured
        description
        shortDescription
        virtual
        totalSales
        menuOrder
        reviewsAllowed
        dateGmt
        dateOnSaleFrom
        dateOnSaleTo
        image {
          databaseId
          sourceUrl
          altText
          title
          mediaDetails {
            width
            height
          }
        }
        galleryImages(first: 100) {
          nodes {
            databaseId
            sourceUrl
            altText
            title
          }
        }
        productCategories(first: 100) {
          nodes {
            slug
          }
        }
        productTags(first: 100) {
          nodes {
            name
          }
        }
        reviews(first: 100) {
          edges {
            rating
            node {
              dateGmt
            }
          }
        }
        ... on ProductWithPricing {
          price
          rawPrice: price(format: RAW)
          regularPrice(format: RAW)
          salePrice(format: RAW)
          taxClass
          taxStatus
        }
        ... on ProductWithDimensions {
          weight
          length
          width
          height
        }
        ... on InventoriedProduct {
          manageStock
          stockQuantity
          stockStatus
          backorders
          lowStockAmount
          soldIndividually
        }
        ... on DownloadableProduct {
          downloadable
        }
        ... on ProductWithAttributes {
          attributes(first: 100) {
            nodes {
              __typename
              attributeId
              name
              label
              options
              variation
              visible
              ... on GlobalProductAttribute {
                terms(first: 100) {
                  nodes {
                    databaseId
                    slug
                    name
                    description
                  }
                }
              }
            }
          }
          defaultAttributes(first: 100) {
            nodes {
              name
              value
            }
          }
        }
        ... on ProductWithVariations {
          variations(first: 50) {
            nodes {
              ...sourceVariations_variation @relay(mask: false)
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
        ... on ExternalProduct {
          externalUrl
          buttonText
        }
        ... on GroupProduct {
          products(first: 100) {
            nodes {
              slug
            }
          }
        }
        ... on SimpleProduct {
          crossSell(first: 100) {
            nodes {
              slug
            }
          }
          upsell(first: 100) {
            nodes {
              slug
            }
          }
        }
        ... on VariableProduct {
          crossSell(first: 100) {
            nodes {
              slug
            }
          }
          upsell(first: 100) {
            nodes {
              slug
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

/** Product of the shop, as WooGraphQL returns it. */
export type SourceProduct = NodeOf<sourceProductsQuery>;

/** Yields all published products, the oldest first, each with all its variations. */
export async function* sourceProducts(
  shop: Address,
): AsyncGenerator<{ product: SourceProduct; variations: readonly SourceVariation[] }> {
  for await (const product of listedNodes<sourceProductsQuery>(shop, productsDocument)) {
    yield { product, variations: await allVariations(shop, product) };
  }
}
