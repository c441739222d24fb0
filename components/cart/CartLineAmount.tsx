import type { LineAmount } from "#relay/contract/cart/printedTotals.ts";
import styles from "./CartLine.module.css";

/** Amount of a cart line, and the tax to be added to it in a shop whose prices exclude tax. */
export function CartLineAmount({ amount = "0", tax }: Partial<LineAmount>) {
  return (
    <p className={styles.amounts}>
      <span className={styles.total}>{amount}</span>
      {tax && <span className={styles.tax}>{`plus ${tax} tax`}</span>}
    </p>
  );
}
