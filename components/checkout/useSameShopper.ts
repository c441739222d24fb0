import { useEffect } from "react";
import { onCartSavedElsewhere } from "#relay/persistence.ts";
import { browserTokens, customerOf } from "#relay/session/session.ts";

/** Whether a session is of an account: WordPress numbers those. */
const isOne = (customer: string | undefined) => /^\d+$/.test(customer ?? "");

/**
 * Loads a page anew that shows what is one person's, once that person has signed out: in another
 * tab, or before the browser brought the page back from its cache.
 */
export function useSameShopper(): void {
  useEffect(() => {
    const whose = () => customerOf(browserTokens.read());
    const before = whose();
    const look = () => {
      // A guest who gets a session, or another one, is the same person.
      if (isOne(before) && whose() !== before) location.reload();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    const stopListening = onCartSavedElsewhere(look);
    addEventListener("pageshow", onPageShow);
    return () => {
      stopListening();
      removeEventListener("pageshow", onPageShow);
    };
  }, []);
}
