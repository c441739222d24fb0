import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Drawer.module.css";

// Drawer over the whole screen of a phone: a popover, so that it opens and closes without script.

type DrawerProps = {
  /** Id that the button names which opens it. */
  id: string;
  /** Element before the button that closes it. */
  title: ReactNode;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  /** On a wide screen `column` of its styles stands open, `panel` opens below the header. */
  className: string | undefined;
  children: ReactNode;
};

/** Renders the children below the title and the button that closes the drawer. */
export function Drawer({ id, title, closeLabel, className, children }: DrawerProps) {
  return (
    <div id={id} popover="auto" data-part="drawer" className={`${styles.drawer} ${className}`}>
      <div className={styles.head}>
        {title}
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
