import type { Settings } from "#search/settings.ts";
import type { StorePlace } from "./corpus.ts";
import { recordTableDdl } from "./recordTable.ts";
import type { SearchDatabase } from "./searchDatabase.ts";
import { dropTextTable, textTableDdl } from "./textTable.ts";

// SQL table of the stored indexes.

/** Stored index; a replica has no store of its own but uses that of its primary index. */
export type IndexRow = {
  name: string;
  primary: string | undefined;
  isVirtual: boolean;
  store: number | undefined;
  settings: Settings;
  created: number;
  updated: number;
};

const COLUMNS = "name, primary_name, is_virtual, store, settings, created, updated";

/** Reads all indexes. */
export function readIndexes(database: SearchDatabase): IndexRow[] {
  return database
    .all(`select ${COLUMNS} from search_index order by name`)
    .map(([name, primary, isVirtual, store, settings, created, updated]) => ({
      name: String(name),
      primary: primary === null ? undefined : String(primary),
      isVirtual: isVirtual === 1,
      store: store === null ? undefined : Number(store),
      settings: JSON.parse(String(settings)) as Settings,
      created: Number(created),
      updated: Number(updated),
    }));
}

/** Inserts or replaces an index. */
export function writeIndex(database: SearchDatabase, row: IndexRow): void {
  database.run(
    `insert or replace into search_index (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?)`,
    row.name,
    row.primary ?? null,
    row.isVirtual ? 1 : 0,
    row.store ?? null,
    JSON.stringify(row.settings),
    row.created,
    row.updated,
  );
}

/** Deletes an index and its synonyms, but not its store. */
export function deleteIndexRow(database: SearchDatabase, name: string): void {
  database.run("delete from search_index where name = ?", name);
  database.run("delete from synonym where index_name = ?", name);
}

/** Creates an empty store. */
export function createStore(database: SearchDatabase, textAttributes: string[]): StorePlace {
  const store = database.run(
    "insert into store (generation, text_attributes) values (1, ?)",
    JSON.stringify(textAttributes),
  );
  database.exec(recordTableDdl(store) + textTableDdl(store, 1));
  return { store, generation: 1, textAttributes };
}

/** Reads the location of a store. */
export function placeOf(database: SearchDatabase, store: number): StorePlace {
  const found = database.first("select generation, text_attributes from store where id = ?", store);
  const [generation, attributes] = found ?? [1, '["*"]'];
  return {
    store,
    generation: Number(generation),
    textAttributes: JSON.parse(String(attributes)) as string[],
  };
}

/** Creates an empty full-text table (next generation), replacing an interrupted attempt. */
export function nextText(
  database: SearchDatabase,
  { store, generation }: StorePlace,
  textAttributes: string[],
): StorePlace {
  const next = generation + 1;
  database.exec(dropTextTable(store, next) + textTableDdl(store, next));
  return { store, generation: next, textAttributes };
}

/** Makes a new full-text table current and drops the old one. */
export function adoptText(database: SearchDatabase, before: StorePlace, next: StorePlace): void {
  database.transaction(() => {
    database.run(
      "update store set generation = ?, text_attributes = ? where id = ?",
      next.generation,
      JSON.stringify(next.textAttributes),
      next.store,
    );
    database.exec(dropTextTable(before.store, before.generation));
  });
}

/** Drops a store with its tables. */
export function dropStore(database: SearchDatabase, { store, generation }: StorePlace): void {
  database.transaction(() => {
    database.exec(`${dropTextTable(store, generation)} drop table if exists record_${store};`);
    database.run("delete from store where id = ?", store);
  });
}

/** Copies a store's records into an empty one. */
export function copyRecords(database: SearchDatabase, from: number, to: number): void {
  database.run(
    `insert into record_${to} (object_id, body) select object_id, body from record_${from} order by row`,
  );
}
