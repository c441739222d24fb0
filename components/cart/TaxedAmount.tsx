import { plainText } from "#relay/contract/plainText.ts";
import styles from "./CartTotals.module.css";

type Amount = string | null | undefined;

/** True if an amount formatted by the backend is not zero or empty. */
export const isAmount = (text: Amount): text is string => /[1-9]/.test(text ?? "");

/** An amount as formatted by the backend, with the tax added to it, if any. */
export function TaxedAmount({ amount, tax }: { amount: Amount; tax: Amount }) {
  return (
    <>
      {plainText(amount ?? "0")}
      {isAmount(tax) && <span className={styles.tax}> plus {plainText(tax)} tax</span>}
    </>
  );
}
