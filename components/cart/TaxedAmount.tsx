import { plainText } from "#components/ui/plainText.ts";
import styles from "./CartTotals.module.css";

type Amount = string | null | undefined;

/** Whether the backend's words for an amount say that it is one. */
export const isAmount = (text: Amount): text is string => /[1-9]/.test(text ?? "");

/** An amount as the backend words it, and the tax that comes on top where there is any. */
export function TaxedAmount({ amount, tax }: { amount: Amount; tax: Amount }) {
  return (
    <>
      {plainText(amount ?? "0")}
      {isAmount(tax) && <span className={styles.tax}> plus {plainText(tax)} tax</span>}
    </>
  );
}
