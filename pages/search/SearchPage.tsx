import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { Listing } from "#components/category/Listing.tsx";
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
  ) {
    ...SiteHeader_query
    ...SiteFooter_query
    products(
      first: $first
      last: $last
      after: $after
      before: $before
      where: { visibility: VISIBLE, search: $search, orderby: $orderby }
    ) @include(if: $hasSearch) {
      found
      nodes {
        id
      }
      ...Listing_products
    }
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
  const { products, all, shelves } = usePageQuery<SearchPageQuery>(pageQuery);
  const { q = "" } = usePageContext().urlParsed.search;
  const hasFound = products != null && products.nodes.length > 0;
  return (
    <div className="room">
      <h1 className="visually-hidden">Search</h1>
      <div className={styles.field}>
        <SearchForm query={q} isLarge />
      </div>
      {hasFound && <Listing products={products} />}
      {products && !hasFound && (
        <p className={styles.nothing} role="status">
          Nothing called “{q}”. Try a shorter word, or look along the shelves.
        </p>
      )}
      {!hasFound && <DepartmentIndex categories={shelves?.nodes ?? []} things={all?.found} />}
    </div>
  );
}
