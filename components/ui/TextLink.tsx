import type { ReactNode } from "react";
import styles from "./TextLink.module.css";

/** A link that stands on its own, outside a sentence. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      <span>{children}</span>
    </a>
  );
}
