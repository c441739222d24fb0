import type { PrintedTotals } from "#relay/contract/cart/printedTotals.ts";
import { t } from "#words/t.ts";
import styles from "./Totals.module.css";

// Totals of a cart or an order: a row for each part, the total, and the tax it includes.

type TotalsProps = PrintedTotals & {
  /** True while a change is pending that may change the amounts. */
  isUpdating?: boolean;
};

/** Takes formatted amounts; announces an update in a live region. */
export function Totals({ totals, total, includedTax, isUpdating = false }: TotalsProps) {
  return (
    <section
      data-part="totals"
      className={styles.totals}
      aria-label={t("checkout.totals")}
      aria-busy={isUpdating}
    >
      <dl className={styles.rows}>
        {totals.map(({ name, amount }, at) => (
          // Two taxes or fees may have the same name.
          <div key={at} className={styles.row}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t("cart.total")}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {includedTax && (
        <p className={styles.tax}>{t("checkout.includesTax", { tax: includedTax })}</p>
      )}
      <p className={styles.updating} role="status">
        {isUpdating && t("cart.updating")}
      </p>
    </section>
  );
}
