import { graphql, useFragment } from "react-relay";
import { useIsCartUnconfirmed, useIsCartUpdating } from "#relay/cart/shownIntents.ts";
import { useIsSending } from "#components/form/FormContext.ts";
import { Button } from "#components/ui/Button.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { PlaceOrderButton_cart$key } from "#__generated__/PlaceOrderButton_cart.graphql.ts";
import { t } from "#words/t.ts";
import styles from "./PlaceOrderButton.module.css";

const cartFragment = graphql`
  fragment PlaceOrderButton_cart on Cart {
    total
  }
`;

/** Places the order, and confirms the total above it; or leads to its payment in WordPress. */
export function PlaceOrderButton(props: {
  cart: PlaceOrderButton_cart$key;
  /** True if the order is placed and paid in WordPress. */
  handsOver: boolean;
}) {
  const { handsOver } = props;
  const { total } = useFragment(cartFragment, props.cart);
  const isSending = useIsSending();
  const isUpdating = useIsCartUpdating();
  // The cart on display is not the backend's yet, for example while a refused session's is restored.
  const isUnconfirmed = useIsCartUnconfirmed();
  return (
    <div className={styles.place}>
      <p className={styles.total} aria-busy={isUpdating || undefined}>
        <span>{t("cart.total")}</span> <span>{plainText(total ?? "0")}</span>
      </p>
      {/* The form as it is brings what is typed to WordPress, which asks for the rest. */}
      <Button
        name="step"
        value="place"
        isPending={isSending || isUnconfirmed}
        pendingLabel={isSending ? t("checkout.placingOrder") : t("checkout.updatingCart")}
        formNoValidate={handsOver}
      >
        {handsOver ? t("checkout.continueToPayment") : t("checkout.placeOrder")}
      </Button>
      {!handsOver && <p className={styles.note}>{t("checkout.placeNote")}</p>}
    </div>
  );
}
