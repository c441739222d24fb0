import type { SearchResults } from "algoliasearch-helper";
import type { LiteClient } from "algoliasearch/lite";
import {
  connectConfigure,
  connectHierarchicalMenu,
  connectInfiniteHits,
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
  connectToggleRefinement,
} from "instantsearch.js/es/connectors";
import type { Widget } from "instantsearch.js";
import InstantSearch from "instantsearch.js/es/lib/InstantSearch";
import { indexResultsOf } from "./indexResults.ts";
import type { IndexResults } from "./indexResults.ts";
import type { Hit } from "./hit.ts";
import {
  BOUNDS,
  LIST_PARAMETERS,
  SWITCHES,
  categoryMenu,
  sortOptions,
  switchOf,
  termList,
} from "./listParameters.ts";
import { looseningClient } from "./looseningClient.ts";
import { searchRouting } from "./searchRouting.ts";
import type { Vocabulary } from "./vocabulary.ts";

// Server-side search: fetches the results of the search page from the index.

const nothing = () => {};

/**
 * Returns the widgets that the browser mounts in `LiveSearch` and in its list. Without React they
 * are added all at once, instead of one after another, which takes InstantSearch many times longer.
 */
const widgets = (vocabulary: Vocabulary, index: string) => [
  connectConfigure(nothing)({ searchParameters: LIST_PARAMETERS }),
  connectHierarchicalMenu(nothing)(categoryMenu),
  ...vocabulary.attributes.map(({ field }) => connectRefinementList(nothing)(termList(field))),
  ...BOUNDS.map((attribute) => connectRange(nothing)({ attribute })),
  ...SWITCHES.map((attribute) => connectToggleRefinement(nothing)(switchOf(attribute))),
  connectSortBy(nothing)(sortOptions(index)),
  connectSearchBox(nothing)({}),
  connectInfiniteHits(nothing)({ escapeHTML: false }),
];

/**
 * Returns the results of a search string, through the same widgets as in the browser; rejects if
 * the index does not respond.
 */
export async function fetchFromIndex(
  client: Pick<LiteClient, "search">,
  index: string,
  served: string,
  vocabulary: Vocabulary,
): Promise<IndexResults> {
  const { router, stateMapping } = searchRouting(vocabulary, index, served);
  const search = new InstantSearch({
    searchClient: looseningClient(client, index, vocabulary.categories),
    indexName: index,
    routing: { router, stateMapping },
    future: { preserveSharedStateOnUnmount: true },
  });
  // Its types disagree about optional properties that may be undefined.
  search.addWidgets(widgets(vocabulary, index) as Widget[]);
  const response = new Promise<SearchResults>((resolve, reject) => {
    search.on("error", ({ error }: { error: Error }) => reject(error));
    // It also renders before there are results.
    search.on("render", () => {
      const results = search.mainIndex.getResults();
      if (results) resolve(results);
    });
  });
  search.start();
  const found = await response;
  const { page, hitsPerPage } = found;
  const hits = (found.hits as Hit[]).map((hit, place) => ({
    ...hit,
    __position: page * hitsPerPage + place + 1,
  }));
  return indexResultsOf(found, hits);
}
