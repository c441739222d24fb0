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
  ) {
    ...SiteHeader_query
    ...SiteFooter_query
    productCategory(id: $slug, idType: SLUG) {
      name
      ...CategoryHeading_category
    }
    products(
      first: $first
      last: $last
      after: $after
      before: $before
      where: { visibility: VISIBLE, categoryIn: $inCategory, orderby: $orderby }
    ) {
      ...Listing_products
    }
  }
`;

/** One department or shelf, and what lies on it. */
export function CategoryPage() {
  const { productCategory, products } = usePageQuery<CategoryPageQuery>(pageQuery);
  return (
    <div className="room">
      {productCategory && <CategoryHeading category={productCategory} />}
      {products && <Listing products={products} />}
    </div>
  );
}
