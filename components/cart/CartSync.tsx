import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import { keepCart, keptCart, onCartKeptElsewhere, setCartAside } from "#relay/persistence.ts";
import type { KeptCart } from "#relay/persistence.ts";
import { browserTokens } from "#relay/session/session.ts";
import { cartOperation, refreshCart, showKeptCart } from "./refreshCart.ts";

/**
 * Shows what this browser last knew, unless the page came with the cart itself; a null one may also
 * mean a refused session, which asking again will tell. Without a session there is no cart: lines
 * of one that is gone are put aside.
 */
function showLastKnown(environment: Environment, answered: Partial<KeptCart["data"]>): void {
  if (browserTokens.read() === undefined) {
    setCartAside();
  } else if (!answered.cart || !keepCart(answered.cart)) {
    const kept = keptCart();
    if (kept) showKeptCart(environment, kept);
  }
}

/**
 * Keeps the shown cart true for as long as a page is open: the last known cart at once, then the
 * backend's; another tab's changes; and again when the browser brings the page back from its cache.
 */
export function CartSync() {
  const environment = useRelayEnvironment();
  const { loaded, urlPathname, isHydration } = usePageContext();
  const isPersonal = loaded?.isPersonal === true;
  const isOwnPage = isPersonal && isHydration !== true;
  // What the page came with: of no use once it is open, and of another shopper after a login.
  const answered = useRef(isPersonal && isHydration === true ? loaded.payload?.data : undefined);

  useEffect(() => {
    if (isOwnPage && urlPathname) void refreshCart(environment);
  }, [environment, isOwnPage, urlPathname]);

  useEffect(() => {
    const retention = environment.retain(cartOperation());
    showLastKnown(environment, answered.current ?? {});
    answered.current = undefined;
    void refreshCart(environment);
    const follow = (other?: KeptCart) => {
      if (other || browserTokens.read() === undefined) showKeptCart(environment, other);
      else void refreshCart(environment);
    };
    const stopListening = onCartKeptElsewhere(follow);
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) follow();
    };
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("pageshow", onPageShow);
      stopListening();
      retention.dispose();
    };
  }, [environment]);
  return null;
}
