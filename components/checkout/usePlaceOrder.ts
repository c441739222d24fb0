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
import type { Confirmation } from "./payment/confirmPayment.ts";
import type { PaymentProvider } from "./payment/paymentAdapter.ts";
import { submitOrder } from "./submitOrder.ts";
import { refreshCheckoutCart } from "./useCheckoutCart.ts";
import { useCheckoutStart } from "./useCheckout.ts";
import { localePath, withoutLocale } from "#words/localePath.ts";

/** An order that a wallet pays, as it showed it; or the error that it ended with. */
export type WalletOrder =
  | {
      values: Record<string, string>;
      /** The confirmed order, as JSON. */
      confirmed: string;
      provider: Promise<PaymentProvider>;
    }
  | { error: string };

/** Message or field errors of an order that is not placed; undefined once the page is left. */
type Told = Notice | FormRefusal | undefined;

const isRefusal = (told: Notice | FormRefusal): told is FormRefusal => "errors" in told;

/** Provider of the payment; undefined if the method has none. */
type Provider = Promise<PaymentProvider> | undefined;

/** Leaves the page for another one; the button stays pending. */
function leave(page: string): Promise<never> {
  location.assign(localePath(page));
  return new Promise(() => {});
}

/** Lets the shopper confirm the payment here; the page of the confirmation does it otherwise. */
async function confirmHere(page: string, provider: Provider): Promise<Confirmation> {
  if (!provider) return leave(page);
  // Reloaded meanwhile, the page of the confirmation goes on.
  const here = location.href;
  history.replaceState(history.state, "", localePath(page));
  const confirmation = await import("./payment/confirmPayment.ts")
    .then(({ confirmPayment }) => confirmPayment(page.slice(CONFIRM_PATH.length), () => provider))
    .catch((error: unknown) => {
      console.error("The payment could not be confirmed here.", error);
      return leave(page);
    });
  if ("message" in confirmation) history.replaceState(history.state, "", here);
  return confirmation;
}

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
    await navigate(localePath(location));
    await refreshCart(environment);
  };

  const refreshOrder = () =>
    refreshCheckoutCart(environment).catch((error: unknown) => {
      console.error("The cart could not be fetched.", error);
    });

  async function confirm(page: string, provider: Provider): Promise<Told> {
    // Paid on the bank's page, the cart must not be offered again if its shopper never comes back.
    noteOrdered(true);
    const confirmation = await confirmHere(page, provider);
    if ("location" in confirmation) {
      forgetShopper();
      await goToResult(confirmation.location);
      return undefined;
    }
    // The order is unpaid: the next attempt uses it again, with another card or method.
    intent.current = "";
    noteOrdered(false);
    return confirmation;
  }

  async function handleResponse(response: CheckoutResponse, provider: Provider): Promise<Told> {
    switch (response.outcome) {
      case "placed":
      case "checking":
        // Must precede the read of the cart, whose lines are gone because they are ordered.
        if (response.outcome === "placed") forgetShopper();
        await goToResult(response.location);
        return undefined;
      case "redirect": {
        const page = withoutLocale(response.location);
        if (page.startsWith(CONFIRM_PATH)) return confirm(page, provider);
        if (!response.isHandedOver) {
          deleteCheckoutDraft();
          forgetShopper();
        }
        return leave(page);
      }
      case "faults":
        return { errors: response.faults, message: response.message };
      case "changed":
        await refreshOrder();
        return { message: response.message, changes: response.changes };
      case "refused":
      case "failed": {
        const refusal = response.outcome === "refused" ? response : undefined;
        if (refusal?.isSpent) intent.current = "";
        const isRejected = refusal !== undefined && !refusal.isDeclined;
        // The session may have ended while the page was open: then its cart is restored.
        void refreshOrder();
        const isDeclined = refusal?.isDeclined === true;
        return { message: response.message, isRejected, isDeclined };
      }
    }
  }

  const captureConfirmed = () => void (confirmedAtPress.current = confirmed);

  async function send(values: Record<string, string>, provider: Provider): Promise<Told> {
    const placement = await submitOrder(values, intent.current);
    intent.current = placement.intent;
    return handleResponse(placement.result, provider);
  }

  async function placeOrder(values: Record<string, string>): Promise<FormRefusal | void> {
    setNotice(undefined);
    await settled();
    const fields = payment.fields();
    const isOwn = fields?.method === values["paymentMethod"];
    const prepared = isOwn ? await fields?.prepare(typedCheckout(values)) : undefined;
    // The fields say it themselves.
    if (prepared && "error" in prepared) return undefined;
    const order = { ...values, ...prepared?.values, seen: confirmedAtPress.current };
    const told = await send(order, fields?.provider);
    if (told && isRefusal(told)) return told;
    setNotice(told);
    return undefined;
  }

  /** Places the order that a wallet pays; false if it is not placed, which the notice tells. */
  async function placeByWallet(wallet: WalletOrder): Promise<boolean> {
    setNotice(undefined);
    const told =
      "error" in wallet
        ? { message: wallet.error }
        : await send({ ...wallet.values, seen: wallet.confirmed }, wallet.provider);
    if (!told) return true;
    // The form has other values than the wallet, so that nothing is wrong with its fields.
    const walletNotice = isRefusal(told)
      ? { message: Object.values(told.errors ?? {}).join(" ") }
      : told;
    setNotice({ ...walletNotice, isByWallet: true });
    return false;
  }

  return { captureConfirmed, placeOrder, placeByWallet, notice, intent: checkout?.intent ?? "" };
}
