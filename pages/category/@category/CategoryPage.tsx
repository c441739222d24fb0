import { graphql } from "react-relay";
import { CategoryHeading } from "#components/category/CategoryHeading.tsx";
import { Listing } from "#components/category/Listing.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { CategoryPageQuery } from "#__generated__/CategoryPageQuery.graphql.ts";

const pageQuery = graphql`
  query CategoryPageQuery(
    $slug: ID!
    $inCategory: [String]
    $first: Int
    $last: Int
    $after: String
    $before: String
    $orderby: [ProductsOrderbyInput]
    $attributes: ProductAttributeQueryInput
    $minPrice: Float
    $maxPrice: Float
    $stockStatus: [StockStatusEnum]
    $onSale: Boolean
    $rating: [Int]
    $search: String
    $taxonomies: [CollectionStatsQueryInput]
    $hasFirst: Boolean!
    $hasSecond: Boolean!
    $hasThird: Boolean!
    $firstTaxonomy: [CollectionStatsQueryInput]
    $secondTaxonomy: [CollectionStatsQueryInput]
    $thirdTaxonomy: [CollectionStatsQueryInput]
    $besideFirst: ProductAttributeQueryInput
    $besideSecond: ProductAttributeQueryInput
    $besideThird: ProductAttributeQueryInput
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
    products(
      first: $first
      last: $last
      after: $after
      before: $before
      where: {
        visibility: VISIBLE
        categoryIn: $inCategory
        attributes: $attributes
        minPrice: $minPrice
        maxPrice: $maxPrice
        stockStatus: $stockStatus
        onSale: $onSale
        rating: $rating
        orderby: $orderby
      }
    ) {
      ...Listing_products
    }
    ...facetCounts_query
  }
`;

/** One department or shelf, and what lies on it. */
export function CategoryPage() {
  const data = usePageQuery<CategoryPageQuery>(pageQuery);
  const { productCategory, products } = data;
  return (
    <div className="room">
      {productCategory && <CategoryHeading category={productCategory} />}
      {products && (
        <Listing
          products={products}
          counts={data}
          categories={productCategory?.children?.nodes ?? []}
        />
      )}
    </div>
  );
}
