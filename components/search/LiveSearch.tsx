import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import {
  Configure,
  InstantSearch,
  InstantSearchSSRProvider,
  useHierarchicalMenu,
  useRange,
  useRefinementList,
  useSortBy,
  useToggleRefinement,
} from "react-instantsearch";
import {
  BOUNDS,
  LIST_PARAMETERS,
  SWITCHES,
  categoryMenu,
  sortOptions,
  switchOf,
  termList,
} from "./listParameters.ts";
import type { SearchClient } from "./searchClient.ts";
import type { SearchRouting } from "./searchRouting.ts";
import type { Vocabulary } from "./vocabulary.ts";

function Categories() {
  useHierarchicalMenu(categoryMenu);
  return null;
}
function Terms({ field }: { field: string }) {
  useRefinementList(termList(field));
  return null;
}
function Bounds({ attribute }: { attribute: string }) {
  useRange({ attribute });
  return null;
}
function Switch({ attribute }: { attribute: string }) {
  useToggleRefinement(switchOf(attribute));
  return null;
}
function Orders({ index }: { index: string }) {
  useSortBy(sortOptions(index));
  return null;
}

type LiveSearchProps = {
  vocabulary: Vocabulary;
  index: string;
  client: Pick<SearchClient, "search">;
  routing: SearchRouting;
  children: ReactNode;
};

/** InstantSearch with all widgets that filter and sort; its children render the list. */
export function LiveSearch({ vocabulary, index, client, routing, children }: LiveSearchProps) {
  const { router, stateMapping } = routing;
  // With initial results InstantSearch starts at the first render and is not disposed later.
  const [noResults] = useState({});
  useEffect(() => () => router.dispose(), [router]);
  return (
    <InstantSearchSSRProvider initialResults={noResults}>
      <InstantSearch
        searchClient={client}
        indexName={index}
        routing={{ router, stateMapping }}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Configure {...LIST_PARAMETERS} />
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
        {children}
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}
