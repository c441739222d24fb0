import { useEffect, useState } from "react";

// Timeout of a search request, after which the server's results replace the index's.

/** Milliseconds to wait for a response before falling back to the backend's search. */
const TIMEOUT_MS = 4000;

/** Returns true once the request has been pending for longer than its timeout. */
export function useTimeout(isPending: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsOver(true), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isPending]);
  return isOver;
}
