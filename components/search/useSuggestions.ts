import { useEffect, useState } from "react";
import { trackState, useDataState } from "#relay/dataState.ts";
import type { Suggestions } from "./suggestions.ts";

/** Milliseconds for which a text shows the previous text's suggestions. */
const LONGEST = 400;

/**
 * Suggestions for a text, from the latest request only. A failed or late response clears them, so
 * that the previous text's suggestions do not stay.
 * @param ask fetches suggestions; the same function as long as its results would be the same
 */
export function useSuggestions(
  text: string,
  ask: (text: string) => Promise<Suggestions>,
): { suggestions: Suggestions | undefined; isAsking: boolean } {
  const [asking] = useState(trackState);
  const state = useDataState(asking);
  const [shown, show] = useState<Suggestions>();
  useEffect(() => {
    let isNewest = true;
    const showNewest = (suggestions?: Suggestions) => {
      if (!isNewest) return;
      clearTimeout(timer);
      show(suggestions);
    };
    const timer = setTimeout(() => show(undefined), text === "" ? 0 : LONGEST);
    if (text !== "") void asking.during(ask(text)).then(showNewest, () => showNewest());
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [text, ask, asking]);
  const suggestions = text === "" ? undefined : shown;
  return { suggestions, isAsking: state === "pending" };
}
