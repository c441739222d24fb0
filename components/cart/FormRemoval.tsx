import { usePageContext } from "vike-react/usePageContext";
import type { CartRemoval } from "#relay/contract/page/suppliedData.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CartLines.module.css";

/**
 * Rows of the lines that a form removed without script, and of an expired cart, each with a form
 * that adds them again. With script the browser restores an expired cart by itself.
 * @param isLast true where no cart is displayed: the row says that it is empty
 */
export function FormRemoval({ isLast = false }: { isLast?: boolean }) {
  const { removal, expired } = (usePageContext().loaded?.payload?.data ?? {}) as {
    removal?: CartRemoval;
    expired?: CartRemoval;
  };
  return (
    <>
      {removal && <PutBack {...removal} rest={isLast ? t("cart.nowEmpty") : ""} />}
      {expired && (
        <noscript>
          <PutBack {...expired} />
        </noscript>
      )}
    </>
  );
}

function PutBack({ message, again, rest = "" }: CartRemoval & { rest?: string }) {
  return (
    <div className={styles.removed}>
      <p role="status">{`${message} ${rest}`.trim()}</p>
      <form method="post" action={localePath("/cart/items")}>
        <input type="hidden" name="again" value={again} />
        <button type="submit" className={styles.putBack}>
          {t("cart.putBack")}
        </button>
      </form>
    </div>
  );
}
