import { useCallback, useEffect, useRef } from "react";
import { navigate } from "vike/client/router";
import { isOutdated } from "#relay/latestBuild.ts";

/** Milliseconds without a key press before the server's list is fetched. */
const REST_MS = 300;

type ServerFallback = {
  /** True while the index does not respond. */
  hasFailed: boolean;
  /** Address of the first page of the wanted list, and of the one served last. */
  wanted: string;
  served: string;
  /** True if the tab already has an address of that list. */
  isHere: (wanted: string) => boolean;
};

/**
 * Navigates to the server's list of the search while the index does not respond.
 * @returns a function that returns true, once, if a served list was navigated to here
 */
export function useServerFallback({ hasFailed, wanted, served, isHere }: ServerFallback) {
  const fetched = useRef<string>(undefined);
  useEffect(() => {
    // A newer build would cause a full page load, which is for the shopper to start.
    if (!hasFailed || wanted === served || isOutdated()) return;
    const timer = setTimeout(() => {
      fetched.current = wanted;
      void navigate(wanted, {
        keepScrollPosition: true,
        overwriteLastHistoryEntry: isHere(wanted),
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, wanted, served, isHere]);
  return useCallback((list: string) => {
    const isOurs = fetched.current === list;
    fetched.current = undefined;
    return isOurs;
  }, []);
}
