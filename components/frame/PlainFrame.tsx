import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Wordmark } from "./Wordmark.tsx";
import { localePath } from "#words/localePath.ts";
import styles from "./SiteHeader.module.css";

/**
 * Frame of the error page when the shop's own header or footer throws: the shop's name, linked to
 * the home page, and no footer.
 */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { shop } = usePageContext();
  return (
    <>
      <header data-part="header" className={styles.header}>
        <div data-part="header.bar" className={`room ${styles.bar}`}>
          <a data-part="header.wordmark" className={styles.wordmark} href={localePath("/")}>
            <Wordmark name={shop.name} />
          </a>
        </div>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
