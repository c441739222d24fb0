import { useSyncExternalStore } from "react";
import { forgetLostLines, lostLineNames, onLostLines } from "#relay/intents/lostLineNames.ts";
import styles from "./CartNote.module.css";

const NONE: readonly string[] = [];

/** Names the products and coupons that could not be restored, until the shopper closes the note. */
export function LostLines() {
  const names = useSyncExternalStore(onLostLines, lostLineNames, () => NONE);
  return (
    <div role="status">
      {names.length > 0 && (
        <div className={styles.note}>
          <p>We couldn’t put these back: {names.join(", ")}.</p>
          <button type="button" className={styles.dismiss} onClick={forgetLostLines}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}
