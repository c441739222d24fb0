import type { Receipt } from "#relay/contract/order/receipt.ts";
import { t } from "#words/t.ts";
import styles from "./ReceiptView.module.css";

// Amount and reference of a bank transfer, on the receipt and on the page of an order.

/** Words by which a shop's instructions, as those of WooCommerce, name the payment's reference. */
const REFERENCE = /\breference\b/i;

/** Instruction for a bank transfer, with its amount and reference; a tap selects either whole. */
export function BankTransfer({
  number,
  total,
  payment,
}: Pick<Receipt, "number" | "total" | "payment">) {
  const facts = [
    [t("order.transferAmount"), total],
    // The shop's instructions may want another reference.
    [
      REFERENCE.test(payment.instructions)
        ? t("account.orderNumber")
        : t("order.transferReference"),
      number,
    ],
  ];
  return (
    <div className={styles.step}>
      <p>{t("order.transfer")}</p>
      <dl className={styles.transfer}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
