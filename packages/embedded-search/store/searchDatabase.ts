import type { SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import { layoutVersion, openFile } from "./openFile.ts";
import type { OpenFile } from "./openFile.ts";

export type Cells = SQLOutputValue[];

/** SQLite database of the search: indexes, records and full text. Rows are arrays of cells. */
export type SearchDatabase = {
  all: (sql: string, ...values: SQLInputValue[]) => Cells[];
  first: (sql: string, ...values: SQLInputValue[]) => Cells | undefined;
  /** Runs a statement; returns the id of the inserted row, if any. */
  run: (sql: string, ...values: SQLInputValue[]) => number;
  exec: (sql: string) => void;
  /** Runs the work in a transaction; a nested call joins the outer transaction. */
  transaction: <Result>(work: () => Result) => Result;
  close: () => void;
};

/** Schema version (SQLite's `user_version`). A newer file fails. */
const LAYOUT = 3;

const TABLES = `
create table if not exists search_index (
  name text primary key, primary_name text, is_virtual integer not null, store integer,
  settings text not null, created integer not null, updated integer not null
) strict;
create table if not exists store (
  id integer primary key autoincrement, generation integer not null, text_attributes text not null
) strict;
create table if not exists synonym (
  index_name text not null, object_id text not null, body text not null,
  primary key (index_name, object_id)
) strict;
create table if not exists note (name text primary key, value text not null) strict;
`;

const PRAGMAS = `
pragma journal_mode = wal;
pragma synchronous = normal;
pragma busy_timeout = 5000;
pragma cache_size = -16000;
pragma temp_store = memory;
`;

/** Texts of earlier layouts were folded otherwise: without attributes, a store rewrites its text. */
const REWRITE_TEXTS = "update store set text_attributes = '[]';";

/**
 * Opens the search database and creates missing tables.
 * @throws NewerDataError if a newer release created the file
 */
export function openSearchDatabase(file: string, open: OpenFile = openFile): SearchDatabase {
  const connection = open(file, { pragmas: PRAGMAS, isDisposable: true });
  const version = layoutVersion(connection, file, LAYOUT);
  // A write, even without a change, fails on a full disk.
  if (version !== LAYOUT) {
    const migration = version === 0 ? "" : REWRITE_TEXTS;
    connection.exec(`${TABLES} ${migration} pragma user_version = ${LAYOUT};`);
  }
  const statements = new Map<string, StatementSync>();

  function statement(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    const prepared = connection.prepare(sql);
    prepared.setReturnArrays(true);
    statements.set(sql, prepared);
    return prepared;
  }

  return {
    all: (sql, ...values) => statement(sql).all(...values) as unknown as Cells[],
    first: (sql, ...values) => statement(sql).get(...values) as unknown as Cells | undefined,
    run: (sql, ...values) => Number(statement(sql).run(...values).lastInsertRowid),
    exec(sql) {
      // A cached prepared statement would lock a table that is about to be dropped.
      statements.clear();
      connection.exec(sql);
    },
    transaction(work) {
      if (connection.isTransaction) return work();
      connection.exec("begin immediate");
      try {
        const result = work();
        connection.exec("commit");
        return result;
      } catch (reason) {
        // A full disk has ended the transaction already.
        if (connection.isTransaction) connection.exec("rollback");
        throw reason;
      }
    },
    close: () => connection.close(),
  };
}
