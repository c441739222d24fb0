import { grown } from "#server/embedded/search/columns/growingLists.ts";
import type { TextTable } from "#server/embedded/search/store/textTable.ts";
import { createVocabulary } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The slots a word stands in, and in which attributes of each, as bits. */
export type Posting = { slots: Uint32Array; bits: Uint16Array; length: number };

/** What the full-text table knows, held in memory word by word. */
export type TextIndex = {
  vocabulary: Vocabulary;
  postingOf: (term: string) => Posting;
  /** Takes in what has just been written to the table for a slot. */
  add: (slot: number, texts: readonly string[]) => void;
  /** Reads every word ahead of questions, a little at a time, until `isOver`. */
  warm: (isOver: () => boolean) => Promise<void>;
};

/** How long the process is taken for reading ahead before others have their turn. */
const SLICE_MS = 10;

/** Lets whatever waits have its turn. */
export const otherTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function append(posting: Posting, slot: number, bits: number): void {
  posting.slots = grown(posting.slots, posting.length + 1);
  posting.bits = grown(posting.bits, posting.length + 1);
  posting.slots[posting.length] = slot;
  posting.bits[posting.length] = bits;
  posting.length += 1;
}

/**
 * Opens a table's words. FTS5 takes half a microsecond for each posting it reads, which is half a
 * second for a letter in a large shop; so a word is read once and then held.
 */
export function openTextIndex(
  table: TextTable,
  slotOf: (row: number) => number | undefined,
): TextIndex {
  const vocabulary = createVocabulary(table.terms());
  const known = new Map<string, Posting>();

  function postingOf(term: string): Posting {
    const held = known.get(term);
    if (held) return held;
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
        await otherTurn();
        since = performance.now();
      }
    },
  };
}
