import { graphql, useFragment } from "react-relay";
import { useCartState } from "#components/cart/cartActivity.ts";
import { useIsSending } from "#components/form/FormContext.ts";
import { Button } from "#components/ui/Button.tsx";
import { plainText } from "#relay/contract/plainText.ts";
import type { PlaceOrderButton_cart$key } from "#__generated__/PlaceOrderButton_cart.graphql.ts";
import styles from "./PlaceOrderButton.module.css";

const cartFragment = graphql`
  fragment PlaceOrderButton_cart on Cart {
    total
  }
`;

/** Places the order, for the total displayed above it. */
export function PlaceOrderButton(props: { cart: PlaceOrderButton_cart$key }) {
  const { total } = useFragment(cartFragment, props.cart);
  const isSending = useIsSending();
  const isUpdating = useCartState() === "pending";
  return (
    <div className={styles.place}>
      <p className={styles.total} aria-busy={isUpdating || undefined}>
        <span>Total</span> <span>{plainText(total ?? "0")}</span>
      </p>
      <Button name="step" value="place" isPending={isSending} pendingLabel="Placing order">
        Place order
      </Button>
      <p className={styles.note}>
        You’ll see the order’s number straight away, and a receipt comes by email.
      </p>
    </div>
  );
}
