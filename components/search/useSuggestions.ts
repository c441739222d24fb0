import { useEffect, useState } from "react";
import { trackState, useDataState } from "#relay/dataState.ts";
import type { Suggestions } from "./suggestions.ts";

/** Milliseconds for which a text shows what was suggested for the one before it. */
const LONGEST = 400;

/**
 * What is suggested for a text, by the newest answer alone. Where none comes, or late, nothing is:
 * what is shown is never for long another text's.
 * @param ask the same function as long as it would answer the same
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
