import { graphql } from "relay-runtime";
import { productCrumbs } from "#components/head/categoryCrumbs.ts";
import { breadcrumbTrail } from "#components/head/breadcrumbTrail.ts";
import { pathTo } from "#components/head/canonicalUrls.ts";
import { productJsonLd } from "#components/head/productJsonLd.ts";
import { summary } from "#components/head/summary.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { connectionPages } from "#relay/contract/connectionPages.ts";
import { defineHeadFacts } from "#relay/headFacts.ts";
import type { HeadFacts } from "#relay/headFacts.ts";
import more from "#__generated__/productFactsMoreQuery.graphql.ts";
import type { productFactsMoreQuery$data } from "#__generated__/productFactsMoreQuery.graphql.ts";
import type { productFactsQuery } from "#__generated__/productFactsQuery.graphql.ts";
import { MAX_KNOWN } from "./moreVariations.ts";
import { localePath } from "#words/localePath.ts";

// Head facts of the product page: metadata and structured data, from a query of their own.

const document = graphql`
  query productFactsQuery($slug: ID!) {
    described: product(id: $slug, idType: SLUG) {
      id
      databaseId
      slug
      name
      sku
      shortDescription
      description
      averageRating
      reviewCount
      onSale
      dateOnSaleTo
      image {
        sourceUrl
        srcSet
        altText
      }
      galleryImages(first: 20) {
        nodes {
          sourceUrl
        }
      }
      productCategories(first: 10) {
        nodes {
          ...categoryCrumbs_category @relay(mask: false)
        }
      }
      ... on ProductWithPricing {
        price(format: RAW)
        words: price
      }
      ... on InventoriedProduct {
        stockStatus
      }
      ... on GroupProduct {
        parts: products(first: 100) {
          nodes {
            ... on ProductWithPricing {
              price(format: RAW)
              words: price
            }
          }
        }
      }
      ... on ProductWithVariations {
        attributes(first: 100) {
          nodes {
            name
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
        variations(first: 100) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            ...productFacts_variation @relay(mask: false)
          }
        }
      }
    }
  }
`;

// Spread without a mask: the raw response is read, not Relay's store.
void graphql`
  fragment productFacts_variation on ProductVariation {
    databaseId
    name
    sku
    onSale
    dateOnSaleTo
    price(format: RAW)
    words: price
    stockStatus
    image {
      sourceUrl
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
  query productFactsMoreQuery($id: ID!, $after: String) {
    product(id: $id) {
      ... on ProductWithVariations {
        variations(first: 100, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            ...productFacts_variation @relay(mask: false)
          }
        }
      }
    }
  }
`;

/** Adds a product's variations beyond the first 100, the backend's page size. */
const addVariations: HeadFacts<productFactsQuery>["complete"] = async ({ described }, request) => {
  if (!described?.variations) return;
  const part = async (after: string) => {
    const { data } = await request(more, { id: described.id, after });
    const variations = (data as productFactsMoreQuery$data | null)?.product?.variations;
    if (!variations?.nodes.length)
      throw new Error("The backend did not return the remaining variations.");
    return variations;
  };
  const known: (typeof described.variations.nodes)[number][] = [];
  for await (const { nodes } of connectionPages(described.variations, part)) {
    known.push(...nodes);
    if (known.length >= MAX_KNOWN) break;
  }
  Object.assign(described.variations, { nodes: known });
};

/** Description, picture, and JSON-LD of the product with its offers and of the breadcrumbs. */
export const productFacts = defineHeadFacts<productFactsQuery>({
  document,
  variables: ({ routeParams }) => ({ slug: routeParams.product ?? "" }),
  subject: "product",
  complete: addVariations,
  tags: ({ described: product }, place) => {
    if (!product) return {};
    const crumbs = productCrumbs(product.productCategories?.nodes);
    const name = plainText(product.name);
    const { image } = product;
    return {
      ownPath: product.slug ? localePath(pathTo("product", product.slug)) : undefined,
      description: summary(product.shortDescription) ?? summary(product.description),
      kind: "product",
      picture: image?.sourceUrl
        ? {
            address: image.sourceUrl,
            srcSet: image.srcSet,
            alt: plainText(image.altText) || name,
          }
        : undefined,
      jsonLd: [
        productJsonLd(product, place),
        breadcrumbTrail([...crumbs, { name, path: place.path }], place),
      ],
    };
  },
});
