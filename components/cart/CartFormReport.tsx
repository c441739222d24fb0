import { Button } from "#components/ui/Button.tsx";
import type { CartReport } from "#relay/contract/page/suppliedData.ts";
import noticeStyles from "#components/checkout/CheckoutNotice.module.css";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CartFormReport.module.css";

/**
 * Report of a cart form that was posted without script and not carried out, with a button that
 * repeats it. Shown whatever `CART_NOTICES` says: the page is the post's only response.
 */
export function CartFormReport({ message, reasons, again }: CartReport) {
  return (
    <div className={styles.place}>
      <div className={`error-box ${noticeStyles.notice}`} role="alert">
        <p className={noticeStyles.message}>{message}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {again && (
          <form method="post" action={localePath("/cart/items")}>
            <input type="hidden" name="again" value={again} />
            <Button variant="quiet">{t("error.tryAgain")}</Button>
          </form>
        )}
      </div>
    </div>
  );
}
