import { grown } from "#search/columns/growingLists.ts";
import type { TextTable } from "#search/store/textTable.ts";
import { createVocabulary } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

// Inverted index in memory: posting lists by term, cached from the full-text table.

/** Posting list of a term: the slots that contain it, and for each a bit set of attributes. */
export type Posting = { slots: Uint32Array; bits: Uint16Array; length: number };

/** Terms of one store and their posting lists. */
export type TextIndex = {
  vocabulary: Vocabulary;
  postingOf: (term: string) => Posting;
  /** Adds the texts that were just written to the table for a slot. */
  add: (slot: number, texts: readonly string[]) => void;
  /** Preloads all posting lists in time slices, until `isOver`. */
  warm: (isOver: () => boolean) => Promise<void>;
};

/** Maximum time that preloading blocks the event loop at once. */
const SLICE_MS = 10;

/** Yields to the event loop. */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => setImmediate(resolve));

function append(posting: Posting, slot: number, bits: number): void {
  posting.slots = grown(posting.slots, posting.length + 1);
  posting.bits = grown(posting.bits, posting.length + 1);
  posting.slots[posting.length] = slot;
  posting.bits[posting.length] = bits;
  posting.length += 1;
}

/**
 * Opens the text index of a table. FTS5 takes half a microsecond per posting, so a one-letter
 * prefix in a large shop takes half a second; each posting list is therefore read once and cached.
 */
export function openTextIndex(
  table: TextTable,
  slotOf: (row: number) => number | undefined,
): TextIndex {
  const vocabulary = createVocabulary(table.terms());
  const known = new Map<string, Posting>();

  function postingOf(term: string): Posting {
    const current = known.get(term);
    if (current) return current;
    const rows = table.postings(term);
    const posting: Posting = {
      slots: new Uint32Array(rows.length),
      bits: new Uint16Array(rows.length),
      length: 0,
    };
    for (const { row, bits } of rows) {
      const slot = slotOf(row);
      if (slot !== undefined) append(posting, slot, bits);
    }
    known.set(term, posting);
    return posting;
  }

  return {
    vocabulary,
    postingOf,
    add(slot, texts) {
      const bitsOf = new Map<string, number>();
      for (const [column, text] of texts.entries()) {
        for (const term of text.split(" ")) {
          if (term) bitsOf.set(term, (bitsOf.get(term) ?? 0) | (1 << column));
        }
      }
      for (const [term, bits] of bitsOf) {
        vocabulary.add(term);
        const posting = known.get(term);
        if (posting) append(posting, slot, bits);
      }
    },
    async warm(isOver) {
      let since = performance.now();
      for (const term of vocabulary.startingWith("")) {
        if (isOver()) return;
        postingOf(term);
        if (performance.now() - since < SLICE_MS) continue;
        await yieldToEventLoop();
        since = performance.now();
      }
    },
  };
}
