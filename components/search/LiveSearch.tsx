import { memo, useState } from "react";
import {
  Configure,
  InstantSearch,
  useHierarchicalMenu,
  useRange,
  useRefinementList,
  useSortBy,
  useToggleRefinement,
} from "react-instantsearch";
import { listingOrders } from "#components/category/listingOrder.ts";
import { ASKED, BOUNDS, MOST_VALUES, SWITCHES } from "./askedParameters.ts";
import { CATEGORY_FIELDS } from "./categoryPaths.ts";
import { LiveAnswers } from "./LiveAnswers.tsx";
import type { LiveAnswersProps } from "./LiveAnswers.tsx";
import { lastingClient } from "./lastingClient.ts";
import { productIndex, shopSearchClient } from "./searchClient.ts";
import { searchRouter } from "./searchRouter.ts";
import { fromWidgets, readState, spellState, toWidgets } from "./searchState.ts";
import type { WidgetState } from "./searchState.ts";

/** The routing and what it says of a state, as InstantSearch takes it. */
function routingOver(vocabulary: LiveAnswersProps["vocabulary"], index: string) {
  const router = searchRouter(vocabulary);
  const stateMapping = {
    stateToRoute: (widgets: Record<string, WidgetState>) =>
      spellState(fromWidgets(widgets[index] ?? {}, vocabulary, index), vocabulary),
    routeToState: (search = "") => ({
      [index]: toWidgets(readState(search, vocabulary), vocabulary, index),
    }),
  };
  return { router, stateMapping };
}

/**
 * For what narrows the search and shows nothing itself: the page reads what there is of it from the
 * answer as a whole, so that with each key nothing need be made of it, which took half of the time.
 */
const UNSEEN = { render() {}, getRenderState: <State,>(state: State) => state };

function Categories() {
  useHierarchicalMenu({ attributes: [...CATEGORY_FIELDS], limit: MOST_VALUES }, UNSEEN);
  return null;
}
function Terms({ field }: { field: string }) {
  useRefinementList({ attribute: field, operator: "or", limit: MOST_VALUES }, UNSEEN);
  return null;
}
function Bounds({ attribute }: { attribute: string }) {
  useRange({ attribute }, UNSEEN);
  return null;
}
function Switch({ attribute }: { attribute: string }) {
  useToggleRefinement({ attribute, on: true }, UNSEEN);
  return null;
}
function Orders({ index }: { index: string }) {
  const names = Object.keys(listingOrders).map((name) => `${index}_${name}`);
  useSortBy({ items: [index, ...names].map((value) => ({ value, label: value })) }, UNSEEN);
  return null;
}

/** The search that answers while one types. It shows nothing itself: it tells the page what it found. */
export const LiveSearch = memo((props: Omit<LiveAnswersProps, "router" | "index" | "asker">) => {
  const { vocabulary } = props;
  const [index] = useState(productIndex);
  const [asker] = useState(() => lastingClient(shopSearchClient()));
  const [routing] = useState(() => routingOver(vocabulary, index));
  return (
    <InstantSearch
      searchClient={asker.client}
      indexName={index}
      routing={routing}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure {...ASKED} />
      <Categories />
      {vocabulary.attributes.map(({ field }) => (
        <Terms key={field} field={field} />
      ))}
      {BOUNDS.map((field) => (
        <Bounds key={field} attribute={field} />
      ))}
      {SWITCHES.map((field) => (
        <Switch key={field} attribute={field} />
      ))}
      <Orders index={index} />
      <LiveAnswers {...props} router={routing.router} index={index} asker={asker} />
    </InstantSearch>
  );
});
