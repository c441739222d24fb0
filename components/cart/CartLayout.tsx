import type { ReactNode } from "react";
import styles from "./CartLayout.module.css";

type CartLayoutProps = {
  title: string;
  /** Messages between the heading and the lines. */
  notice?: ReactNode;
  /** Totals, and the actions below them. */
  summary: ReactNode;
  children: ReactNode;
};

/** Layout of a cart: heading and lines, with the summary beside them. */
export function CartLayout({ title, notice, summary, children }: CartLayoutProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{title}</h1>
      {notice}
      <div className={styles.columns}>
        {children}
        <aside className={styles.summary} aria-label="Summary">
          {summary}
        </aside>
      </div>
    </div>
  );
}
