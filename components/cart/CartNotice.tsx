import { usePageContext } from "vike-react/usePageContext";
import { setNotice, useNotice } from "#relay/cart/cartNotices.ts";
import { t } from "#words/t.ts";
import styles from "./CartNotice.module.css";

/** Live region for failed cart mutations; rendered only if the shop enables `CART_NOTICES`. */
export function CartNotice() {
  const { shop } = usePageContext();
  const notice = useNotice();
  if (!shop.cartNotices) return null;
  return (
    <div className={styles.place} role="status">
      {notice && (
        <p className={styles.notice}>
          <span>{notice}</span>{" "}
          <button type="button" className={styles.dismiss} onClick={() => setNotice("")}>
            {t("cart.close")}
          </button>
        </p>
      )}
    </div>
  );
}
