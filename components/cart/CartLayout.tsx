import type { ReactNode } from "react";
import { Part } from "#components/page/Part.tsx";
import { t } from "#words/t.ts";
import styles from "./CartLayout.module.css";

// Layout of a cart, editable or read-only: heading and lines, with the summary beside them.

type CartLayoutProps = {
  title: string;
  /** Messages between the heading and the lines. */
  notice?: ReactNode;
  /** Totals, above the actions. */
  summary: ReactNode;
  /** Total and actions, which stay on the screen until they have been scrolled past. */
  actions: ReactNode;
  /** Forms that change the totals, below the actions, which so never cover a form's answer. */
  forms?: ReactNode;
  /** More of the summary, below the forms. */
  more?: ReactNode;
  children: ReactNode;
};

/** Renders the lines (children); on a narrow screen the summary is below them. */
export function CartLayout(props: CartLayoutProps) {
  const { title, notice, summary, actions, forms, more, children } = props;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{title}</h1>
      {notice}
      <div className={styles.columns}>
        {children}
        <aside data-part="cart.summary" className={styles.summary} aria-labelledby="summary">
          <div className={styles.totals}>
            <h2 id="summary" className={styles.title}>
              {t("cart.summary")}
            </h2>
            <Part name="cart.totals">{summary}</Part>
          </div>
          <div className={styles.actions} data-cart-actions>
            {actions}
          </div>
          {forms && <div className={styles.forms}>{forms}</div>}
          {more && <div className={styles.more}>{more}</div>}
        </aside>
      </div>
    </div>
  );
}
