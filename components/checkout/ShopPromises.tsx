import { useShopTexts } from "#components/page/useShopTexts.ts";
import { t } from "#words/t.ts";
import styles from "./ShopPromises.module.css";

/** The shop's own promises, as rows of a list. */
export function ShopPromises() {
  const { promises = [] } = useShopTexts();
  return promises.map(({ strong, rest }) => (
    <li key={strong}>
      <strong className={styles.strong}>{strong}</strong> {rest}
    </li>
  ));
}

/**
 * Names of the cards and wallets that the shop takes, as a list or within a label; nothing for a
 * shop that names none.
 */
export function PaymentMarks({ isInLabel = false }: { isInLabel?: boolean }) {
  const { paymentMarks = [] } = useShopTexts();
  if (paymentMarks.length === 0) return null;
  if (isInLabel) {
    return (
      <span className={styles.marks}>
        {paymentMarks.map((mark) => (
          <span key={mark}>{mark} </span>
        ))}
      </span>
    );
  }
  return (
    <ul className={styles.marks} aria-label={t("checkout.marks")}>
      {paymentMarks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  );
}

/** Promises of a shop at the end of its checkout. */
export function CheckoutPromises() {
  const { promises = [] } = useShopTexts();
  if (promises.length === 0) return null;
  return (
    <ul className={styles.promises}>
      <ShopPromises />
    </ul>
  );
}
