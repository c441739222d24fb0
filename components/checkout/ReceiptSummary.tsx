import type { Receipt } from "#relay/contract/receipt.ts";
import styles from "./ReceiptView.module.css";

/** Ordered products and amounts, as the shopper confirmed them. */
export function ReceiptSummary({
  receipt: { lines, totals, total },
}: {
  receipt: Pick<Receipt, "lines" | "totals" | "total">;
}) {
  return (
    <section className={styles.summary} aria-labelledby="order-heading">
      <h2 id="order-heading">Your order</h2>
      <ul>
        {lines.map(({ name, quantity, total: amount }, at) => (
          <li key={at} className={styles.line}>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.quantity}>Quantity {quantity}</span>
            </span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
      <dl>
        {totals.map(({ name, amount }) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={`${styles.line} ${styles.total}`}>
          <dt>Total</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </section>
  );
}
