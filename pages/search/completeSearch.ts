import { completeListing } from "#components/category/completeListing.ts";
import { fetchFromIndex } from "#components/search/fetchFromIndex.ts";
import type { IndexResults } from "#components/search/indexResults.ts";
import { vocabularyFrom } from "#components/search/vocabulary.ts";
import type { CompletePage } from "#relay/pageContext.ts";
import document from "#__generated__/SearchPageQuery.graphql.ts";

// Search results of the search page, fetched on the server from the index or the backend.

/** Fields added to the page's data. */
export type SearchPageFacts = {
  /** Index response; absent if the backend was queried instead. */
  found?: IndexResults;
};

/**
 * Queries the index that the browser will query too, so that nothing changes after hydration, or
 * the backend if there is no index or it does not respond. Without a search text it does nothing.
 */
export const completeSearch: CompletePage = async (data, request, pageContext, variables) => {
  const { backend, shop, urlParsed } = pageContext;
  if (!urlParsed.search["q"]) return;
  const vocabulary = vocabularyFrom(
    data as Parameters<typeof vocabularyFrom>[0],
    shop.colorAttributes,
  );
  const fetching =
    backend.search &&
    shop.search &&
    fetchFromIndex(backend.search, shop.search.index, urlParsed.searchOriginal ?? "", vocabulary);
  const found = await fetching?.catch(() => undefined);
  if (found) {
    const facts: SearchPageFacts = { found };
    Object.assign(data, facts);
    return;
  }
  const searching = { ...variables, hasSearch: true };
  const response = await request(document, searching);
  Object.assign(variables, searching);
  Object.assign(data, response.data);
  await completeListing(document, () => true)(data, request, pageContext, variables);
};
