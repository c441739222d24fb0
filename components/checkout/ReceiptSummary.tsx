import { OrderPicture } from "./OrderPicture.tsx";
import { Totals } from "./Totals.tsx";
import type { Receipt } from "#relay/contract/order/receipt.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./ReceiptView.module.css";

type ReceiptSummaryProps = {
  receipt: Pick<Receipt, "lines" | "totals" | "total" | "includedTax">;
};

/** Ordered products and amounts of an order. */
export function ReceiptSummary({ receipt: { lines, ...totals } }: ReceiptSummaryProps) {
  const hasPictures = lines.some(({ picture }) => picture);
  return (
    <section className={styles.summary} aria-labelledby="order-heading">
      <h2 id="order-heading">{t("order.title")}</h2>
      <ul>
        {lines.map(({ name, options = [], quantity, total, tax, slug, picture }, at) => (
          <li key={at} className={styles.line}>
            {hasPictures && <OrderPicture {...(picture && { picture })} />}
            <span className={styles.facts}>
              <span className={styles.name}>
                {slug === undefined ? name : <a href={localePath(`/product/${slug}`)}>{name}</a>}
              </span>
              {options.map((option) => (
                <span key={option} className={styles.option}>
                  {option}
                </span>
              ))}
              <span className={styles.option}>{t("cart.quantity", { quantity })}</span>
            </span>
            <span className={styles.amount}>
              <span>{total}</span>
              {tax && <span className={styles.option}>{t("cart.plusTax", { tax })}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Totals totals={totals.totals} total={totals.total} includedTax={totals.includedTax} />
    </section>
  );
}
