import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { isDiskFull } from "./diskSpace.ts";

// Opener of SQLite files that copes with a full disk.

/** Settings of a SQLite file. */
type SqliteOptions = {
  /** Pragmas of each connection. */
  pragmas: string;
  /** True if its content can be rebuilt: on a full disk a new one is then created in memory. */
  isDisposable?: boolean;
};

/** Opens a connection to a SQLite file, which is created if missing. */
export type OpenSqlite = (file: string, options: SqliteOptions) => DatabaseSync;

/**
 * Exclusive mode: the index of the WAL file is in the memory of this process and takes no disk
 * space. No other process can open the file. Writes succeed again as soon as there is space.
 */
const EXCLUSIVE = "pragma locking_mode = exclusive;";

const isEmpty = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;

/**
 * Time to wait for another process's lock, in milliseconds. It counts for the first pragma, too: of
 * two servers that start at once with a new folder, one turns the file into a WAL file.
 */
const BUSY_MS = 5_000;

/** Opens a connection that can read; closes it if it cannot. */
function connect(file: string, pragmas: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    connection.exec(pragmas);
    connection.prepare("select count(*) from sqlite_schema").get();
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Creates the function that opens the server's SQLite files. On a full disk SQLite cannot open a
 * WAL file in the usual way, not even to read it: the file is then opened in exclusive mode.
 * @param onFullDisk called with the error of the full disk
 */
export const createSqliteOpener =
  ({ onFullDisk = () => {} }: { onFullDisk?: (error: unknown) => void } = {}): OpenSqlite =>
  (file, { pragmas, isDisposable = false }) => {
    try {
      return connect(file, pragmas);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      onFullDisk(error);
      const isInMemory = isDisposable && isEmpty(file);
      return isInMemory ? connect(":memory:", pragmas) : connect(file, EXCLUSIVE + pragmas);
    }
  };
