import type { MouseEventHandler, ReactNode } from "react";
import { localePath } from "#words/localePath.ts";
import styles from "./Button.module.css";

type ButtonLinkProps = {
  href: string;
  variant?: "primary" | "quiet";
  isSmall?: boolean;
  rel?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** Link styled as a button, for a page's main action. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = "primary", isSmall, href, children, ...link } = props;
  return (
    <a
      data-part="button"
      className={`${styles.button} ${styles[variant]} ${isSmall ? styles.small : ""}`}
      href={localePath(href)}
      {...link}
    >
      {children}
    </a>
  );
}
