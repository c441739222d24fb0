import type { ReactNode } from "react";
import { Icon } from "#components/ui/Icon.tsx";
import styles from "./Facet.module.css";

type FacetProps = { title: string; isOpen?: boolean; children: ReactNode };

/** Collapsible facet of a listing; works without script. */
export function Facet({ title, isOpen = false, children }: FacetProps) {
  return (
    <details className={styles.facet} open={isOpen}>
      <summary>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.closed}>
          <Icon name="plus" size={20} />
        </span>
        <span className={styles.opened}>
          <Icon name="minus" size={20} />
        </span>
      </summary>
      <div role="group" aria-label={title} className={styles.choices}>
        {children}
      </div>
    </details>
  );
}
