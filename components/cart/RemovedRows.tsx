import { useRelayEnvironment } from "react-relay";
import { intentQueue } from "#relay/cart/intentQueue.ts";
import { t } from "#words/t.ts";
import styles from "./CartLines.module.css";
import { useSyncExternalStore } from "react";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { createListeners } from "#relay/listeners.ts";

// Rows of the lines removed on this page, each with a button that puts the line back; they stay until
// the shopper leaves the page.

/** A line that the shopper has removed on this page. */
export type RemovedLine = {
  key: string;
  name: string;
  /** The line's product and units, as an intent adds them again. */
  wanted: WantedLine;
  /** Keys of the rows that were displayed before it, the first row first. */
  before: readonly string[];
};

let removed: readonly RemovedLine[] = [];
const { subscribe, notify } = createListeners();

function change(next: readonly RemovedLine[]): void {
  removed = next;
  notify();
}

/** Keeps a removed line's place in the list until the shopper leaves the page. */
export const noteRemoved = (line: RemovedLine): void =>
  change([...removed.filter(({ key }) => key !== line.key), line]);

/** Forgets a removed line, or all of them. */
export function forgetRemoved(key?: string): void {
  if (removed.length > 0)
    change(key === undefined ? [] : removed.filter((line) => line.key !== key));
}

const NONE: readonly RemovedLine[] = [];

/** Returns the removed lines of this page, the earliest first; none in server-rendered HTML. */
export const useRemovedLines = (): readonly RemovedLine[] =>
  useSyncExternalStore(
    subscribe,
    () => removed,
    () => NONE,
  );

/** Inserts removed lines where they were: each follows the nearest earlier row that remains. */
export function withRemoved<Line extends { readonly key: string }>(
  lines: readonly Line[],
  gone: readonly RemovedLine[],
): (Line | RemovedLine)[] {
  const rows: (Line | RemovedLine)[] = [...lines];
  for (const line of gone) {
    // A line whose removal is not displayed yet, or was rejected, has its row.
    if (rows.some(({ key }) => key === line.key)) continue;
    const at = rows.findLastIndex(({ key }) => line.before.includes(key));
    rows.splice(at + 1, 0, line);
  }
  return rows;
}

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
      <p>{t("cart.removed", { name })}</p>
      <button
        type="button"
        className={styles.putBack}
        aria-label={t("cart.putBackNamed", { name })}
        onClick={putBack}
      >
        {t("cart.putBack")}
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
