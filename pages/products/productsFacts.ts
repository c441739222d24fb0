import { graphql } from "relay-runtime";
import { listingVariables } from "#components/category/listingPage.ts";
import { breadcrumbTrail } from "#components/head/breadcrumbTrail.ts";
import { firstNames, listingTags } from "#components/category/listingJsonLd.ts";
import { defineHeadFacts } from "#relay/headFacts.ts";
import type { productsFactsQuery } from "#__generated__/productsFactsQuery.graphql.ts";

const document = graphql`
  query productsFactsQuery(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $where: RootQueryToProductConnectionWhereArgs
  ) {
    products(first: $first, last: $last, after: $after, before: $before, where: $where) {
      ...listingJsonLd_products @relay(mask: false)
    }
  }
`;

/** Metadata and structured data of the page of all products. */
export const productsFacts = defineHeadFacts<productsFactsQuery>({
  document,
  variables: ({ search, attributes }) => listingVariables(search, attributes),
  tags: ({ products }, place) => {
    if (!products) return {};
    const { list, ...tags } = listingTags(products, place);
    return {
      ...tags,
      description: products.nodes.length > 0 ? `Shop: ${firstNames(products.nodes)}` : undefined,
      jsonLd: [list, breadcrumbTrail([{ name: "Shop", path: "/products" }], place)],
    };
  },
});
