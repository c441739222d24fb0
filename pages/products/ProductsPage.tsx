import { graphql } from "react-relay";
import { Listing } from "#components/category/Listing.tsx";
import { Part } from "#components/page/Part.tsx";
import { useWords } from "#components/page/useShopTexts.ts";
import { Breadcrumbs } from "#components/ui/Breadcrumbs.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { ProductsPageQuery } from "#__generated__/ProductsPageQuery.graphql.ts";
import { t } from "#words/t.ts";

const pageQuery = graphql`
  query ProductsPageQuery(
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
    products(first: $first, last: $last, after: $after, before: $before, where: $where) {
      ...Listing_products
    }
    ...facetCounts_query
    ...BestSellers_query @include(if: $isEmpty) @alias(as: "instead")
    productCategories(first: 100, where: { parent: 0, hideEmpty: true }) {
      nodes {
        ...CategoryFacet_categories
      }
    }
  }
`;

/** Page of all products, paginated. */
export function ProductsPage() {
  const data = usePageQuery<ProductsPageQuery>(pageQuery);
  const { products, productCategories, instead } = data;
  const { allProducts } = useWords();
  return (
    <div className="room">
      <Breadcrumbs crumbs={[{ name: t("page.home"), href: "/" }, { name: t("page.shop") }]} />
      <PageHeading title={allProducts} />
      <Part name="listing">
        {products && (
          <Listing
            products={products}
            counts={data}
            categories={productCategories?.nodes ?? []}
            instead={instead}
          />
        )}
      </Part>
    </div>
  );
}
