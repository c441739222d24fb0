import { graphql, useFragment } from "react-relay";
import { isAmount, TaxedAmount } from "#components/cart/TaxedAmount.tsx";
import { useIsCartUpdating } from "#components/cart/useIsUnconfirmed.ts";
import { plainText } from "#relay/contract/plainText.ts";
import type { OrderTotals_cart$key } from "#__generated__/OrderTotals_cart.graphql.ts";
import styles from "#components/cart/CartTotals.module.css";

const cartFragment = graphql`
  fragment OrderTotals_cart on Cart {
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
    needsShippingAddress
    chosenShippingMethods
    totalTaxes {
      id
      label
      amount
    }
  }
`;

/** Order totals as the backend formats them: each part, each tax, and the total. */
export function OrderTotals(props: { cart: OrderTotals_cart$key }) {
  const cart = useFragment(cartFragment, props.cart);
  const isUpdating = useIsCartUpdating();
  const isDelivered = cart.needsShippingAddress !== false;
  const hasRate = cart.chosenShippingMethods?.some((rate) => Boolean(rate)) === true;
  const delivery = isAmount(cart.shippingTotal) ? cart.shippingTotal : "Free";
  const taxes = cart.totalTaxes?.filter((tax) => isAmount(tax?.amount)) ?? [];
  return (
    <section className={styles.totals} aria-label="Totals" aria-busy={isUpdating}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>Subtotal</dt>
          <dd>
            <TaxedAmount amount={cart.subtotal} tax={cart.subtotalTax} />
          </dd>
        </div>
        {isAmount(cart.discountTotal) && (
          <div className={styles.row}>
            <dt>Discount</dt>
            <dd>
              −<TaxedAmount amount={cart.discountTotal} tax={cart.discountTax} />
            </dd>
          </div>
        )}
        {isDelivered && (
          <div className={styles.row}>
            <dt>Delivery</dt>
            <dd>
              {hasRate ? <TaxedAmount amount={delivery} tax={cart.shippingTax} /> : "Not known yet"}
            </dd>
          </div>
        )}
        {isAmount(cart.feeTotal) && (
          <div className={styles.row}>
            <dt>Fees</dt>
            <dd>
              <TaxedAmount amount={cart.feeTotal} tax={cart.feeTax} />
            </dd>
          </div>
        )}
        {taxes.map((tax) => (
          <div key={tax?.id} className={styles.row}>
            <dt>{plainText(tax?.label)}</dt>
            <dd>{plainText(tax?.amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{plainText(cart.total ?? "0")}</dd>
        </div>
      </dl>
      {taxes.length === 0 && isAmount(cart.totalTax) && (
        <p className={styles.tax}>Includes {plainText(cart.totalTax)} tax</p>
      )}
      <p className={styles.updating} role="status">
        {isUpdating && "Updating"}
      </p>
    </section>
  );
}
