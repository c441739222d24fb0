import styles from "./Prose.module.css";

/** A merchant's HTML. It must come from a page's payload, which the server has sanitized. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
