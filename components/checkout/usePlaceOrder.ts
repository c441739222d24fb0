import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { navigate } from "vike/client/router";
import { usePageContext } from "vike-react/usePageContext";
import { refreshCart } from "#components/cart/refreshCart.ts";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import type { CheckoutResponse } from "#relay/contract/checkoutFields.ts";
import type { CheckoutStart } from "#relay/contract/suppliedData.ts";
import type { Notice } from "./CheckoutNotice.tsx";
import { forgetText } from "./checkoutDraft.ts";
import { placeOrder } from "./submitOrder.ts";
import { refreshCheckoutCart } from "./useCheckoutCart.ts";

/**
 * Places an order and reports failures: errors at their fields, others above the form. The order is
 * confirmed as displayed when `press` was called, as prices may change while the fields are
 * validated.
 */
export function usePlaceOrder(confirmed: string, settled: () => Promise<void>) {
  const environment = useRelayEnvironment();
  const pageContext = usePageContext();
  const draft = pageContext.draft?.checkout;
  const { checkout } = (pageContext.loaded?.payload?.data ?? {}) as { checkout?: CheckoutStart };
  const [notice, setNotice] = useState<Notice | undefined>(
    draft?.changes && { message: draft.message ?? "", changes: draft.changes },
  );
  const intent = useRef(checkout?.intent ?? "");
  const pressed = useRef(confirmed);

  const leave = async (location: string) => {
    forgetText();
    await navigate(location);
    await refreshCart(environment);
  };

  async function meet(answer: CheckoutResponse): Promise<FormRefusal | void> {
    switch (answer.outcome) {
      case "placed":
      case "checking":
        return leave(answer.location);
      case "redirect":
        forgetText();
        location.assign(answer.location);
        // The browser is leaving the page: the button stays pending.
        return new Promise(() => {});
      case "faults":
        return { errors: answer.faults, message: answer.message };
      case "changed":
        await refreshCheckoutCart(environment).catch((error: unknown) => {
          console.error("The order could not be asked for.", error);
        });
        setNotice({ message: answer.message, changes: answer.changes });
        return undefined;
      case "refused":
      case "failed":
        setNotice({ message: answer.message });
        return undefined;
    }
  }

  const press = () => void (pressed.current = confirmed);

  async function place(values: Record<string, string>): Promise<FormRefusal | void> {
    setNotice(undefined);
    await settled();
    const placing = await placeOrder({ ...values, seen: pressed.current }, intent.current);
    intent.current = placing.intent;
    return meet(placing.answer);
  }

  return { press, place, notice, intent: checkout?.intent ?? "" };
}
