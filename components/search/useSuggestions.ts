import { useEffect, useState } from "react";
import { trackState, useDataState } from "#relay/dataState.ts";
import type { Suggestions } from "./suggestions.ts";

// Suggestions of the search dialog, from the latest request only.

/** Milliseconds for which a text shows the previous text's suggestions. */
const STALE_TIMEOUT_MS = 400;

/**
 * Returns the suggestions for a text. A failed or late response clears them, so that the previous
 * text's suggestions do not stay.
 * @param fetchSuggestions must stay the same function as long as its results would be the same
 */
export function useSuggestions(
  text: string,
  fetchSuggestions: (text: string) => Promise<Suggestions>,
): { suggestions: Suggestions | undefined; isLoading: boolean } {
  const [loading] = useState(trackState);
  const state = useDataState(loading);
  const [shown, show] = useState<Suggestions>();
  useEffect(() => {
    let isNewest = true;
    const showNewest = (suggestions?: Suggestions) => {
      if (!isNewest) return;
      clearTimeout(timer);
      show(suggestions);
    };
    const timer = setTimeout(() => show(undefined), text === "" ? 0 : STALE_TIMEOUT_MS);
    if (text !== "")
      void loading.during(fetchSuggestions(text)).then(showNewest, () => showNewest());
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [text, fetchSuggestions, loading]);
  const suggestions = text === "" ? undefined : shown;
  return { suggestions, isLoading: state === "pending" };
}
