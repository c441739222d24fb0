import { useEffect, useRef, useState } from "react";
import type { DataState } from "#relay/dataState.ts";

/** How long a shopper waits for an answer before the shop's own search is asked instead. */
const PATIENCE_MS = 4000;

/** The first and the longest time until a search that failed is asked again. */
const FIRST_MS = 3000;
const LONGEST_MS = 60_000;

type Watched = { state: DataState; refresh: () => void };

/**
 * Asks a search that failed again, ever more rarely and while somebody looks; and says whether it is
 * worth waiting for one that has not answered yet.
 */
export function useRetries({ state, refresh }: Watched) {
  const retries = useRef(0);
  const [isPatient, setIsPatient] = useState(true);
  const isAsking = state === "pending";

  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsPatient(true);
    };
  }, [isAsking]);

  useEffect(() => {
    if (state === "success") retries.current = 0;
    if (state !== "error") return;
    const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** retries.current);
    const retry = () => {
      if (document.visibilityState === "visible") {
        retries.current += 1;
        refresh();
      } else document.addEventListener("visibilitychange", retry, { once: true });
    };
    const timer = setTimeout(retry, wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", retry);
    };
  }, [state, refresh]);

  return { isPatient };
}
