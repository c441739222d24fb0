import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { confirmPayment } from "#components/checkout/payment/confirmPayment.ts";
import type { Confirmation } from "#components/checkout/payment/confirmPayment.ts";
import { loadProvider } from "#components/checkout/payment/paymentAdapter.ts";
import { Button } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import type { PaymentToConfirm } from "#relay/contract/page/suppliedData.ts";
import { forgetShopper } from "#relay/cart/persistence.ts";

// Page of an order's payment that its shopper has to confirm: it goes on after a reload, a lost
// network, a closed tab and a return from the bank.

// Frame only: our server knows the payment.
void graphql`
  query ConfirmPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
  }
`;

const UNKNOWN =
  "We couldn’t find out whether your payment went through. Nothing is charged twice: look again in a moment.";

/** True if the shopper has stepped back, as from the bank's page: they are not led there again. */
const isStepBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");

/** Lets the shopper confirm the payment, if they want it; a failure is a message. */
async function resultOf(
  payment: PaymentToConfirm | undefined,
  isWanted: boolean,
): Promise<Confirmation> {
  if (!payment) return { message: UNKNOWN };
  const { intent, adapter } = payment;
  try {
    const providerOf = () => loadProvider(adapter.name, adapter.config);
    return await confirmPayment(intent, isWanted ? providerOf : undefined);
  } catch (error) {
    console.error("A payment could not be confirmed.", error);
    return { message: UNKNOWN };
  }
}

/** Confirms the payment while it is on the page. */
function Confirming(props: {
  /** True if the shopper has asked for it on this page. */
  isWanted: boolean;
  onMessage: (message: string) => void;
}) {
  const { isWanted } = props;
  const { loaded } = usePageContext();
  const payment = loaded?.payload?.data["confirmation"] as PaymentToConfirm | undefined;

  const finish = useEffectEvent((result: Confirmation) => {
    if ("message" in result) {
      props.onMessage(result.message);
      return;
    }
    // Must precede the read of the cart, whose lines are gone because they are ordered.
    forgetShopper();
    location.replace(result.location);
  });
  useEffect(() => {
    // The provider adds the payment's secret to the address of a return from the bank.
    history.replaceState(history.state, "", location.pathname);
    void resultOf(payment, isWanted || !isStepBack()).then((result) => finish(result));
  }, [payment, isWanted]);

  return (
    <EmptyState ticket="Order">
      <h1>Confirming your payment</h1>
      <p role="status">
        Your bank may ask you to confirm it. This page goes on by itself; nothing is charged twice.
      </p>
      <noscript>
        <p>
          Confirming a payment needs JavaScript. Without it, pay for your order from{" "}
          <a href="/success">its page</a>.
        </p>
      </noscript>
    </EmptyState>
  );
}

/** Confirms the payment as soon as the page is open, and again when the shopper wants it. */
export function ConfirmPage() {
  const [message, setMessage] = useState<string>();
  const [isWanted, setIsWanted] = useState(false);
  if (message === undefined) return <Confirming isWanted={isWanted} onMessage={setMessage} />;
  const again = () => {
    setIsWanted(true);
    setMessage(undefined);
  };
  return (
    <EmptyState ticket="Order">
      <h1>
        {message === UNKNOWN ? "We don’t know yet if you’ve paid" : "Your payment isn’t confirmed"}
      </h1>
      <p role="alert">{message}</p>
      <div>
        <Button type="button" onClick={again}>
          Try again
        </Button>
      </div>
      <div>
        <ButtonLink href="/checkout" variant="quiet" rel="external">
          Pay in another way
        </ButtonLink>
      </div>
      <p>
        <a href="/success">See your order</a>
      </p>
    </EmptyState>
  );
}
