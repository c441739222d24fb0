import { graphql } from "relay-runtime";
import { listingVariables } from "#components/category/listingPage.ts";
import { breadcrumbTrail } from "#components/head/breadcrumbTrail.ts";
import { firstNames, listingTags } from "#components/category/listingJsonLd.ts";
import { defineHeadFacts } from "#relay/headFacts.ts";
import type { productsFactsQuery } from "#__generated__/productsFactsQuery.graphql.ts";
import { t } from "#words/t.ts";

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
    const title = t("page.shop");
    const { list, ...rest } = listingTags(products, place);
    return {
      ...rest,
      description:
        products.nodes.length > 0
          ? t("head.listing", { title, names: firstNames(products.nodes) })
          : undefined,
      jsonLd: [list, breadcrumbTrail([{ name: title, path: "/products" }], place)],
    };
  },
});
