import { RemovedRow } from "./RemovedRow.tsx";
import { useRemovedLines } from "./removedLines.ts";
import styles from "./CartLines.module.css";

/** Rows of the lines removed on this page, for a cart that has no others. */
export function RemovedRows() {
  const lines = useRemovedLines();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <RemovedRow key={line.key} line={line} />
      ))}
    </ul>
  );
}
