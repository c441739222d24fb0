import type { ReactNode } from "react";
import styles from "./PageHeading.module.css";

type PageHeadingProps = {
  title: string;
  /** Picture beside it, where the window is wide enough. */
  picture?: ReactNode;
  /** True above a list of products. */
  isOfList?: boolean;
  children?: ReactNode;
};

/** Heading of a page, with an optional introduction below. */
export function PageHeading(props: PageHeadingProps) {
  const { title, picture, isOfList = false, children } = props;
  return (
    <header data-part="heading" className={`${styles.heading} ${isOfList ? styles.ofList : ""}`}>
      <h1>{title}</h1>
      {children && <div className={styles.lede}>{children}</div>}
      {picture && <div className={styles.picture}>{picture}</div>}
    </header>
  );
}
