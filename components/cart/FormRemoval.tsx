import { usePageContext } from "vike-react/usePageContext";
import type { CartRemoval } from "#relay/contract/suppliedData.ts";
import styles from "./CartLines.module.css";

/**
 * Rows of the lines that a form removed without script, and of an expired cart, each with a form
 * that adds them again. With script the browser restores an expired cart by itself.
 */
export function FormRemoval() {
  const { removal, expired } = (usePageContext().loaded?.payload?.data ?? {}) as {
    removal?: CartRemoval;
    expired?: CartRemoval;
  };
  return (
    <>
      {removal && <PutBack {...removal} />}
      {expired && (
        <noscript>
          <PutBack {...expired} />
        </noscript>
      )}
    </>
  );
}

function PutBack({ message, again }: CartRemoval) {
  return (
    <div className={styles.removed}>
      <p role="status">{message}</p>
      <form method="post" action="/cart/items">
        <input type="hidden" name="again" value={again} />
        <button type="submit" className={styles.putBack}>
          Put it back
        </button>
      </form>
    </div>
  );
}
