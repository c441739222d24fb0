import algoliasearchHelper from "algoliasearch-helper";
import type { LiteClient } from "algoliasearch/lite";
import { isNarrowed } from "#relay/contract/facets.ts";
import { ASKED, BOUNDS, MOST_VALUES, SWITCHES, looserFor } from "./askedParameters.ts";
import { BETWEEN, CATEGORY_FIELDS } from "./categoryPaths.ts";
import type { FoundInIndex } from "./foundInIndex.ts";
import type { Hit } from "./hit.ts";
import { readState, toWidgets } from "./searchState.ts";
import type { SearchState } from "./searchState.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** "10:40" as the two conditions that it stands for. */
function conditionsOf(range: string) {
  const [from, to] = range.split(":");
  return { ...(from && { ">=": [Number(from)] }), ...(to && { "<=": [Number(to)] }) };
}

/** What the widgets of `LiveSearch.tsx` ask with in a state. */
function parametersFor(state: SearchState, vocabulary: Vocabulary, index: string) {
  const widgets = toWidgets(state, vocabulary, index);
  const { query = "", hierarchicalMenu = {}, refinementList, range = {}, toggle = {} } = widgets;
  const [top] = CATEGORY_FIELDS;
  const path = hierarchicalMenu[top];
  return {
    ...ASKED,
    query,
    page: (widgets.page ?? 1) - 1,
    maxValuesPerFacet: MOST_VALUES,
    disjunctiveFacets: [...vocabulary.attributes.map(({ field }) => field), ...BOUNDS, ...SWITCHES],
    disjunctiveFacetsRefinements: {
      ...refinementList,
      ...Object.fromEntries(Object.keys(toggle).map((field) => [field, ["true"]])),
    },
    numericRefinements: Object.fromEntries(
      Object.entries(range).map(([field, text]) => [field, conditionsOf(text)]),
    ),
    hierarchicalFacets: [{ name: top, attributes: [...CATEGORY_FIELDS], separator: BETWEEN }],
    hierarchicalFacetsRefinements: path ? { [top]: [path.join(BETWEEN)] } : {},
  };
}

type Client = Pick<LiteClient, "search">;

const helperFor = (client: Client, index: string, state: SearchState, vocabulary: Vocabulary) =>
  algoliasearchHelper(
    client,
    toWidgets(state, vocabulary, index).sortBy ?? index,
    parametersFor(state, vocabulary, index),
  );

/**
 * Whether a search that found nothing did so for its text: nothing has all of it, or what has it is
 * left out by what else narrows the search. Rejects where the index does not answer.
 */
export async function isForItsText(
  client: Client,
  index: string,
  state: SearchState,
  vocabulary: Vocabulary,
): Promise<boolean> {
  if (state.category === "" && !isNarrowed(state.facets)) return true;
  const plain = { ...readState("", vocabulary), q: state.q };
  const helper = helperFor(client, index, plain, vocabulary);
  const { content } = await helper.searchOnce({ hitsPerPage: 0 });
  return content.nbHits === 0;
}

/**
 * Asks an index, through the library that the widgets ask by, for what the page of a search would
 * show; rejects where the index does not answer.
 */
export async function askIndex(
  client: Client,
  index: string,
  state: SearchState,
  vocabulary: Vocabulary,
): Promise<FoundInIndex> {
  const helper = helperFor(client, index, state, vocabulary);
  let { content } = await helper.searchOnce({});
  const looser = content.nbHits === 0 ? looserFor(state.q) : undefined;
  const isLoose = looser && (await isForItsText(client, index, state, vocabulary));
  if (isLoose) ({ content } = await helper.searchOnce(looser));
  const { hits, nbHits, nbPages, page, hitsPerPage } = content;
  return {
    hits: (hits as Hit[]).map((hit, place) => ({
      ...hit,
      __position: page * hitsPerPage + place + 1,
    })),
    nbHits,
    nbPages,
    isLoose: isLoose === true && nbHits > 0,
    disjunctiveFacets: content.disjunctiveFacets,
    hierarchicalFacets: content.hierarchicalFacets,
  };
}
