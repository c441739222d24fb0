import type { Settings } from "#server/embedded/search/settings.ts";
import type { StorePlace } from "./corpus.ts";
import { recordTableDdl } from "./recordTable.ts";
import type { SearchDatabase } from "./searchDatabase.ts";
import { dropTextTable, textTableDdl } from "./textTable.ts";

/** An index as it is kept: its own records, or those of the index it is a replica of. */
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

/** Every index there is. */
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

/** Keeps an index as it is now. */
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

/** Forgets an index; its records are a store's, which is removed by itself. */
export function deleteIndexRow(database: SearchDatabase, name: string): void {
  database.run("delete from search_index where name = ?", name);
  database.run("delete from synonym where index_name = ?", name);
}

/** Makes an empty store. */
export function createStore(database: SearchDatabase, textAttributes: string[]): StorePlace {
  const store = database.run(
    "insert into store (generation, text_attributes) values (1, ?)",
    JSON.stringify(textAttributes),
  );
  database.exec(recordTableDdl(store) + textTableDdl(store, 1));
  return { store, generation: 1, textAttributes };
}

/** Where a store is kept. */
export function placeOf(database: SearchDatabase, store: number): StorePlace {
  const found = database.first("select generation, text_attributes from store where id = ?", store);
  const [generation, attributes] = found ?? [1, '["*"]'];
  return {
    store,
    generation: Number(generation),
    textAttributes: JSON.parse(String(attributes)) as string[],
  };
}

/** Makes an empty table for a store's text of these attributes, in place of what an end left half done. */
export function nextText(
  database: SearchDatabase,
  { store, generation }: StorePlace,
  textAttributes: string[],
): StorePlace {
  const next = generation + 1;
  database.exec(dropTextTable(store, next) + textTableDdl(store, next));
  return { store, generation: next, textAttributes };
}

/** From now on this is the store's text, and the one before is gone. */
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

/** Removes a store and all that is in it. */
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
