import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import { searchWords } from "#shop/catalogue/foldedText.ts";
import type { DemoWords } from "#shop/demoWords.ts";
import { layoutVersion } from "#shop/layoutVersion.ts";
import { openFile } from "#shop/openFile.ts";
import type { OpenFile } from "#shop/openFile.ts";
import type { Row } from "./columns.ts";
import { ADDED, DDL, LAYOUT_VERSION } from "./ddl.ts";
import { language } from "../../words/language.ts";

// SQLite database of the shop: tables, prepared statements and transactions.

export type Parameters = SQLInputValue[] | [Record<string, SQLInputValue>];

export type Database = {
  /**
   * Returns all rows of a query; parameters are values in order, or one object for `:named` ones.
   */
  all(sql: string, ...parameters: Parameters): readonly Row[];
  first(sql: string, ...parameters: Parameters): Row | undefined;
  run(sql: string, ...parameters: Parameters): { changes: number; lastId: number };
  /** Runs work in a transaction; inside another one it becomes part of that. */
  transaction<Result>(work: () => Result): Result;
  /**
   * Runs reads that see one state of the database. Rows that were read in the same state before are
   * reused. A write ends the state; inside a transaction the reads are part of that.
   */
  snapshot<Result>(work: () => Result): Result;
  /** True if rows have other words than the tables, in the language at hand. */
  isTranslated(): boolean;
  close(): void;
};

/** Number of queries whose rows are kept for later snapshots of the same state. */
const MOST_KNOWN = 2000;

/** WAL with synchronous=NORMAL: a killed process loses nothing it committed. */
const PRAGMAS = `
pragma journal_mode = wal;
pragma synchronous = normal;
pragma foreign_keys = on;
pragma busy_timeout = 5000;
pragma cache_size = -32000;
pragma temp_store = memory;
`;

/** Columns whose texts are shown, in the language at hand. */
const SHOWN = `name title label description short_description content alt button_text
  author`.split(/\s+/);

/** Replaces the texts of a row that was just read. */
function translate(row: Row, words: DemoWords): Row {
  for (const column of SHOWN) {
    const text = row[column];
    if (typeof text === "string") row[column] = words.get(text) ?? text;
  }
  return row;
}

/**
 * Opens the shop's database, creating its tables on the first start.
 * @param file a path, or ":memory:"
 * @param wordsAtHand returns the words that rows have instead of the stored ones
 * @throws NewerDataError when a newer release laid the file out
 */
export function openDatabase(
  file: string,
  open: OpenFile = openFile,
  wordsAtHand: () => DemoWords | undefined = () => undefined,
): Database {
  const connection = open(file, { pragmas: PRAGMAS });
  createTables(connection, file);
  connection.exec(ADDED);
  const statements = new Map<string, StatementSync>();
  const known = new LRUCache<string, { rows: unknown }>({ max: MOST_KNOWN });
  let knownVersion: unknown;
  let isSnapshot = false;
  // Queries sort by what is shown, and search in it.
  const shown = (text: unknown) => wordsAtHand()?.get(String(text)) ?? String(text);
  connection.function("shown", shown);
  connection.function("folded", { varargs: true }, (...texts) => searchWords(...texts.map(shown)));

  function statement(sql: string): StatementSync {
    const earlier = statements.get(sql);
    if (earlier) return earlier;
    const prepared = connection.prepare(sql);
    statements.set(sql, prepared);
    return prepared;
  }

  function beginSnapshot(): void {
    connection.exec("begin");
    isSnapshot = true;
    // Another connection has written since; writes of this one forget the rows themselves.
    const version = statement("pragma data_version").get()?.data_version;
    if (version !== knownVersion) known.clear();
    knownVersion = version;
  }

  function endSnapshot(): void {
    if (!isSnapshot) return;
    isSnapshot = false;
    connection.exec("commit");
  }

  function beforeWrite(): void {
    endSnapshot();
    known.clear();
  }

  /** Reads a query's rows, or reuses those of this state. */
  function read<Rows>(kind: "all" | "first", sql: string, parameters: Parameters, run: () => Rows) {
    if (!isSnapshot) return run();
    const key = `${kind} ${language()} ${sql} ${JSON.stringify(parameters)}`;
    const found = known.get(key);
    if (found) return found.rows as Rows;
    const rows = run();
    known.set(key, { rows });
    return rows;
  }

  return {
    all: (sql, ...parameters) =>
      read("all", sql, parameters, () => {
        const rows = statement(sql).all(...bound(parameters));
        const words = wordsAtHand();
        return words ? rows.map((row) => translate(row, words)) : rows;
      }),
    first: (sql, ...parameters) =>
      read("first", sql, parameters, () => {
        const row = statement(sql).get(...bound(parameters));
        const words = wordsAtHand();
        return row && words ? translate(row, words) : row;
      }),
    run(sql, ...parameters) {
      beforeWrite();
      const { changes, lastInsertRowid } = statement(sql).run(...bound(parameters));
      return { changes: Number(changes), lastId: Number(lastInsertRowid) };
    },
    transaction(work) {
      beforeWrite();
      return inTransaction(connection, work);
    },
    snapshot(work) {
      if (connection.isTransaction) return work();
      try {
        beginSnapshot();
        return work();
      } finally {
        endSnapshot();
      }
    },
    isTranslated: () => wordsAtHand() !== undefined,
    close: () => connection.close(),
  };
}

/** The driver wants named values first, then those in order; a query here has one kind. */
function bound(parameters: Parameters): [Record<string, SQLInputValue>, ...SQLInputValue[]] {
  return isNamed(parameters) ? parameters : [{}, ...parameters];
}

function isNamed(parameters: Parameters): parameters is [Record<string, SQLInputValue>] {
  const [first] = parameters;
  return typeof first === "object" && first !== null && !ArrayBuffer.isView(first);
}

function createTables(connection: DatabaseSync, file: string): void {
  if (layoutVersion(connection, file, LAYOUT_VERSION) === LAYOUT_VERSION) return;
  connection.exec(`begin immediate; ${DDL} pragma user_version = ${LAYOUT_VERSION}; commit;`);
}

function inTransaction<Result>(connection: DatabaseSync, work: () => Result): Result {
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
}
