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
import { t, tags } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import { linkTo } from "#components/ui/messageTags.tsx";

// Page of an order's payment that its shopper has to confirm: it goes on after a reload, a lost
// network, a closed tab and a return from the bank.

// Frame only: our server knows the payment.
void graphql`
  query ConfirmPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
  }
`;

/** True if the shopper has stepped back, as from the bank's page: they are not led there again. */
const isStepBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");

/** Lets the shopper confirm the payment, if they want it; undefined if its result is not known. */
async function resultOf(
  payment: PaymentToConfirm | undefined,
  isWanted: boolean,
): Promise<Confirmation | undefined> {
  if (!payment) return undefined;
  const { intent, adapter } = payment;
  try {
    const providerOf = () => loadProvider(adapter.name, adapter.config);
    return await confirmPayment(intent, isWanted ? providerOf : undefined);
  } catch (error) {
    console.error("A payment could not be confirmed.", error);
    return undefined;
  }
}

/** Confirms the payment while it is on the page. */
function Confirming(props: {
  /** True if the shopper has asked for it on this page. */
  isWanted: boolean;
  /** Called with the reason of a failure; null if the result is not known. */
  onFailure: (message: string | null) => void;
}) {
  const { isWanted } = props;
  const { loaded } = usePageContext();
  const payment = loaded?.payload?.data["confirmation"] as PaymentToConfirm | undefined;

  const finish = useEffectEvent((result: Confirmation | undefined) => {
    if (!result || "message" in result) {
      props.onFailure(result?.message ?? null);
      return;
    }
    // Must precede the read of the cart, whose lines are gone because they are ordered.
    forgetShopper();
    location.replace(localePath(result.location));
  });
  useEffect(() => {
    // The provider adds the payment's secret to the address of a return from the bank.
    history.replaceState(history.state, "", location.pathname);
    void resultOf(payment, isWanted || !isStepBack()).then((result) => finish(result));
  }, [payment, isWanted]);

  const link = linkTo("/success");
  return (
    <EmptyState ticket={t("order.ticket")}>
      <h1>{t("payment.confirming")}</h1>
      <p role="status">{t("payment.confirmingNote")}</p>
      <noscript>
        <p>{tags("payment.confirmNeedsScript", { link })}</p>
      </noscript>
    </EmptyState>
  );
}

/** Confirms the payment as soon as the page is open, and again when the shopper wants it. */
export function ConfirmPage() {
  const [message, setMessage] = useState<string | null>();
  const [isWanted, setIsWanted] = useState(false);
  if (message === undefined) return <Confirming isWanted={isWanted} onFailure={setMessage} />;
  const again = () => {
    setIsWanted(true);
    setMessage(undefined);
  };
  return (
    <EmptyState ticket={t("order.ticket")}>
      <h1>{message === null ? t("payment.unknownTitle") : t("payment.notConfirmedTitle")}</h1>
      <p role="alert">{message ?? t("payment.unknown")}</p>
      <div>
        <Button type="button" onClick={again}>
          {t("error.tryAgain")}
        </Button>
      </div>
      <div>
        <ButtonLink href="/checkout" variant="quiet" rel="external">
          {t("payment.otherMethod")}
        </ButtonLink>
      </div>
      <p>
        <a href={localePath("/success")}>{t("order.seeOrder")}</a>
      </p>
    </EmptyState>
  );
}
