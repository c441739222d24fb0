import type { ReactNode } from "react";
import { TextLink } from "./TextLink.tsx";
import styles from "./SectionHeading.module.css";

type SectionHeadingProps = {
  id?: string;
  title: string;
  link?: { href: string; label: string };
  /** In the place of the link. */
  children?: ReactNode;
};

/** Heading of a section, with an optional link on the same baseline. */
export function SectionHeading({ id, title, link, children }: SectionHeadingProps) {
  return (
    <div data-part="section.heading" className={styles.row}>
      <h2 id={id}>{title}</h2>
      {link && <TextLink href={link.href}>{link.label}</TextLink>}
      {children}
    </div>
  );
}
