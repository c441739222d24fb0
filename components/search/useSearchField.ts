import { useCallback, useEffect, useRef } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { parseSearch } from "./searchState.ts";
import type { Vocabulary } from "./vocabulary.ts";

// Text field of the search page, synchronized with InstantSearch and the address.

type SearchField = {
  vocabulary: Vocabulary;
  /** InstantSearch's text, and the functions that change it and search again. */
  query: string;
  refine: (text: string) => void;
  refresh: () => void;
  /** Makes InstantSearch read the address. */
  follow: () => void;
  /** True, once, if the list was navigated to because the index failed: the text is the newer. */
  isOurFallback: (list: string) => boolean;
  /** Address of the list that the server fetched. */
  servedList: string;
};

/**
 * Returns the ref of the uncontrolled field, and a function that fills it. Text that was typed
 * before hydration is searched; each later address that the shopper navigates to fills the field.
 */
export function useSearchField(search: SearchField) {
  const { vocabulary, query, refine, refresh, follow, isOurFallback, servedList } = search;
  const { loaded } = usePageContext();
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef<typeof loaded>(undefined);

  const fill = useCallback(
    (address: string) => {
      if (field.current) field.current.value = parseSearch(address, vocabulary).q;
    },
    [vocabulary],
  );
  useEffect(() => {
    const isFirst = followed.current === undefined;
    if (followed.current === loaded) return;
    followed.current = loaded;
    if (isFirst) {
      // The shopper may have typed before hydration.
      const typed = field.current?.value ?? "";
      if (typed.trim() === query) refresh();
      else refine(typed);
    } else if (!isOurFallback(servedList)) {
      fill(location.search);
      follow();
    }
  }, [loaded, followed, servedList, isOurFallback, query, refine, refresh, fill, follow]);
  useEffect(() => {
    const fillFromAddress = () => fill(location.search);
    addEventListener("popstate", fillFromAddress);
    return () => removeEventListener("popstate", fillFromAddress);
  }, [fill]);

  return { field, fill };
}
