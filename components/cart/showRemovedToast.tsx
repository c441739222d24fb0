import { browserEnvironment } from "#relay/environment.ts";
import { Button } from "#components/ui/Button.tsx";
import { intentQueue } from "#relay/cart/intentQueue.ts";
import { openToast } from "./openToast.tsx";
import type { RemovedLine } from "./RemovedRows.tsx";
import { showAddedToast } from "./showAddedToast.tsx";
import { t } from "#words/t.ts";
import styles from "./AddedToast.module.css";

// Removed-from-cart toast for the cart's last line, with a button that puts the line back.

/** Puts a removed line back, and shows it once the backend has it. */
async function putBack({ wanted }: RemovedLine): Promise<void> {
  const { pathname } = location;
  const result = await intentQueue(browserEnvironment()).submit({ kind: "add", lines: [wanted] });
  if (result === "done" && location.pathname === pathname) showAddedToast([wanted]);
}

/** Shows the toast, which names the removed line; "Put it back" adds its units again. */
export function showRemovedToast(line: RemovedLine): void {
  const content = (close: () => void) => (
    <>
      <p className={styles.removed}>{t("cart.removedLast", { name: line.name })}</p>
      <p className={styles.actions}>
        <Button
          type="button"
          variant="quiet"
          isSmall
          onClick={() => {
            close();
            void putBack(line);
          }}
        >
          {t("cart.putBack")}
        </Button>
        <Button type="button" variant="quiet" isSmall onClick={close}>
          {t("cart.close")}
        </Button>
      </p>
    </>
  );
  openToast(content, { anchor: undefined });
}
