import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { CategoryHeading } from "#components/category/CategoryHeading.tsx";
import { Listing } from "#components/category/Listing.tsx";
import { Part } from "#components/page/Part.tsx";
import { Placeholder } from "#components/ui/Placeholder.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { CategoryPageQuery } from "#__generated__/CategoryPageQuery.graphql.ts";

const pageQuery = graphql`
  query CategoryPageQuery(
    $slug: ID!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $where: RootQueryToProductConnectionWhereArgs
    $taxonomies: [CollectionStatsQueryInput]
    $counted: CollectionStatsWhereArgs
    $hasFirst: Boolean!
    $hasSecond: Boolean!
    $hasThird: Boolean!
    $firstTaxonomy: [CollectionStatsQueryInput]
    $secondTaxonomy: [CollectionStatsQueryInput]
    $thirdTaxonomy: [CollectionStatsQueryInput]
    $besideFirst: CollectionStatsWhereArgs
    $besideSecond: CollectionStatsWhereArgs
    $besideThird: CollectionStatsWhereArgs
    $besidePrice: CollectionStatsWhereArgs
    $besideStock: CollectionStatsWhereArgs
    $besideRating: CollectionStatsWhereArgs
    $onSale: RootQueryToProductConnectionWhereArgs
    $hasOptions: Boolean!
    $isEmpty: Boolean!
  ) {
    ...SiteHeader_query
    ...SiteFooter_query
    productCategory(id: $slug, idType: SLUG) {
      name
      ...CategoryHeading_category
      children(first: 100, where: { hideEmpty: true }) {
        nodes {
          ...CategoryFacet_categories
        }
      }
    }
    products(first: $first, last: $last, after: $after, before: $before, where: $where) {
      ...Listing_products
    }
    ...facetCounts_query
    ...BestSellers_query @include(if: $isEmpty) @alias(as: "instead")
  }
`;

/** Category page: its heading, facets and products. */
export function CategoryPage() {
  const data = usePageQuery<CategoryPageQuery>(pageQuery);
  const { productCategory, products, instead } = data;
  const { loaded } = usePageContext();
  return (
    <div className="room">
      {productCategory && <CategoryHeading category={productCategory} />}
      <Part name="category">
        {loaded?.isPartial && <Placeholder />}
        {products && !loaded?.isPartial && (
          <Listing
            products={products}
            counts={data}
            categories={productCategory?.children?.nodes ?? []}
            instead={instead}
          />
        )}
      </Part>
    </div>
  );
}
