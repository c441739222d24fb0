import { Button } from "#components/ui/Button.tsx";
import type { CartReport } from "#relay/contract/page/suppliedData.ts";
import styles from "./CartFormReport.module.css";

/**
 * Report of a cart form that was posted without script and not carried out, with a button that
 * repeats it. Shown whatever `CART_NOTICES` says: the page is the post's only response.
 */
export function CartFormReport({ message, reasons, again }: CartReport) {
  return (
    <div className={styles.place}>
      <div className={styles.report} role="alert">
        <p className={styles.message}>{message}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {again && (
          <form method="post" action="/cart/items">
            <input type="hidden" name="again" value={again} />
            <Button variant="quiet">Try again</Button>
          </form>
        )}
      </div>
    </div>
  );
}
