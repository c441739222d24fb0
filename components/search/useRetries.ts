import { useEffect, useRef, useState } from "react";

/** How long a shopper waits for an answer before the shop's own search is asked instead. */
const PATIENCE_MS = 4000;

/** The first and the longest time until a search that failed is asked again. */
const FIRST_MS = 3000;
const LONGEST_MS = 60_000;

type Watched = {
  status: "idle" | "loading" | "stalled" | "error";
  refresh: () => void;
};

/**
 * Asks a search that failed again, ever more rarely and while somebody looks; and says whether it is
 * worth waiting for one that has not answered yet.
 */
export function useRetries({ status, refresh }: Watched) {
  const retries = useRef(0);
  const [isPatient, setIsPatient] = useState(true);
  const isAsking = status === "loading" || status === "stalled";

  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsPatient(true);
    };
  }, [isAsking]);

  useEffect(() => {
    if (status === "idle") retries.current = 0;
    if (status !== "error") return;
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
  }, [status, refresh]);

  return { isPatient };
}
