import { graphql } from "react-relay";
import { Listing } from "#components/category/Listing.tsx";
import { Breadcrumbs } from "#components/ui/Breadcrumbs.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { ProductsPageQuery } from "#__generated__/ProductsPageQuery.graphql.ts";

const pageQuery = graphql`
  query ProductsPageQuery(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $orderby: [ProductsOrderbyInput]
  ) {
    ...SiteHeader_query
    ...SiteFooter_query
    products(
      first: $first
      last: $last
      after: $after
      before: $before
      where: { visibility: VISIBLE, orderby: $orderby }
    ) {
      ...Listing_products
    }
  }
`;

/** Everything the shop keeps, a page at a time. */
export function ProductsPage() {
  const { products } = usePageQuery<ProductsPageQuery>(pageQuery);
  return (
    <div className="room">
      <Breadcrumbs crumbs={[{ name: "Home", href: "/" }, { name: "Shop" }]} />
      <PageHeading title="Everything we keep" />
      {products && <Listing products={products} />}
    </div>
  );
}
