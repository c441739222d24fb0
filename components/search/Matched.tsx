import { highlightedParts } from "./textWords.ts";
import styles from "./Matched.module.css";

// Text of a hit with the index's highlighting, as elements: the text itself is never HTML.

/** Text of an index response, with its matches marked. */
export function Matched({ text }: { text: string }) {
  return highlightedParts(text).map((part, place) =>
    // Every second part was between highlight marks.
    place % 2 === 1 ? (
      <mark key={place} className={styles.matched}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
