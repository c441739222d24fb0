import { graphql, useFragment } from "react-relay";
import type { CartTotals_cart$key } from "#__generated__/CartTotals_cart.graphql.ts";
import { plainText } from "#relay/contract/plainText.ts";
import { useIsCartUpdating } from "./useIsUnconfirmed.ts";
import { isAmount, TaxedAmount } from "./TaxedAmount.tsx";
import styles from "./CartTotals.module.css";

const cartFragment = graphql`
  fragment CartTotals_cart on Cart {
    subtotal
    subtotalTax
    shippingTax
    shippingTotal
    total
    totalTax
    feeTax
    feeTotal
    discountTax
    discountTotal
  }
`;

/**
 * The cart's totals, as formatted by the backend. Rows without an amount (no fee, no discount) are
 * omitted; subtotal and total are "0" if the backend returns none.
 */
export function CartTotals(props: { cart: CartTotals_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const isUpdating = useIsCartUpdating();
  const rows = [
    { name: "Discount", amount: cart.discountTotal, tax: cart.discountTax, sign: "−" },
    { name: "Delivery", amount: cart.shippingTotal, tax: cart.shippingTax, sign: "" },
    { name: "Fees", amount: cart.feeTotal, tax: cart.feeTax, sign: "" },
  ].filter(({ amount, tax }) => isAmount(amount) || isAmount(tax));
  return (
    <section className={styles.totals} aria-label="Totals" aria-busy={isUpdating}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>Subtotal</dt>
          <dd>
            <TaxedAmount amount={cart.subtotal} tax={cart.subtotalTax} />
          </dd>
        </div>
        {rows.map(({ name, amount, tax, sign }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              {sign}
              <TaxedAmount amount={amount} tax={tax} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{plainText(cart.total ?? "0")}</dd>
        </div>
      </dl>
      {isAmount(cart.totalTax) && (
        <p className={styles.tax}>Includes {plainText(cart.totalTax)} tax</p>
      )}
      {isUpdating && (
        <p className={styles.updating} role="status">
          Updating
        </p>
      )}
    </section>
  );
}
