import { Button } from "#components/ui/Button.tsx";
import styles from "./UnloadedNotice.module.css";

/**
 * Says that the page's script did not come. It is shown by the boot script, without which there is
 * no script that could.
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
