import { createContext, use, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { useRelayEnvironment } from "react-relay";
import { navigate } from "vike/client/router";
import { useIsCartUnconfirmed } from "#relay/cart/shownIntents.ts";
import { Button } from "#components/ui/Button.tsx";
import { refreshCart } from "#relay/cart/refreshCart.ts";
import { trackState, useDataState } from "#relay/dataState.ts";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import type { Notice } from "./CheckoutNotice.tsx";
import { requestHandOver } from "./submitOrder.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

// Way to WordPress's own checkout: a form that its buttons post, also without script.

/** Waits until the page is shown again: the browser has left it, and may return to it. */
const shownAgain = () =>
  new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));

/**
 * Returns the function that opens WordPress's checkout with the cart, and the notice of a failure.
 * When the page is shown again, the cart is read again: WordPress may have changed it.
 */
function useWordpressCheckout() {
  const environment = useRelayEnvironment();
  const [notice, setNotice] = useState<Notice>();
  const [opening] = useState(trackState);
  const isOpening = useDataState(opening) === "pending";

  async function handOver(): Promise<void> {
    setNotice(undefined);
    const response = await requestHandOver();
    if (response.outcome === "redirect") {
      location.assign(localePath(response.location));
      await shownAgain();
      void refreshCart(environment);
    } else if ("location" in response) {
      await navigate(localePath(response.location));
    } else {
      setNotice({ message: response.message, isRejected: response.outcome === "refused" });
      void refreshCart(environment);
    }
  }

  return { notice, isOpening, open: () => opening.during(handOver()) };
}

/** Id of the form, for buttons within another form. */
const FORM = "wordpress-checkout";

const Opening = createContext(false);

/** Renders the form with its notices, and then the content, whose buttons may post it. */
export function WordpressCheckout({ children }: { children: ReactNode }) {
  const { notice, isOpening, open } = useWordpressCheckout();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOpening) void open();
  };
  return (
    <Opening value={isOpening}>
      <form id={FORM} method="post" action={localePath("/checkout/wordpress")} onSubmit={submit}>
        <CheckoutNotice notice={notice} />
      </form>
      {children}
    </Opening>
  );
}

/** Button that opens WordPress's checkout with the cart, once that is the backend's. */
export function WordpressCheckoutButton({
  variant = "primary",
  children,
}: {
  variant?: "primary" | "quiet";
  children: ReactNode;
}) {
  const isOpening = use(Opening);
  const isUnconfirmed = useIsCartUnconfirmed();
  return (
    <Button
      form={FORM}
      variant={variant}
      isPending={isOpening || isUnconfirmed}
      pendingLabel={isOpening ? t("checkout.openingPayment") : t("checkout.updatingCart")}
    >
      {children}
    </Button>
  );
}
