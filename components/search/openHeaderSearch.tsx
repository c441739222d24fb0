import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { navigate } from "vike/client/router";
import { handedOver } from "#relay/payload.ts";
import { CATEGORY_FIELDS } from "./categoryPaths.ts";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { HIGHLIGHT } from "./highlight.ts";
import { useKnownShop } from "./knownShop.ts";
import type { KnownShop } from "./knownShop.ts";
import { productIndex, shopSearchClient } from "./searchClient.ts";
import { REQUESTED_HITS, suggestionsFrom } from "./suggestions.ts";
import type { IndexResponse, IndexHit } from "./suggestions.ts";

/** Fetches the suggestions for a text from the index. */
const suggestIn = (shop: KnownShop) => async (text: string) => {
  const { results } = await shopSearchClient(handedOver().shop).search<IndexHit>({
    requests: [
      {
        indexName: productIndex(handedOver().shop),
        query: text,
        hitsPerPage: REQUESTED_HITS,
        facets: [...CATEGORY_FIELDS],
        attributesToRetrieve: ["slug", "name", "price", "maxPrice", "pictures"],
        attributesToHighlight: ["name"],
        highlightPreTag: HIGHLIGHT.begins,
        highlightPostTag: HIGHLIGHT.ends,
      },
    ],
  });
  return suggestionsFrom(text, results[0] as IndexResponse, shop);
};

const go = (address: string) => void navigate(address, { overwriteLastHistoryEntry: true });

function ShopSearch({ onClosed }: { onClosed: (isLeaving: boolean) => void }) {
  const shop = useKnownShop();
  const suggest = useMemo(() => suggestIn(shop), [shop]);
  return <HeaderSearch suggest={suggest} start={shop.start} go={go} onClosed={onClosed} />;
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
