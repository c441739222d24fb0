import { useRelayEnvironment } from "react-relay";
import { intentQueue } from "#relay/cart/intentQueue.ts";
import { forgetRemoved, useRemovedLines } from "#relay/cart/removedLines.ts";
import type { RemovedLine } from "#relay/cart/removedLines.ts";
import styles from "./CartLines.module.css";

// Rows of removed cart lines, each with a button that puts the line back.

/** Renders one row; its button adds the same product and units again. */
export function RemovedRow({ line }: { line: RemovedLine }) {
  const environment = useRelayEnvironment();
  const { key, name, wanted } = line;
  const putBack = () => {
    void intentQueue(environment).submit({ kind: "add", lines: [wanted] });
    forgetRemoved(key);
  };
  return (
    <li className={styles.removed} data-row={key} data-product={wanted.productId} tabIndex={-1}>
      <p>{`${name} removed.`}</p>
      <button
        type="button"
        className={styles.putBack}
        aria-label={`Put it back: ${name}`}
        onClick={putBack}
      >
        Put it back
      </button>
    </li>
  );
}

/** Renders the rows of the lines removed on this page, for a cart that has no others. */
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
