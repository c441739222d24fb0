import { useEffect } from "react";
import { onCartKeptElsewhere } from "#relay/persistence.ts";
import { browserTokens, customerOf } from "#relay/session.ts";

/**
 * Loads a page anew that shows what is one person's, once that person has signed out: in another
 * tab, or before the browser brought the page back from its cache.
 */
export function useSameShopper(): void {
  useEffect(() => {
    const whose = () => customerOf(browserTokens.read());
    const before = whose();
    const look = () => {
      if (whose() !== before) location.reload();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A login that ended says nothing of itself here.
      if (persisted) location.reload();
    };
    const stopListening = onCartKeptElsewhere(look);
    addEventListener("pageshow", onPageShow);
    return () => {
      stopListening();
      removeEventListener("pageshow", onPageShow);
    };
  }, []);
}
