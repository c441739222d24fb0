import { useCallback, useEffect, useRef } from "react";
import { navigate } from "vike/client/router";
import { isOutdated } from "#relay/builds.ts";

/** How long no key is pressed before the server's list is fetched. */
const REST_MS = 300;

type ServerFallback = {
  /** True while the index gives no response. */
  hasFailed: boolean;
  /** The address of the first page of the list that is searched for, and of the one served last. */
  wanted: string;
  served: string;
  /** True where the tab already has an address of that list. */
  isHere: (wanted: string) => boolean;
};

/**
 * Navigates to the server's list of the search while the index does not answer.
 * @returns whether a list that has been served is one that was navigated to here; asked once of each
 */
export function useServerFallback({ hasFailed, wanted, served, isHere }: ServerFallback) {
  const fetched = useRef<string>(undefined);
  useEffect(() => {
    // Loading a newer build is for the shopper to begin.
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
