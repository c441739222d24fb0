import { graphql } from "relay-runtime";
import { categoryCrumbs } from "#components/head/categoryCrumbs.ts";
import { listingVariables } from "#components/category/listingPage.ts";
import { pathTo } from "#components/head/canonicalUrls.ts";
import { breadcrumbTrail } from "#components/head/breadcrumbTrail.ts";
import { firstNames, listingTags } from "#components/category/listingJsonLd.ts";
import { summary } from "#components/head/summary.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { defineHeadFacts } from "#relay/headFacts.ts";
import type { categoryFactsQuery } from "#__generated__/categoryFactsQuery.graphql.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

const document = graphql`
  query categoryFactsQuery(
    $slug: ID!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $where: RootQueryToProductConnectionWhereArgs
  ) {
    productCategory(id: $slug, idType: SLUG) {
      slug
      name
      description
      image {
        sourceUrl
        srcSet
      }
      ...categoryCrumbs_category @relay(mask: false)
    }
    products(first: $first, last: $last, after: $after, before: $before, where: $where) {
      ...listingJsonLd_products @relay(mask: false)
    }
  }
`;

/** Metadata and structured data of a category and its products. */
export const categoryFacts = defineHeadFacts<categoryFactsQuery>({
  document,
  variables: ({ routeParams, search, attributes }) => {
    const slug = routeParams.category ?? "";
    return { slug, ...listingVariables(search, attributes, { categoryIn: [slug] }) };
  },
  subject: "category",
  tags: ({ productCategory: category, products }, place) => {
    if (!category || !products) return {};
    const { list, ...tags } = listingTags(products, place);
    const { image } = category;
    const name = plainText(category.name);
    const above = categoryCrumbs(category);
    return {
      ...tags,
      ownPath: category.slug ? localePath(pathTo("category", category.slug)) : undefined,
      ...(image?.sourceUrl && {
        picture: { address: image.sourceUrl, srcSet: image.srcSet, alt: name },
      }),
      description:
        summary(category.description) ??
        (products.nodes.length > 0
          ? t("head.listing", { title: name, names: firstNames(products.nodes) })
          : undefined),
      jsonLd: [list, breadcrumbTrail([...above, { name, path: place.path }], place)],
    };
  },
});
