import type { SearchRecord } from "#search/record.ts";
import type { SearchDatabase } from "./searchDatabase.ts";

// SQL table of search records, as JSON by row id and objectID.

/** A record with its row id, which is never reused. */
export type StoredRecord = { row: number; record: SearchRecord };

/** Reads and writes one store's records. */
export type RecordTable = {
  insert: (record: SearchRecord) => number;
  remove: (row: number) => void;
  rowOf: (objectID: string) => number | undefined;
  read: (row: number) => SearchRecord | undefined;
  readById: (objectID: string) => SearchRecord | undefined;
  /** Returns up to `count` rows after `row`, in order. */
  after: (row: number, count: number) => StoredRecord[];
  clear: () => void;
};

/** SQL that creates a store's table. */
export const recordTableDdl = (store: number): string => `
create table if not exists record_${store} (
  row integer primary key autoincrement, object_id text not null unique, body text not null
) strict;`;

const parsed = (body: unknown) => JSON.parse(String(body)) as SearchRecord;

/** Opens a store's record table. */
export function recordTable(database: SearchDatabase, store: number): RecordTable {
  const table = `record_${store}`;
  return {
    insert: (record) =>
      database.run(
        `insert into ${table} (object_id, body) values (?, ?)`,
        record.objectID,
        JSON.stringify(record),
      ),
    remove: (row) => void database.run(`delete from ${table} where row = ?`, row),
    rowOf(objectID) {
      const found = database.first(`select row from ${table} where object_id = ?`, objectID);
      return found && Number(found[0]);
    },
    read(row) {
      const found = database.first(`select body from ${table} where row = ?`, row);
      return found && parsed(found[0]);
    },
    readById(objectID) {
      const found = database.first(`select body from ${table} where object_id = ?`, objectID);
      return found && parsed(found[0]);
    },
    after: (row, count) =>
      database
        .all(`select row, body from ${table} where row > ? order by row limit ?`, row, count)
        .map(([number, body]) => ({ row: Number(number), record: parsed(body) })),
    clear: () => void database.run(`delete from ${table}`),
  };
}
