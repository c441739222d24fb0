import type { ReactNode } from "react";
import styles from "./Button.module.css";

type ButtonLinkProps = {
  href: string;
  variant?: "primary" | "quiet";
  rel?: string;
  children: ReactNode;
};

/** Link styled as a button, for a page's main action. */
export function ButtonLink({ href, variant = "primary", rel, children }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[variant]}`} href={href} rel={rel}>
      {children}
    </a>
  );
}
