import { useEffect } from "react";
import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { ReceiptView } from "#components/checkout/ReceiptView.tsx";
import { useSameShopper } from "#components/checkout/useSameShopper.ts";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import type { ShownOrder } from "#relay/contract/order/receipt.ts";
import { noteOrdered } from "#relay/cart/persistence.ts";
import { CheckingOrder } from "./CheckingOrder.tsx";
import { t } from "#words/t.ts";

// Confirmation page of the owner's last order, or of a link's: receipt, failed order, or pending result.

// Frame only: our server supplies the order itself.
void graphql`
  query SuccessPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
  }
`;

/** Polls while the result is unknown; without an order the server redirects to the front page. */
export function SuccessPage() {
  const { loaded } = usePageContext();
  useSameShopper();
  const order = loaded?.payload?.data.order as ShownOrder | undefined;
  const isReceipt = typeof order === "object";
  useEffect(() => {
    if (!isReceipt) noteOrdered(order !== "notPlaced");
  }, [order, isReceipt]);
  if (isReceipt) return <ReceiptView order={order} />;
  if (order === "notPlaced") {
    return (
      <EmptyState ticket={t("order.ticket")}>
        <h1>{t("order.notPlaced")}</h1>
        <p>{t("order.notPlacedExplanation")}</p>
        <div>
          <ButtonLink href="/checkout" rel="external">
            {t("order.backToCheckout")}
          </ButtonLink>
        </div>
      </EmptyState>
    );
  }
  return <CheckingOrder />;
}
