import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { navigate } from "vike/client/router";
import { refreshCart } from "#relay/cart/refreshCart.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import type { Notice } from "./CheckoutNotice.tsx";
import { requestHandOver } from "./submitOrder.ts";

// Hand-over of the cart to WordPress's own checkout, by script.

/** Waits until the page is shown again: the browser has left it, and may return to it. */
const shownAgain = () =>
  new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));

/**
 * Returns the function that opens WordPress's checkout with the cart, and the notice of a failure.
 * When the page is shown again, the cart is read again: WordPress may have changed it.
 */
export function useWordpressCheckout() {
  const environment = useRelayEnvironment();
  const [notice, setNotice] = useState<Notice>();
  const [opening] = useState(trackState);
  const isOpening = useDataState(opening) === "pending";

  async function handOver(): Promise<void> {
    setNotice(undefined);
    const response = await requestHandOver();
    if (response.outcome === "redirect") {
      location.assign(response.location);
      await shownAgain();
      void refreshCart(environment);
    } else if ("location" in response) {
      await navigate(response.location);
    } else {
      setNotice({ message: response.message, isRejected: response.outcome === "refused" });
      void refreshCart(environment);
    }
  }

  return { notice, isOpening, open: () => opening.during(handOver()) };
}
