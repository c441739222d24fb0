import styles from "./Rating.module.css";

/** Rating from 0 to 5 as five small squares; decorative, as text beside it states the rating. */
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
