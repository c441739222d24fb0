import { Button } from "#components/ui/Button.tsx";
import styles from "./UnloadedNotice.module.css";

/**
 * Alert for a script that failed to load: the page's own, or that of the next page. Shown by
 * `components/frame/reloadNotice.ts`, which the boot script uses too.
 */
export function UnloadedNotice() {
  return (
    <div id="unloaded" role="alert" hidden className={`room ${styles.notice}`}>
      <p>Part of this page didn’t load. The rest still works.</p>
      <Button type="button" variant="quiet" isSmall>
        Reload
      </Button>
    </div>
  );
}
