import { Totals } from "./Totals.tsx";
import type { Receipt } from "#relay/contract/order/receipt.ts";
import styles from "./ReceiptView.module.css";

type ReceiptSummaryProps = {
  receipt: Pick<Receipt, "lines" | "totals" | "total" | "includedTax">;
};

/** Ordered products and amounts, as the shopper confirmed them. */
export function ReceiptSummary({ receipt: { lines, ...totals } }: ReceiptSummaryProps) {
  return (
    <section className={styles.summary} aria-labelledby="order-heading">
      <h2 id="order-heading">Your order</h2>
      <ul>
        {lines.map(({ name, options = [], quantity, total, tax }, at) => (
          <li key={at} className={styles.line}>
            <span>
              <span className={styles.name}>{name}</span>
              {options.map((option) => (
                <span key={option} className={styles.option}>
                  {option}
                </span>
              ))}
              <span className={styles.option}>{`Quantity ${quantity}`}</span>
            </span>
            <span className={styles.amount}>
              <span>{total}</span>
              {tax && <span className={styles.option}>{`plus ${tax} tax`}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Totals totals={totals.totals} total={totals.total} includedTax={totals.includedTax} />
    </section>
  );
}
