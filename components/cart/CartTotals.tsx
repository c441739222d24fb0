import { graphql, useFragment } from "react-relay";
import type { CartTotals_cart$key } from "#__generated__/CartTotals_cart.graphql.ts";
import { Totals } from "#components/checkout/Totals.tsx";
import { deliveryRow, useCartTotals } from "#components/checkout/useCartTotals.ts";
import { useShortLines } from "#components/checkout/useShortLines.ts";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { t } from "#words/t.ts";
import styles from "./CartLayout.module.css";

const cartFragment = graphql`
  fragment CartTotals_cart on Cart {
    ...useCartTotals_cart
    needsShippingAddress
    chosenShippingMethods
    ...useShortLines_cart
  }
`;

/**
 * The cart's totals. Rows without an amount (no fee, no discount) are omitted, but a chosen delivery
 * that costs nothing is "Free". The backend charges for lines that have sold out until they are
 * removed: a note says so.
 */
export function CartTotals(props: { cart: CartTotals_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const { needsShippingAddress, chosenShippingMethods } = cart;
  const totals = useCartTotals(cart, deliveryRow(needsShippingAddress, chosenShippingMethods));
  const hasGone = useShortLines(cart).short.some(({ quantity }) => quantity === 0);
  return (
    <>
      <Totals {...totals} />
      {hasGone && <p className={styles.note}>{t("cart.totalIncludesSoldOut")}</p>}
    </>
  );
}

/** The cart's total beside the actions of a narrow screen, which may be far from the totals. */
export function CartTotal(props: { cart: CartTotals_cart$key }) {
  const { total, isUpdating } = useCartTotals(useFragment(cartFragment, props.cart));
  return (
    <p className={styles.total} aria-hidden>
      {t("cart.total")}{" "}
      <span data-updating={isUpdating || undefined}>{isUpdating ? t("cart.updating") : total}</span>
    </p>
  );
}

/** Link to the checkout: second to the button that keeps the rest while a line cannot be ordered. */
export function CheckoutLink(props: { cart: CartTotals_cart$key }) {
  const { short } = useShortLines(useFragment(cartFragment, props.cart));
  return (
    <ButtonLink href="/checkout" rel="external" variant={short.length > 0 ? "quiet" : "primary"}>
      {t("cart.goToCheckout")}
    </ButtonLink>
  );
}
