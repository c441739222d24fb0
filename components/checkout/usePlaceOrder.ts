import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { navigate } from "vike/client/router";
import { usePageContext } from "vike-react/usePageContext";
import { refreshCart } from "#relay/cart/refreshCart.ts";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { forgetShopper } from "#relay/cart/persistence.ts";
import type { Notice } from "./CheckoutNotice.tsx";
import { deleteCheckoutDraft } from "./checkoutDraft.ts";
import { submitOrder } from "./submitOrder.ts";
import { refreshCheckoutCart } from "./useCheckoutCart.ts";
import { useCheckoutStart } from "./useCheckout.ts";

/**
 * Places an order and reports failures: errors at their fields, others above the form. The order is
 * confirmed as it was when `captureConfirmed` was called, as prices may change while the fields
 * are validated.
 */
export function usePlaceOrder(confirmed: string, settled: () => Promise<void>) {
  const environment = useRelayEnvironment();
  const pageContext = usePageContext();
  const draft = pageContext.draft?.checkout;
  const checkout = useCheckoutStart();
  const [notice, setNotice] = useState<Notice | undefined>(
    draft?.changes && { message: draft.message ?? "", changes: draft.changes },
  );
  const intent = useRef(checkout?.intent ?? "");
  const confirmedAtPress = useRef(confirmed);

  const goToResult = async (location: string) => {
    deleteCheckoutDraft();
    await navigate(location);
    await refreshCart(environment);
  };

  const refreshOrder = () =>
    refreshCheckoutCart(environment).catch((error: unknown) => {
      console.error("The cart could not be fetched.", error);
    });

  async function handleResponse(response: CheckoutResponse): Promise<FormRefusal | void> {
    switch (response.outcome) {
      case "placed":
        // Must precede the read of the cart, whose lines are gone because they are ordered.
        forgetShopper();
        return goToResult(response.location);
      case "checking":
        return goToResult(response.location);
      case "redirect":
        if (!response.isHandedOver) {
          deleteCheckoutDraft();
          forgetShopper();
        }
        location.assign(response.location);
        // The browser is leaving the page: the button stays pending.
        return new Promise(() => {});
      case "faults":
        return { errors: response.faults, message: response.message };
      case "changed":
        await refreshOrder();
        setNotice({ message: response.message, changes: response.changes });
        return undefined;
      case "refused":
      case "failed": {
        const isRejected = response.outcome === "refused";
        if (isRejected && response.isSpent) intent.current = "";
        setNotice({ message: response.message, isRejected });
        // The session may have ended while the page was open: then its cart is restored.
        void refreshOrder();
        return undefined;
      }
    }
  }

  const captureConfirmed = () => void (confirmedAtPress.current = confirmed);

  async function place(values: Record<string, string>): Promise<FormRefusal | void> {
    setNotice(undefined);
    await settled();
    const placement = await submitOrder(
      { ...values, seen: confirmedAtPress.current },
      intent.current,
    );
    intent.current = placement.intent;
    return handleResponse(placement.result);
  }

  return { captureConfirmed, place, notice, intent: checkout?.intent ?? "" };
}
