import { addToColumns, createColumns } from "#search/columns/columns.ts";
import type { Columns } from "#search/columns/columns.ts";
import { grown } from "#search/columns/growingLists.ts";
import type { SearchRecord } from "#search/record.ts";
import { openTextIndex, yieldToEventLoop } from "#search/text/textIndex.ts";
import type { TextIndex } from "#search/text/textIndex.ts";
import { recordTable } from "./recordTable.ts";
import type { RecordTable } from "./recordTable.ts";
import type { SearchDatabase } from "./searchDatabase.ts";
import { textTable, textsOf } from "./textTable.ts";

// Corpus of a search index in memory: columns and posting lists of its records.

/** Location of an index's records and text: its tables and text columns. */
export type StorePlace = { store: number; generation: number; textAttributes: string[] };

/**
 * Open corpus of a store. Each record has a slot; a changed record gets a new slot, and its old one
 * is dead.
 */
export type Corpus = {
  place: StorePlace;
  records: RecordTable;
  columns: Columns;
  text: TextIndex;
  /** The record's row for each slot; 0 if the slot is dead. */
  rows: Uint32Array;
  /** Number of slots, dead ones included. */
  slots: number;
  /** Number of live records. */
  live: number;
  /** Incremented by every change, to invalidate cached results. */
  version: number;
  /** Inserts a record, or replaces the one with the same objectID. */
  put: (record: SearchRecord) => void;
  /** Removes a record; returns true if it existed. */
  remove: (objectID: string) => boolean;
  clear: () => void;
};

/** Records read before yielding to the event loop. */
const CHUNK = 200;

/** Opens a store and reads its records into columns, in chunks. */
export async function openCorpus(
  database: SearchDatabase,
  place: StorePlace,
  columnNames: readonly string[],
): Promise<Corpus> {
  const { store, generation, textAttributes } = place;
  const records = recordTable(database, store);
  const table = textTable(database, store, generation);
  const slotOfRow = new Map<number, number>();
  const slotFor = (row: number) => slotOfRow.get(row);

  const corpus: Corpus = {
    place,
    records,
    columns: createColumns(columnNames),
    text: openTextIndex(table, slotFor),
    rows: new Uint32Array(CHUNK),
    slots: 0,
    live: 0,
    version: 0,
    put(record) {
      // Normalized as it will be read back: JSON drops undefined values.
      const copy = JSON.parse(JSON.stringify(record)) as SearchRecord;
      corpus.remove(copy.objectID);
      const row = records.insert(copy);
      const texts = textsOf(copy, textAttributes);
      table.add(row, texts);
      corpus.text.add(take(row, copy), texts);
    },
    remove(objectID) {
      const row = records.rowOf(objectID);
      if (row === undefined) return false;
      records.remove(row);
      table.remove(row);
      const slot = slotOfRow.get(row);
      if (slot !== undefined && corpus.rows[slot] === row) {
        corpus.rows[slot] = 0;
        corpus.live -= 1;
      }
      slotOfRow.delete(row);
      corpus.version += 1;
      return true;
    },
    clear() {
      for (const row of slotOfRow.keys()) table.remove(row);
      records.clear();
      slotOfRow.clear();
      corpus.columns = createColumns(columnNames);
      corpus.rows.fill(0);
      corpus.live = 0;
      corpus.version += 1;
    },
  };

  function take(row: number, record: SearchRecord): number {
    const slot = corpus.slots;
    corpus.slots += 1;
    corpus.rows = grown(corpus.rows, corpus.slots);
    corpus.rows[slot] = row;
    corpus.live += 1;
    corpus.version += 1;
    slotOfRow.set(row, slot);
    addToColumns(corpus.columns, slot, record);
    return slot;
  }

  for (let last = 0; ;) {
    const chunk = records.after(last, CHUNK);
    for (const { row, record } of chunk) take(row, record);
    const end = chunk.at(-1);
    if (!end) break;
    last = end.row;
    await yieldToEventLoop();
  }
  return corpus;
}

/** Fills a store's new full-text table from its records, in chunks. */
export async function writeText(
  database: SearchDatabase,
  { store, generation, textAttributes }: StorePlace,
): Promise<void> {
  const records = recordTable(database, store);
  const table = textTable(database, store, generation);
  for (let last = 0; ;) {
    const chunk = records.after(last, CHUNK);
    database.transaction(() => {
      for (const { row, record } of chunk) table.add(row, textsOf(record, textAttributes));
    });
    const end = chunk.at(-1);
    if (!end) return;
    last = end.row;
    await yieldToEventLoop();
  }
}
