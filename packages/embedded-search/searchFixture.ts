import type { IndexQuery } from "./query/findSlots.ts";
import { withParameters } from "./query/parameters.ts";
import type { Synonym } from "./query/synonyms.ts";
import type { SearchRecord } from "./record.ts";
import type { Settings } from "./settings.ts";
import { openIndexes } from "./store/indexes.ts";
import { openSearchDatabase } from "./store/searchDatabase.ts";

// Test fixture: a search index in memory, with functions to save and query records.

/** Opens an index "goods" of these records. */
export async function openGoods(records: readonly SearchRecord[], settings: Settings = {}) {
  const database = openSearchDatabase(":memory:");
  const indexes = openIndexes(database, () => 0);
  await indexes.setSettings("goods", settings);
  const index = indexes.find("goods");
  const save = (...saved: SearchRecord[]) =>
    index.family.change((corpus) => {
      for (const record of saved) corpus.put(record);
    });
  await save(...records);

  /** Returns a query to the index, with its current records. */
  async function queryOf(
    parameters: Settings = {},
    synonyms: readonly Synonym[] = [],
  ): Promise<IndexQuery> {
    const merged = withParameters(indexes.find("goods").settings, parameters);
    const corpus = await index.family.corpus();
    return { corpus, settings: merged, isVirtual: false, synonyms };
  }

  /** Returns the objectIDs of the records in some slots, in their order. */
  const idsIn = ({ corpus }: IndexQuery, slots: Iterable<number>): string[] =>
    Array.from(slots, (slot) => corpus.records.read(corpus.rows[slot] ?? 0)?.objectID ?? "dead");

  return { database, indexes, index, save, queryOf, idsIn };
}

/** Returns records with the ids 1, 2, 3 … */
export const numbered = (...records: Record<string, unknown>[]): SearchRecord[] =>
  records.map((record, place) => ({ objectID: String(place + 1), ...record }));
