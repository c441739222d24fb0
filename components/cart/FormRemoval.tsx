import { usePageContext } from "vike-react/usePageContext";
import type { CartRemoval } from "#relay/contract/suppliedData.ts";
import styles from "./CartLines.module.css";

/** Row of the lines that a form removed without script, with a form that adds them again. */
export function FormRemoval() {
  const { removal } = (usePageContext().loaded?.payload?.data ?? {}) as { removal?: CartRemoval };
  if (!removal) return null;
  return (
    <div className={styles.removed}>
      <p role="status">{removal.message}</p>
      <form method="post" action="/cart/items">
        <input type="hidden" name="again" value={removal.again} />
        <button type="submit" className={styles.putBack}>
          Put it back
        </button>
      </form>
    </div>
  );
}
