import type { ReactNode } from "react";
import styles from "./CartLayout.module.css";

// Layout of a cart, editable or read-only: heading and lines, with the summary beside them.

type CartLayoutProps = {
  title: string;
  /** Messages between the heading and the lines. */
  notice?: ReactNode;
  /** Totals, above the actions. */
  summary: ReactNode;
  /** Total and actions, which stay at the bottom of a narrow screen. */
  actions: ReactNode;
  /** More of the summary, below the actions. */
  more?: ReactNode;
  children: ReactNode;
};

/** Renders the lines (children); on a narrow screen the summary is below them. */
export function CartLayout({ title, notice, summary, actions, more, children }: CartLayoutProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{title}</h1>
      {notice}
      <div className={styles.columns}>
        {children}
        <aside className={styles.summary} aria-label="Summary">
          <div className={styles.totals}>{summary}</div>
          <div className={styles.actions} data-cart-actions>
            {actions}
          </div>
          {more && <div className={styles.more}>{more}</div>}
        </aside>
      </div>
    </div>
  );
}
