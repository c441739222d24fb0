import type { ReactNode } from "react";
import styles from "./EmptyShelf.module.css";

/** The shop window with nothing on its shelves but a ticket; the text pane holds the way out. */
export function EmptyShelf({ ticket, children }: { ticket: string; children: ReactNode }) {
  return (
    <section className={styles.frame}>
      <div className={styles.window}>
        <div className={styles.text}>{children}</div>
        <div className={`${styles.pane} ${styles.tall}`}>
          <span className={styles.ticket}>{ticket}</span>
        </div>
        <div className={styles.pane} />
        <div className={styles.pane} />
      </div>
    </section>
  );
}
