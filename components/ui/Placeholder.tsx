import styles from "./Placeholder.module.css";

/** Placeholder of the rest of a page, as high as the window, so that nothing is displayed below it. */
export function Placeholder() {
  return <div className={styles.placeholder} />;
}
