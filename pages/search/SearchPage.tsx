import { useMemo, useState } from "react";
import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { CategoryIndex } from "#components/category/CategoryIndex.tsx";
import { LiveSearch } from "#components/search/LiveSearch.tsx";
import { looseningClient } from "#components/search/looseningClient.ts";
import { retryingClient } from "#components/search/retryingClient.ts";
import { productIndex, shopSearchClient } from "#components/search/searchClient.ts";
import { searchRouting } from "#components/search/searchRouting.ts";
import { vocabularyIn } from "#components/search/vocabulary.ts";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { SearchPageQuery } from "#__generated__/SearchPageQuery.graphql.ts";
import { SearchContent } from "./SearchContent.tsx";
import { useServedSearch } from "./useServedSearch.ts";

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
    $hasOptions: Boolean!
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
      where: { visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }] }
    ) {
      found
    }
    ...BestSellers_query
    categories: productCategories(first: 100, where: { hideEmpty: true }) {
      nodes {
        ...CategoryIndex_categories
      }
    }
  }
`;

/** Search page: InstantSearch, starting with the list that the server fetched. */
export function SearchPage() {
  const data = usePageQuery<SearchPageQuery>(pageQuery);
  const { products, counts, words, all, categories } = data;
  const { shop, urlParsed } = usePageContext();
  const vocabulary = useMemo(
    () => vocabularyIn(words, shop.colorAttributes),
    [words, shop.colorAttributes],
  );
  const served = useServedSearch(products, counts, vocabulary);
  const [index] = useState(() => productIndex(shop));
  const [client] = useState(() =>
    retryingClient(looseningClient(shopSearchClient(shop), index, vocabulary.categories)),
  );
  const [routing] = useState(() =>
    searchRouting(vocabulary, index, urlParsed.searchOriginal ?? ""),
  );
  return (
    <LiveSearch vocabulary={vocabulary} index={index} client={client} routing={routing}>
      <SearchContent
        vocabulary={vocabulary}
        client={client}
        routing={routing}
        served={served}
        popular={data}
        categoryIndex={
          <CategoryIndex categories={categories?.nodes ?? []} productCount={all?.found} />
        }
      />
    </LiveSearch>
  );
}
