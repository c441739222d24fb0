import { Button } from "#components/ui/Button.tsx";
import styles from "./UnloadedNotice.module.css";

/**
 * Says that something of the page did not load: its own script, or another page's. It is shown by
 * `components/navigation/offerReload.ts`, which the boot script has, too.
 */
export function UnloadedNotice() {
  return (
    <div id="unloaded" role="alert" hidden className={`room ${styles.notice}`}>
      <p>Part of this page did not load. What you see still works.</p>
      <Button type="button" variant="quiet" isSmall>
        Load it again
      </Button>
    </div>
  );
}
