import { useSyncExternalStore } from "react";
import { forgetLostLines, lostLineNames, onLostLines } from "#relay/cart/cartNotices.ts";
import { t } from "#words/t.ts";
import styles from "./CartNote.module.css";

const NONE: readonly string[] = [];

/**
 * Names the products and coupons that could not be restored, and the changes that were given up,
 * until the shopper closes the note.
 */
export function LostLines() {
  const names = useSyncExternalStore(onLostLines, lostLineNames, () => NONE);
  return (
    <div role="status">
      {names.length > 0 && (
        <div className={styles.note}>
          <p>{t("cart.lostLines", { names: names.join(t("page.comma")) })}</p>
          <button type="button" className={styles.dismiss} onClick={forgetLostLines}>
            {t("cart.close")}
          </button>
        </div>
      )}
    </div>
  );
}
