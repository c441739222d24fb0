import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { showAddedToast_set$key } from "#__generated__/showAddedToast_set.graphql.ts";
import { setAddedToast } from "#relay/cart/cartNotices.ts";
import type { AddedUnits } from "#relay/cart/cartNotices.ts";
import { isIntentKey, isRestorePending } from "#relay/cart/intentStore.ts";
import {
  saveCart,
  savedCart,
  onCartSavedElsewhere,
  setCartAside,
  isCart,
} from "#relay/cart/persistence.ts";
import type { SavedCart } from "#relay/cart/persistence.ts";
import { browserTokens } from "#relay/session/session.ts";
import { intentQueue } from "#relay/cart/intentQueue.ts";
import { cartOperation, refreshCart, showSavedCart } from "#relay/cart/refreshCart.ts";
import { showIntents } from "#relay/cart/shownIntents.ts";

// Cart synchronization in the browser, mounted on every page by the site frame.

/**
 * Shows the added-to-cart toast. The first addition loads its code; if that fails, the count in the
 * header is confirmation enough.
 */
function loadAddedToast(added: readonly AddedUnits[], set?: showAddedToast_set$key): void {
  const { pathname } = location;
  import("./showAddedToast.tsx").then(
    ({ showAddedToast }) => {
      if (location.pathname === pathname) showAddedToast(added, set);
    },
    () => {},
  );
}

/**
 * Shows the cart saved in this browser, unless the page's payload contains the cart with all lines
 * and no other tab has saved one since the page was requested.
 * A null cart in the payload may also mean a refused session, so the saved cart stays until the
 * refetch tells. Without a session there is no cart: lines saved from an ended session are set
 * aside, unless they are about to be restored.
 */
function showLastKnown(environment: Environment, responded: Partial<SavedCart["data"]>): void {
  if (browserTokens.read() === undefined && !isRestorePending()) {
    setCartAside();
    return;
  }
  const saved = savedCart();
  const isNewest = (saved?.savedAt ?? 0) < performance.timeOrigin;
  const isTaken = isNewest && responded.cart && isCart(responded.cart) && saveCart(responded.cart);
  if (!isTaken && saved) showSavedCart(environment, saved);
}

/** Carries out pending intents when the network, the page or another tab may have changed. */
function retryOnEvents(environment: Environment): () => void {
  const { retry, follow, stop } = intentQueue(environment);
  const onStorage = ({ key }: StorageEvent) => {
    if (isIntentKey(key)) follow();
  };
  addEventListener("online", retry);
  addEventListener("pageshow", retry);
  addEventListener("storage", onStorage);
  showIntents(environment);
  retry();
  return () => {
    removeEventListener("online", retry);
    removeEventListener("pageshow", retry);
    removeEventListener("storage", onStorage);
    stop();
  };
}

/**
 * Shows the saved cart and pending intents, then refetches; follows other tabs; and synchronizes
 * again when the browser restores the page from its back/forward cache. Renders nothing.
 */
export function CartSync() {
  const environment = useRelayEnvironment();
  const { loaded, urlPathname, isHydration } = usePageContext();
  const isPersonal = loaded?.isPersonal === true;
  const isOwnPage = isPersonal && isHydration !== true;
  // The cart of the page's payload, used once: stale later, and another shopper's after a sign-in.
  const responded = useRef(isPersonal && isHydration === true ? loaded.payload?.data : undefined);

  useEffect(() => {
    if (isOwnPage && urlPathname) void refreshCart(environment);
  }, [environment, isOwnPage, urlPathname]);

  useEffect(() => {
    setAddedToast(loadAddedToast);
    const retention = environment.retain(cartOperation());
    showLastKnown(environment, responded.current ?? {});
    responded.current = undefined;
    void refreshCart(environment);
    const stopRetrying = retryOnEvents(environment);
    const follow = (other?: SavedCart) => {
      if (other || browserTokens.read() === undefined) showSavedCart(environment, other);
      else void refreshCart(environment);
    };
    const stopListening = onCartSavedElsewhere(follow);
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) follow();
    };
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("pageshow", onPageShow);
      stopListening();
      stopRetrying();
      retention.dispose();
    };
  }, [environment]);
  return null;
}
