import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { navigate } from "vike/client/router";
import { COLOR_FIELD, searchText } from "#relay/contract/page/searchFacts.ts";
import { wordsIn } from "#relay/contract/page/shopTexts.ts";
import { readSerializedPage } from "#relay/payload.ts";
import { CATEGORY_FIELDS } from "#relay/contract/search/categoryPaths.ts";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { HIGHLIGHT, HIT_FIELDS } from "./hit.ts";
import { useKnownShop } from "./knownShop.ts";
import type { KnownShop } from "./knownShop.ts";
import { looseningClient } from "./looseningClient.ts";
import { productIndex, shopSearchClient } from "./searchClient.ts";
import { REQUESTED_HITS, suggestionsFrom } from "./suggestions.ts";
import type { IndexResponse, IndexHit } from "./suggestions.ts";
import { REASON_EXCERPTS, closeText } from "./textWords.ts";
import { localePath } from "#words/localePath.ts";

// Search dialog of the header, mounted on demand, with suggestions from the index.

async function searchIndex(
  query: string,
  known: KnownShop["categories"],
): Promise<IndexResponse & { isLoose?: boolean }> {
  const { shop } = readSerializedPage();
  const index = productIndex(shop);
  const params = {
    query: searchText(query),
    hitsPerPage: REQUESTED_HITS,
    facets: [...CATEGORY_FIELDS],
    attributesToRetrieve: [...HIT_FIELDS],
    attributesToHighlight: ["name", COLOR_FIELD],
    attributesToSnippet: REASON_EXCERPTS,
    snippetEllipsisText: "…",
    highlightPreTag: HIGHLIGHT.begins,
    highlightPostTag: HIGHLIGHT.ends,
  };
  const categories = Array.from(known, ([path, { name }]) => ({ path, name }));
  const client = looseningClient(shopSearchClient(shop), index, categories);
  const { results } = await client.search<IndexHit>([{ indexName: index, params }]);
  return results[0] as IndexResponse;
}

/**
 * Fetches the suggestions for a text from the index. For one without hits they are those of a close
 * text that has some, which is looked up as the search page does.
 */
const suggestIn = (shop: KnownShop) => async (text: string) => {
  const { isLoose, ...response } = await searchIndex(text, shop.categories);
  const known = { ...shop, colors: readSerializedPage().shop.colorAttributes };
  if (!isLoose) return suggestionsFrom(text, response, known);
  const instead = closeText(response.hits);
  return instead
    ? { ...suggestionsFrom(text, response, known), texts: [], instead }
    : suggestionsFrom(text, { nbHits: 0, hits: [] }, known);
};

const go = (address: string) =>
  void navigate(localePath(address), { overwriteLastHistoryEntry: true });

function ShopSearch({ onClosed }: { onClosed: (isLeaving: boolean) => void }) {
  const shop = useKnownShop();
  const suggest = useMemo(() => suggestIn(shop), [shop]);
  const words = wordsIn(readSerializedPage().shop.texts);
  return <HeaderSearch {...{ suggest, start: shop.start, words, go, onClosed }} />;
}

let isOpen = false;

/** Opens the search dialog over the page; closing it returns the focus to its opener. */
export function openHeaderSearch(opener: HTMLElement): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const onClosed = (isLeaving: boolean) => {
    root.unmount();
    place.remove();
    isOpen = false;
    // After a navigation the focus must be free to move to the new page's content.
    if (isLeaving) opener.blur();
    else opener.focus();
  };
  root.render(<ShopSearch onClosed={onClosed} />);
}
