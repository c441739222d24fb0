import { useCallback, useMemo, useState } from "react";
import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { ListingView } from "#components/category/ListingView.tsx";
import { DepartmentIndex } from "#components/category/DepartmentIndex.tsx";
import { RecentSearches } from "#components/search/RecentSearches.tsx";
import { SearchForm } from "#components/search/SearchForm.tsx";
import { useLiveSearch } from "#components/search/useLiveSearch.ts";
import { vocabularyIn } from "#components/search/vocabulary.ts";
import { isNarrowed } from "#relay/contract/facets.ts";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { SearchPageQuery } from "#__generated__/SearchPageQuery.graphql.ts";
import { useServedSearch } from "./useServedSearch.ts";
import styles from "./SearchPage.module.css";

const pageQuery = graphql`
  query SearchPageQuery(
    $hasSearch: Boolean!
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
  ) {
    ...SiteHeader_query
    ...SiteFooter_query
    products(first: $first, last: $last, after: $after, before: $before, where: $where)
      @include(if: $hasSearch) {
      ...Listing_products
    }
    ...facetCounts_query @include(if: $hasSearch) @alias(as: "counts")
    ...vocabulary_query @alias(as: "words")
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

const looseWords = (q: string) =>
  /\s/.test(q)
    ? `Nothing has all of “${q}”. These have some of it.`
    : `Nothing called “${q}”. These come close.`;

/** The search field, and what was found; else every shelf, for looking instead. */
export function SearchPage() {
  const { products, counts, words, all, shelves } = usePageQuery<SearchPageQuery>(pageQuery);
  const { urlParsed } = usePageContext();
  const vocabulary = useMemo(() => vocabularyIn(words), [words]);
  const live = useLiveSearch(vocabulary);
  const { LiveSearch, view, field, go, type, submit, liveProps } = live;
  const served = useServedSearch(products, counts, vocabulary);
  const [hasLooked, setHasLooked] = useState(false);
  const look = useCallback(() => setHasLooked(true), []);

  const q = view ? view.q : (urlParsed.search.q ?? "");
  const { listed: found, isLoose } = view ?? served;
  const listed = q === "" ? undefined : found;
  const isSimple = live.isSimple || (!view && listed !== undefined && served.isSimple);
  const hasFound =
    listed !== undefined &&
    (listed.total > 0 || isNarrowed(listed.facets) || Boolean(listed.search.category));
  return (
    <div className="room">
      <h1 className="visually-hidden">Search</h1>
      <div className={styles.field}>
        <SearchForm
          query={urlParsed.search.q ?? ""}
          isLarge
          field={field}
          onType={type}
          onFocus={look}
          onGo={submit}
        />
        <p className={styles.notice} role="status">
          {isSimple && "For now, these are simple results."}
          {!isSimple && isLoose && looseWords(q)}
        </p>
      </div>
      {hasLooked && q === "" && <RecentSearches onGo={go} />}
      {hasFound && <ListingView {...listed} />}
      {listed && !hasFound && (
        <p className={styles.nothing} role="status">
          Nothing called “{q}”. Try a shorter word, or look along the shelves.
        </p>
      )}
      {q !== "" && !listed && (
        <p className={styles.nothing} role="status">
          The search did not answer. Try again in a moment, or look along the shelves.
        </p>
      )}
      {!hasFound && <DepartmentIndex categories={shelves?.nodes ?? []} things={all?.found} />}
      {LiveSearch && <LiveSearch {...liveProps} />}
    </div>
  );
}
