import styles from "./Rating.module.css";

/** Rating from 0 to 5 as five small squares; decorative, as text beside it states the rating. */
export function Rating({ value }: { value: number }) {
  return (
    <span className={styles.squares} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((square) => (
        <span key={square} className={styles.square}>
          <span style={{ width: `${Math.min(1, Math.max(0, value - square)) * 100}%` }} />
        </span>
      ))}
    </span>
  );
}
