import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Listing } from "#components/category/Listing.tsx";
import { countedAttributes, isNarrowedBy } from "#components/category/listingPage.ts";
import { DepartmentIndex } from "#components/category/DepartmentIndex.tsx";
import { SearchForm } from "#components/search/SearchForm.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { SearchPageQuery } from "#__generated__/SearchPageQuery.graphql.ts";
import styles from "./SearchPage.module.css";

const pageQuery = graphql`
  query SearchPageQuery(
    $search: String
    $hasSearch: Boolean!
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
    $inCategory: [String]
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
    products(
      first: $first
      last: $last
      after: $after
      before: $before
      where: {
        visibility: VISIBLE
        search: $search
        attributes: $attributes
        minPrice: $minPrice
        maxPrice: $maxPrice
        stockStatus: $stockStatus
        onSale: $onSale
        rating: $rating
        orderby: $orderby
      }
    ) @include(if: $hasSearch) {
      found
      nodes {
        id
      }
      ...Listing_products
    }
    ...facetCounts_query @include(if: $hasSearch) @alias(as: "counts")
    all: products(
      first: 1
      where: { visibility: VISIBLE, orderby: [{ field: DATE, order: DESC }] }
    ) {
      found
    }
    shelves: productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        ...DepartmentIndex_categories
      }
    }
  }
`;

/** The search field, and what was found; else every shelf, for looking instead. */
export function SearchPage() {
  const { products, counts, all, shelves } = usePageQuery<SearchPageQuery>(pageQuery);
  const { urlParsed, loaded } = usePageContext();
  const { q = "" } = urlParsed.search;
  const isNarrowed = isNarrowedBy(urlParsed.search, countedAttributes(loaded?.variables));
  const hasFound = products != null && (products.nodes.length > 0 || isNarrowed);
  return (
    <div className="room">
      <h1 className="visually-hidden">Search</h1>
      <div className={styles.field}>
        <SearchForm query={q} isLarge />
      </div>
      {hasFound && counts && <Listing products={products} counts={counts} />}
      {products && !hasFound && (
        <p className={styles.nothing} role="status">
          Nothing called “{q}”. Try a shorter word, or look along the shelves.
        </p>
      )}
      {!hasFound && <DepartmentIndex categories={shelves?.nodes ?? []} things={all?.found} />}
    </div>
  );
}
