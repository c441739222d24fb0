import type { SearchRecord } from "./record.ts";
import type { Settings } from "./settings.ts";
import type { Corpus } from "./store/corpus.ts";
import type { Indexes } from "./store/indexes.ts";
import type { SearchDatabase } from "./store/searchDatabase.ts";
import { yieldToEventLoop } from "./text/textIndex.ts";

// Sync of the product index with the shop's catalogue, from a queue of changed products.

/** A shop's catalogue, as far as its product index needs it; the embedded shop provides one. */
export type SourceCatalogue = {
  /** Identifies indexes, their shop and the format of their records; others are filled anew. */
  version: (indexes: readonly string[]) => string;
  /** Settings of the product index and its replicas, by name. */
  settings: (index: string) => ReadonlyMap<string, Settings>;
  synonyms: (index: string) => readonly { objectID: string }[];
  /** Prefix of the ids of these synonyms; others in the index stay. */
  synonymPrefix: string;
  /** Records changes that come with time, such as the end of a sale. */
  keepCurrent: () => void;
  /**
   * Returns a reader of an index's records for one batch, undefined for a product that search does
   * not list.
   */
  reader: (index: string) => (productId: number) => SearchRecord | undefined;
  /** Queue of the products whose records are stale. */
  changes: {
    /** Returns the next `count` ids of the queue. */
    some: (count: number) => number[];
    done: (ids: readonly number[]) => void;
    /** Queues every product, and the given ids in addition. */
    noteAll: (ids: Iterable<number>) => void;
    /** True if the queue was just created, so earlier changes are unknown. */
    isNew: boolean;
  };
};

/** Product index of a shop; both functions index the changed products. */
export type CatalogueIndex = {
  /**
   * Indexes changed products and resolves when the index may be queried: after all changes if they
   * are few, on the first call, and while the index was never filled completely; otherwise at once,
   * and the changes are indexed in the background.
   */
  current: () => Promise<void>;
  /** Resolves when the index has no stale record. */
  whole: () => Promise<void>;
};

/** Products indexed before yielding to the event loop, and the most that a query waits for. */
const CHUNK = 100;

/** True if the stored record equals the new one. */
const isUnchanged = (corpus: Corpus, objectID: string, body: string) =>
  JSON.stringify(corpus.records.readById(objectID)) === body;

/**
 * Opens the product indexes of a catalogue, one for each language and currency; `isOver` is true once
 * the search is being closed.
 */
export function indexCatalogue(
  catalogue: SourceCatalogue,
  { database, indexes }: { database: SearchDatabase; indexes: Indexes },
  { indexes: names, isOver }: { indexes: readonly string[]; isOver: () => boolean },
): CatalogueIndex {
  const { changes } = catalogue;
  const wanted = catalogue.version(names);
  const noted = () =>
    database.first("select value from note where name = 'catalogue'")?.[0] === wanted;
  let isFilled = noted();
  let running: Promise<void> | undefined;
  let isSet = false;

  function setSynonyms(index: string): void {
    database.transaction(() => {
      const own = `${catalogue.synonymPrefix}%`;
      database.run("delete from synonym where index_name = ? and object_id like ?", index, own);
      for (const synonym of catalogue.synonyms(index)) {
        const row = [index, synonym.objectID, JSON.stringify(synonym)];
        database.run("insert into synonym (index_name, object_id, body) values (?, ?, ?)", ...row);
      }
    });
  }

  async function setIndex(index: string): Promise<void> {
    for (const [name, settings] of catalogue.settings(index)) {
      const before: Settings | undefined = indexes.all().find((row) => row.name === name)?.settings;
      if (JSON.stringify(before) !== JSON.stringify(settings)) {
        await indexes.setSettings(name, settings);
      }
    }
    setSynonyms(index);
    const { records } = await indexes.find(index).family.corpus();
    if (!isFilled || changes.isNew) changes.noteAll(numbersIn(records));
  }

  async function set(): Promise<void> {
    for (const index of names) await setIndex(index);
    isSet = true;
  }

  /** Reindexes the next chunk of changed products; returns false if there was none. */
  function takeSome(held: readonly Corpus[] = []): Promise<boolean> | boolean {
    const next = names[held.length];
    // All indexes are held: no product changes between the first and the last.
    if (next !== undefined) {
      return indexes.writable(next).family.change((corpus) => takeSome([...held, corpus]));
    }
    const ids = changes.some(CHUNK);
    if (ids.length === 0) return false;
    database.transaction(() => {
      for (const [at, corpus] of held.entries()) {
        const read = catalogue.reader(names[at] ?? "");
        for (const id of ids) {
          const record = read(id);
          if (!record) corpus.remove(String(id));
          else if (!isUnchanged(corpus, record.objectID, JSON.stringify(record)))
            corpus.put(record);
        }
      }
    });
    // Dequeued last, so that a chunk interrupted by a shutdown is indexed again.
    changes.done(ids);
    return true;
  }

  async function takeAll(): Promise<void> {
    if (!isSet) await set();
    while (!isOver() && (await takeSome())) await yieldToEventLoop();
    if (isFilled || isOver()) return;
    database.run("insert or replace into note (name, value) values ('catalogue', ?)", wanted);
    isFilled = true;
  }

  const whole = () => (running ??= takeAll().finally(() => (running = undefined)));

  return {
    whole,
    async current() {
      catalogue.keepCurrent();
      if (!isSet || !isFilled) return whole();
      const old = changes.some(CHUNK + 1).length;
      if (old === 0) return;
      const all = whole();
      // Many changes are indexed in the background; a failure there is not this query's error.
      if (old <= CHUNK) await all;
      else all.catch(() => {});
    },
  };
}

/** Yields the numeric objectIDs of a store: products that may have been deleted since. */
function* numbersIn(records: Corpus["records"]): Generator<number> {
  for (let last = 0; ;) {
    const chunk = records.after(last, CHUNK);
    for (const { record } of chunk) {
      if (/^\d{1,15}$/.test(record.objectID)) yield Number(record.objectID);
    }
    const end = chunk.at(-1);
    if (!end) return;
    last = end.row;
  }
}
