import type { ReactNode } from "react";
import styles from "./PageHeading.module.css";

/** Heading of a page, with an optional introduction below. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      {children && <div className={styles.lede}>{children}</div>}
    </header>
  );
}
