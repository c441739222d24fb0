import styles from "./Rating.module.css";

/** Five small panes, filled as far as a rating from 0 to 5 goes; always stands beside its words. */
export function Rating({ value }: { value: number }) {
  return (
    <span className={styles.panes} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((pane) => (
        <span key={pane} className={styles.pane}>
          <span style={{ width: `${Math.min(1, Math.max(0, value - pane)) * 100}%` }} />
        </span>
      ))}
    </span>
  );
}
