import { graphql, useFragment } from "react-relay";
import type { CartTotals_cart$key } from "#__generated__/CartTotals_cart.graphql.ts";
import { Totals } from "#components/checkout/Totals.tsx";
import { useCartTotals } from "#components/checkout/useCartTotals.ts";
import { t } from "#words/t.ts";
import styles from "./CartLayout.module.css";

const cartFragment = graphql`
  fragment CartTotals_cart on Cart {
    ...useCartTotals_cart
    needsShippingAddress
    chosenShippingMethods
  }
`;

/**
 * The cart's totals. Rows without an amount (no fee, no discount) are omitted, but a chosen delivery
 * that costs nothing is "Free".
 */
export function CartTotals(props: { cart: CartTotals_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const { needsShippingAddress, chosenShippingMethods } = cart;
  const isChosen = needsShippingAddress === true && chosenShippingMethods?.some(Boolean);
  return <Totals {...useCartTotals(cart, isChosen ? "shown" : "ifAny")} />;
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
