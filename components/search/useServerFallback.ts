import { useCallback, useEffect, useRef } from "react";
import { navigate } from "vike/client/router";
import { isOutdated } from "#relay/latestBuild.ts";

// Fallback to the server's search results while the index does not respond.

/** Milliseconds without a key press before the server's list is fetched. */
const REST_MS = 300;

type ServerFallback = {
  /** True while the index does not respond. */
  hasFailed: boolean;
  /** Address of the first page of the requested list, and of the one served last. */
  requested: string;
  served: string;
  /** True if the tab already has an address of that list. */
  isHere: (requested: string) => boolean;
};

/**
 * Navigates to the server's list of the requested search once typing has paused.
 * @returns a function that returns true, once, if a served list was navigated to here
 */
export function useServerFallback({ hasFailed, requested, served, isHere }: ServerFallback) {
  const fetched = useRef<string>(undefined);
  useEffect(() => {
    // A newer build would cause a full page load, which is for the shopper to start.
    if (!hasFailed || requested === served || isOutdated()) return;
    const timer = setTimeout(() => {
      fetched.current = requested;
      void navigate(requested, {
        keepScrollPosition: true,
        overwriteLastHistoryEntry: isHere(requested),
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, requested, served, isHere]);
  return useCallback((list: string) => {
    const isOurs = fetched.current === list;
    fetched.current = undefined;
    return isOurs;
  }, []);
}
