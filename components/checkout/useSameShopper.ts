import { useEffect } from "react";
import { onCartSavedElsewhere } from "#relay/cart/persistence.ts";
import { browserTokens, customerOf } from "#relay/session/session.ts";

// Sign-out detection for pages with personal data: checkout, account, order confirmation.

/** True if a session belongs to an account: WordPress gives those numeric ids. */
const isOne = (customer: string | undefined) => /^\d+$/.test(customer ?? "");

/**
 * Reloads the page once its shopper has signed out: in another tab, or before the browser restored
 * the page from its back/forward cache.
 */
export function useSameShopper(): void {
  useEffect(() => {
    const whose = () => customerOf(browserTokens.read());
    const before = whose();
    const look = () => {
      // A guest with a new session is still the same person.
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
