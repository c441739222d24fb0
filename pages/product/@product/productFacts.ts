import { graphql } from "relay-runtime";
import { breadcrumbTrail } from "#components/head/breadcrumbTrail.ts";
import { pathTo } from "#components/head/addresses.ts";
import { productThing } from "#components/head/productThing.ts";
import { summary } from "#components/head/summary.ts";
import { plainText } from "#components/ui/plainText.ts";
import { defineHeadFacts } from "#relay/headFacts.ts";
import type { productFactsQuery } from "#__generated__/productFactsQuery.graphql.ts";

const document = graphql`
  query productFactsQuery($slug: ID!) {
    told: product(id: $slug, idType: SLUG) {
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
      productCategories(first: 1) {
        nodes {
          name
          slug
          parent {
            node {
              name
              slug
            }
          }
        }
      }
      ... on ProductWithPricing {
        price(format: RAW)
        words: price
      }
      ... on InventoriedProduct {
        stockStatus
      }
      ... on ProductWithVariations {
        attributes(first: 100) {
          nodes {
            name
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
          nodes {
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
        }
      }
    }
  }
`;

/** What machines are told of a product: what it is, what it costs, where it stands. */
export const headFacts = defineHeadFacts<productFactsQuery>({
  indexing: "one",
  document,
  variables: ({ routeParams }) => ({ slug: routeParams.product ?? "" }),
  tags: ({ told: product }, place) => {
    if (!product) return {};
    const category = product.productCategories?.nodes[0];
    const shelves = [category?.parent?.node, category].filter((shelf) => shelf != null);
    const crumbs = shelves.map(({ name, slug }) => ({
      name: plainText(name),
      path: pathTo("category", slug),
    }));
    const name = plainText(product.name);
    const { image } = product;
    return {
      ownPath: product.slug ? pathTo("product", product.slug) : undefined,
      description: summary(product.shortDescription) ?? summary(product.description),
      kind: "product",
      picture: image?.sourceUrl
        ? {
            address: image.sourceUrl,
            srcSet: image.srcSet,
            words: plainText(image.altText) || name,
          }
        : undefined,
      things: [
        productThing(product, place),
        breadcrumbTrail([...crumbs, { name, path: place.path }], place),
      ],
    };
  },
});
