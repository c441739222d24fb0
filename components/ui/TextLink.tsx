import type { MouseEventHandler, ReactNode } from "react";
import styles from "./TextLink.module.css";

type TextLinkProps = {
  href: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** Standalone link, outside a sentence. */
export function TextLink({ href, onClick, children }: TextLinkProps) {
  return (
    <a className={styles.link} href={href} onClick={onClick}>
      <span>{children}</span>
    </a>
  );
}
