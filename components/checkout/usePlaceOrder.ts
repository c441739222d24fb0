import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { navigate } from "vike/client/router";
import { usePageContext } from "vike-react/usePageContext";
import { refreshCart } from "#relay/cart/refreshCart.ts";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import { CONFIRM_PATH } from "#relay/contract/order/cardMethods.ts";
import { typedCheckout } from "#relay/contract/order/orderFields.ts";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { forgetShopper, noteOrdered } from "#relay/cart/persistence.ts";
import type { Notice } from "./CheckoutNotice.tsx";
import { deleteCheckoutDraft } from "./checkoutDraft.ts";
import type { CheckoutPayment } from "./payment/PaymentContext.ts";
import { submitOrder } from "./submitOrder.ts";
import { refreshCheckoutCart } from "./useCheckoutCart.ts";
import { useCheckoutStart } from "./useCheckout.ts";

/**
 * Places an order and reports failures: errors at their fields, others above the form. The order is
 * confirmed as it was when `captureConfirmed` was called, as prices may change while the fields
 * are validated.
 */
export function usePlaceOrder(
  confirmed: string,
  { settled, payment }: { settled: () => Promise<void>; payment: CheckoutPayment },
) {
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

  /** Leaves the page for another one; the button stays pending. */
  function leave(page: string): Promise<never> {
    location.assign(page);
    return new Promise(() => {});
  }

  /** Lets the shopper confirm the payment here; the page of the confirmation does it otherwise. */
  async function confirm(page: string): Promise<void> {
    const fields = payment.fields();
    // Paid on the bank's page, the cart must not be offered again if its shopper never comes back.
    noteOrdered(true);
    if (!fields) return leave(page);
    // Reloaded meanwhile, the page of the confirmation goes on.
    const here = location.href;
    history.replaceState(history.state, "", page);
    const confirmation = await import("./payment/confirmPayment.ts")
      .then(({ confirmPayment }) =>
        confirmPayment(page.slice(CONFIRM_PATH.length), () => fields.provider),
      )
      .catch((error: unknown) => {
        console.error("The payment could not be confirmed here.", error);
        return leave(page);
      });
    if ("location" in confirmation) {
      forgetShopper();
      return goToResult(confirmation.location);
    }
    history.replaceState(history.state, "", here);
    // The order is unpaid: the next attempt uses it again, with another card or method.
    intent.current = "";
    noteOrdered(false);
    setNotice({ message: confirmation.message });
  }

  async function handleResponse(response: CheckoutResponse): Promise<FormRefusal | void> {
    switch (response.outcome) {
      case "placed":
        // Must precede the read of the cart, whose lines are gone because they are ordered.
        forgetShopper();
        return goToResult(response.location);
      case "checking":
        return goToResult(response.location);
      case "redirect":
        if (response.location.startsWith(CONFIRM_PATH)) return confirm(response.location);
        if (!response.isHandedOver) {
          deleteCheckoutDraft();
          forgetShopper();
        }
        return leave(response.location);
      case "faults":
        return { errors: response.faults, message: response.message };
      case "changed":
        await refreshOrder();
        setNotice({ message: response.message, changes: response.changes });
        return undefined;
      case "refused":
      case "failed": {
        const refusal = response.outcome === "refused" ? response : undefined;
        if (refusal?.isSpent) intent.current = "";
        const isRejected = refusal !== undefined && !refusal.isDeclined;
        setNotice({ message: response.message, isRejected });
        // The session may have ended while the page was open: then its cart is restored.
        void refreshOrder();
        return undefined;
      }
    }
  }

  const captureConfirmed = () => void (confirmedAtPress.current = confirmed);

  async function placeOrder(values: Record<string, string>): Promise<FormRefusal | void> {
    setNotice(undefined);
    await settled();
    const fields = payment.fields();
    const isOwn = fields?.method === values["paymentMethod"];
    const prepared = isOwn ? await fields?.prepare(typedCheckout(values)) : undefined;
    // The fields say it themselves.
    if (prepared && "error" in prepared) return undefined;
    const placement = await submitOrder(
      { ...values, ...prepared?.values, seen: confirmedAtPress.current },
      intent.current,
    );
    intent.current = placement.intent;
    return handleResponse(placement.result);
  }

  return { captureConfirmed, placeOrder, notice, intent: checkout?.intent ?? "" };
}
