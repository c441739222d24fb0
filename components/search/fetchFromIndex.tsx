import algoliasearchHelper from "algoliasearch-helper";
import type { LiteClient } from "algoliasearch/lite";
import { renderToString } from "react-dom/server";
import { getServerState, useInfiniteHits, useSearchBox } from "react-instantsearch";
import { indexResultsOf } from "./indexResults.ts";
import type { IndexResults } from "./indexResults.ts";
import type { Hit } from "./hit.ts";
import { LiveSearch } from "./LiveSearch.tsx";
import { looseningClient } from "./looseningClient.ts";
import { searchRouting } from "./searchRouting.ts";
import type { Vocabulary } from "./vocabulary.ts";

// Server-side search: fetches the results of the search page from the index.

/** Widgets for text and hits, which the browser mounts in its list. */
function Text() {
  useSearchBox();
  useInfiniteHits({ escapeHTML: false });
  return null;
}

/**
 * Returns the results of a search string, through the same widgets as in the browser; rejects if
 * the index does not respond.
 */
export async function fetchFromIndex(
  client: Pick<LiteClient, "search">,
  index: string,
  search: string,
  vocabulary: Vocabulary,
): Promise<IndexResults> {
  const { initialResults } = await getServerState(
    <LiveSearch
      vocabulary={vocabulary}
      index={index}
      client={looseningClient(client)}
      routing={searchRouting(vocabulary, index, search)}
    >
      <Text />
    </LiveSearch>,
    { renderToString },
  );
  const { state, results } = initialResults[index] ?? {};
  const found = new algoliasearchHelper.SearchResults(
    new algoliasearchHelper.SearchParameters(state),
    results ?? [],
  );
  const { page, hitsPerPage } = found;
  const hits = (found.hits as Hit[]).map((hit, place) => ({
    ...hit,
    __position: page * hitsPerPage + place + 1,
  }));
  return indexResultsOf(found, hits);
}
