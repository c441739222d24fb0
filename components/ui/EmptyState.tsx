import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

/** Empty state in the shape of the hero: a ticket in one tile, text and links in another. */
export function EmptyState({ ticket, children }: { ticket: string; children: ReactNode }) {
  return (
    <section data-part="empty" className={styles.frame}>
      <div className={styles.tiles}>
        <div className={styles.text}>{children}</div>
        <div className={`${styles.tile} ${styles.tall}`}>
          <span className={styles.ticket}>{ticket}</span>
        </div>
        <div className={styles.tile} />
        <div className={styles.tile} />
      </div>
    </section>
  );
}
