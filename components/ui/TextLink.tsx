import type { MouseEventHandler, ReactNode } from "react";
import { localePath } from "#words/localePath.ts";
import styles from "./TextLink.module.css";

type TextLinkProps = {
  href: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** Standalone link, outside a sentence. */
export function TextLink({ href, onClick, children }: TextLinkProps) {
  return (
    <a className={styles.link} href={localePath(href)} onClick={onClick}>
      <span>{children}</span>
    </a>
  );
}
